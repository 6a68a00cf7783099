import { type FormEvent, useState } from "react";
import { CAPACITY_MAX } from "#contract/values/referral.ts";
import type { ReferrerProfile, ReferrerSettings as Settings } from "#contract/schemas/referral.ts";
import { longDate } from "#web/model/dates.ts";
import { useFilterOptions } from "#web/model/use-filter-options.ts";
import { referralCalls } from "#web/features/referrals/links/referral-calls.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { MultiSelect } from "#web/ui/select/multi-select.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useReferralAction } from "#web/features/referrals/requests/referral-action.tsx";

const LANGUAGES = "ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr uk ur vi zh".split(
  " ",
);
const names = new Intl.DisplayNames("en", { type: "language" });

/** Which requests a referrer gets, how many a week, and the name seekers see. */
export function ReferrerSettings({ referrer }: { referrer: ReferrerProfile }) {
  const [draft, setDraft] = useState<Settings>(() => ({
    displayName: referrer.displayName,
    weeklyCapacity: referrer.weeklyCapacity,
    roles: referrer.roles,
    onlyRoles: referrer.onlyRoles,
    languages: referrer.languages,
    paused: referrer.paused,
    awayUntil: referrer.awayUntil,
  }));
  const { options, approach } = useFilterOptions();
  const { busy, run } = useReferralAction();
  const change = (part: Partial<Settings>) => setDraft((before) => ({ ...before, ...part }));
  async function save(event: FormEvent) {
    event.preventDefault();
    await run(referralCalls.settings, draft);
  }
  return (
    <div className="grid gap-4 border-t border-line p-5 max-md:p-4">
      <form className="grid gap-4" onSubmit={(event) => void save(event)}>
        <MultiSelect
          label="Roles you refer for"
          placeholder="Any role"
          filterPlaceholder="Type to filter the roles"
          emptyHint="Try another word."
          options={options?.roleTitles.map(({ value, label }) => ({ value, label })) ?? null}
          onApproach={approach}
          values={draft.roles}
          onChange={(roles) => change({ roles })}
        />
        <Checkbox
          label="Only roles I can vouch for"
          hint={draft.roles.length === 0 ? "Choose the roles first" : "Requests for other roles don’t reach you"}
          checked={draft.onlyRoles && draft.roles.length > 0}
          disabled={draft.roles.length === 0}
          onChange={(event) => change({ onlyRoles: event.target.checked })}
        />
        <MultiSelect
          label="Languages"
          placeholder="Not stated"
          filterPlaceholder="Type to filter the languages"
          emptyHint="Try another word."
          options={LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))}
          values={draft.languages}
          onChange={(languages) => change({ languages })}
        />
        <TextField
          label="Requests a week"
          type="number"
          min={1}
          max={CAPACITY_MAX}
          required
          value={draft.weeklyCapacity}
          onChange={(event) => change({ weeklyCapacity: Number(event.target.value) })}
        />
        <TextField
          label="Name to show when you accept"
          hint="Leave empty to show your account name"
          maxLength={100}
          value={draft.displayName}
          onChange={(event) => change({ displayName: event.target.value })}
        />
        <Checkbox
          label="Pause requests"
          hint="You keep the requests you’ve accepted"
          checked={draft.paused}
          onChange={(event) => change({ paused: event.target.checked })}
        />
        <TextField
          label="Away until"
          type="date"
          hint="You get no new requests before that day"
          value={draft.awayUntil ?? ""}
          onChange={(event) => change({ awayUntil: event.target.value === "" ? null : event.target.value })}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy} busyLabel="Saving...">
            Save
          </Button>
          <Button variant="quiet" busy={busy} onClick={() => void run(referralCalls.leave)}>
            Stop being a referrer
          </Button>
        </div>
      </form>
      <p className="border-t border-line pt-3 text-meta text-ink-3">
        Verified at {referrer.domain} until {longDate(referrer.verifiedUntil)}.
      </p>
    </div>
  );
}
