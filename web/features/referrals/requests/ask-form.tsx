import { type FormEvent, useState } from "react";
import { NOTE_MAX } from "#contract/values/referral.ts";
import type { RequestCheckResponse } from "#contract/schemas/referral.ts";
import type { InviteResponse } from "#contract/schemas/referral-invitation.ts";
import { LABEL_MAX } from "#contract/values/referral-invitation.ts";
import { CountryOptions, useCountryList, useHomeCountry } from "#web/features/preferences/country-select.tsx";
import { forgetCard, keptCard } from "#web/features/referrals/cards/kept-card.ts";
import { api } from "#web/api/api-paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { missingEvidence } from "./missing-evidence.ts";
import { referralFailure, sendInvitation, sendReferral } from "./referral-api.ts";

interface Draft {
  why: string;
  evidence: string;
  link: string;
  country: string;
  notApplied: boolean;
  eligible: boolean;
  /** Of an invitation: whom it is for, where we mail it, and whether both may count as connections. */
  label: string;
  email: string;
  connect: boolean;
}

interface DraftFieldsProps {
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
}

/** The checklist and the note of a new referral request, or of an invitation to somebody the seeker knows. */
export function AskForm({
  check,
  onSent,
  onInvited,
}: {
  check: RequestCheckResponse;
  onSent: () => void;
  /** Makes the form one of an invitation. */
  onInvited?: (invitation: InviteResponse, mailed: boolean) => void;
}) {
  const [home] = useHomeCountry();
  const [draft, setDraft] = useState<Draft>({
    why: "",
    evidence: "",
    link: "",
    country: home ?? "",
    notApplied: false,
    eligible: false,
    label: "",
    email: "",
    connect: false,
  });
  const [card] = useState(() => (onInvited ? undefined : keptCard(check.company.slug)));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const change = (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes }));

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const { link, label, email, connect, ...rest } = draft;
      const body = { jobId: check.job.id, ...rest, links: [link] };
      if (onInvited) {
        const mail = email.trim() === "" ? {} : { email };
        onInvited(await sendInvitation({ ...body, label, connect, ...mail }), email.trim() !== "");
        return;
      }
      await sendReferral(api.referrals, { ...body, ...(card !== undefined && { card }) });
      forgetCard();
      onSent();
    } catch (failure) {
      setError(referralFailure(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)}>
      {onInvited && <ContactFields draft={draft} change={change} />}
      <NoteFields draft={draft} change={change} />
      <MissingEvidence draft={draft} requirements={check.requirements} />
      <EligibilityFields draft={draft} change={change} />
      {card !== undefined && (
        <p className="text-ui text-ink-2">The person whose card you opened is asked first, if they can be asked.</p>
      )}
      {error !== undefined && (
        <p role="alert" className="text-ui text-negative">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={busy}
          busyLabel="Sending..."
          disabled={charactersLeft(draft) < 0}
        >
          {onInvited ? "Make the invitation" : "Send request"}
        </Button>
        <p className="flex-1 basis-56 text-meta text-ink-3">
          {onInvited
            ? "Costs no credit, and nobody else is asked."
            : `Holds 1 of your ${check.freeCredits} credits. You get it back if nobody answers. Referrals never cost money.`}
        </p>
      </div>
    </form>
  );
}

function ContactFields({ draft, change }: DraftFieldsProps) {
  return (
    <>
      <TextField
        label="Whom do you invite?"
        required
        maxLength={LABEL_MAX}
        hint="Only you see this"
        value={draft.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <TextField
        label="Their email address (optional)"
        type="email"
        hint="We send one email with your name and the link. Otherwise send the link yourself."
        value={draft.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <Checkbox
        label="Count us as connections if they agree"
        checked={draft.connect}
        onChange={(event) => change({ connect: event.target.checked })}
      />
    </>
  );
}

function NoteFields({ draft, change }: DraftFieldsProps) {
  const left = charactersLeft(draft);
  return (
    <>
      <TextArea
        label="Why this role?"
        required
        rows={3}
        value={draft.why}
        onChange={(event) => change({ why: event.target.value })}
      />
      <TextArea
        label="Evidence for its top requirements"
        required
        rows={3}
        hint={`${left} characters left for both. Names and contact details are masked until somebody accepts.`}
        value={draft.evidence}
        error={left < 0 ? `Please shorten by ${-left} characters` : undefined}
        onChange={(event) => change({ evidence: event.target.value })}
      />
      <TextField
        label="Link to your profile or CV"
        type="url"
        required
        placeholder="https://"
        hint="Shown once a referrer accepts"
        value={draft.link}
        onChange={(event) => change({ link: event.target.value })}
      />
    </>
  );
}

/** What the posting asks for and the note leaves out. */
function MissingEvidence({ draft, requirements }: { draft: Draft } & Pick<RequestCheckResponse, "requirements">) {
  if (requirements.length === 0) return null;
  const missing = missingEvidence(`${draft.why}\n${draft.evidence}`, requirements);
  return (
    <p role="status" className="text-ui text-ink-2">
      {missing.length === 0
        ? "Your note speaks of each top requirement that we found in the posting."
        : `The posting asks for these, and your note doesn’t mention them yet: ${missing.join(", ")}.`}
    </p>
  );
}

function EligibilityFields({ draft, change }: DraftFieldsProps) {
  const countries = useCountryList();
  return (
    <>
      <Field id="ask-country" label="You live in">
        <NativeSelect
          id="ask-country"
          size="large"
          required
          value={draft.country}
          onChange={(event) => change({ country: event.target.value })}
        >
          <CountryOptions list={countries} none="Choose a country" />
        </NativeSelect>
      </Field>
      <div className="grid gap-2">
        <Checkbox
          label="I have not applied for this job yet"
          required
          checked={draft.notApplied}
          onChange={(event) => change({ notApplied: event.target.checked })}
        />
        <Checkbox
          label="The job can be done from my country"
          required
          checked={draft.eligible}
          onChange={(event) => change({ eligible: event.target.checked })}
        />
      </div>
    </>
  );
}

function charactersLeft({ why, evidence }: Draft): number {
  return NOTE_MAX - why.length - evidence.length;
}
