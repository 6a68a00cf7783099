import { ChevronDown } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ReferrerProfile } from "#contract/schemas/referral.ts";
import { ALIAS_MAX, WISHES_MAX } from "#contract/values/referral.ts";
import { referralCalls } from "#web/features/referrals/links/referral-calls.ts";
import { useReferralAction } from "#web/features/referrals/requests/referral-action.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** The card of a referrer: a public page for their own website or profile, which they make, change and revoke. */
export function ReferrerCard({ referrer: { card, company } }: { referrer: ReferrerProfile }) {
  const { busy, run } = useReferralAction();
  const [alias, setAlias] = useState(card?.alias ?? "");
  const [wishes, setWishes] = useState(card?.wishes ?? "");
  const [credited, setCredited] = useState(card?.credited ?? false);
  const [copied, setCopied] = useState(false);
  function save(event: FormEvent) {
    event.preventDefault();
    void run(referralCalls.card, { alias, wishes, credited });
  }
  return (
    <Panel padding="none">
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center justify-between px-5 font-heading text-title font-semibold max-md:px-4">
          Your card
          <Icon of={ChevronDown} />
        </summary>
        <div className="grid gap-4 border-t border-line p-5 max-md:p-4">
          <p className="text-ui text-ink-2">
            A link for your own website or profile. Everybody who has it reads that somebody at {company.name} refers
            people, and how you like to be asked. Requests that begin there reach you first.
          </p>
          {card !== null && (
            <div className="flex flex-wrap items-end gap-2">
              <TextField
                size="base"
                className="flex-1"
                label="Link to your card"
                readOnly
                value={card.link}
                onFocus={(event) => event.target.select()}
              />
              <Button
                variant="primary"
                onClick={() => void navigator.clipboard.writeText(card.link).then(() => setCopied(true))}
              >
                {copied ? "Link copied" : "Copy the link"}
              </Button>
            </div>
          )}
          <form className="grid gap-4" onSubmit={save}>
            <TextField
              label="Name or alias on the card"
              hint="Leave empty to show no name"
              maxLength={ALIAS_MAX}
              value={alias}
              onChange={(event) => setAlias(event.target.value)}
            />
            <TextArea
              label="How you like to be asked"
              hint="Everybody can read it. Addresses, links and numbers are masked."
              maxLength={WISHES_MAX}
              value={wishes}
              onChange={(event) => setWishes(event.target.value)}
            />
            <Checkbox
              label={`Credit me by this name on the page of ${company.name}`}
              hint={
                alias.trim() === ""
                  ? "Choose a name or alias first"
                  : "Once a referral of yours is confirmed, and while at least five people there refer"
              }
              checked={credited && alias.trim() !== ""}
              disabled={alias.trim() === ""}
              onChange={(event) => setCredited(event.target.checked)}
            />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" variant={card === null ? "primary" : "outline"} busy={busy} busyLabel="Saving...">
                {card === null ? "Make the card" : "Save the card"}
              </Button>
              {card !== null && (
                <Button variant="quiet" busy={busy} onClick={() => void run(`${referralCalls.card}/revoke`)}>
                  Revoke the card
                </Button>
              )}
            </div>
          </form>
        </div>
      </details>
    </Panel>
  );
}
