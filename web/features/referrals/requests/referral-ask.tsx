import { BellRing, CircleCheck, UserRoundX } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { NOTE_MAX } from "#contract/values/referral.ts";
import type { RequestCheckResponse } from "#contract/schemas/referral.ts";
import { figuresText } from "#web/features/referrals/company-figures.ts";
import { countryCodes, countryName } from "#web/model/countries.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { referralFailure, sendReferral, useRequestCheck } from "./referral-api.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useHomeCountry } from "#web/features/preferences/country-select.tsx";

/** Request Referral: whether you can ask, the checklist and the note. */
export function ReferralAsk({
  jobId,
  open,
  onOpenChange,
}: {
  jobId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const check = useRequestCheck(jobId);
  const [sent, setSent] = useState(false);
  const refusal = check.data?.refusal ?? null;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Request Referral">
      {check.isPending && <Spinner label="Loading" />}
      {check.isError && <p role="alert">{referralFailure(check.error)}</p>}
      {check.data && (
        <div className="grid gap-4">
          <div>
            <p className="font-semibold wrap-anywhere">{check.data.job.role}</p>
            <p className="text-ui text-ink-2">
              {check.data.company.name} · {figuresText(check.data.figures)}
              {check.data.figures.freeSlots !== null && ` · ${slots(check.data.figures.freeSlots)}`}
            </p>
          </div>
          {sent ? (
            <Notice variant="positive" icon={CircleCheck}>
              <b className="font-semibold">Your request is on its way.</b> Please don’t apply yourself until it is
              answered. <Link to={paths.referrals}>Track its deadline</Link>.
            </Notice>
          ) : refusal === null ? (
            <AskForm check={check.data} onSent={() => setSent(true)} />
          ) : (
            <Refused check={check.data} refusal={refusal} />
          )}
        </div>
      )}
    </Dialog>
  );
}

function slots(free: number): string {
  return free === 0
    ? "no free place this week, you would wait"
    : free === 1
      ? "1 free place this week"
      : `${free} free places this week`;
}

function Refused({ check, refusal }: { check: RequestCheckResponse; refusal: { code: string; message: string } }) {
  const [watching, setWatching] = useState(check.watching);
  const [copied, setCopied] = useState(false);
  const waits = refusal.code === "no-referrers";
  return (
    <>
      <Notice variant="caution" icon={UserRoundX}>
        {refusal.message}
      </Notice>
      {waits && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            aria-pressed={watching}
            onClick={() => {
              setWatching(!watching);
              void sendReferral(api.referralWatch, { company: check.company.slug, watch: !watching });
            }}
          >
            <BellRing aria-hidden className="size-4" strokeWidth={1.75} />
            {watching ? "We’ll email you" : "Email me when someone joins"}
          </Button>
          <Button
            onClick={() =>
              void navigator.clipboard.writeText(window.location.origin + paths.referrals).then(() => setCopied(true))
            }
          >
            {copied ? "Link copied" : "Invite someone who works there"}
          </Button>
        </div>
      )}
    </>
  );
}

function AskForm({ check, onSent }: { check: RequestCheckResponse; onSent: () => void }) {
  const [home] = useHomeCountry();
  const [why, setWhy] = useState("");
  const [evidence, setEvidence] = useState("");
  const [link, setLink] = useState("");
  const [country, setCountry] = useState(home ?? "");
  const [notApplied, setNotApplied] = useState(false);
  const [eligible, setEligible] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [countries, setCountries] = useState<{ code: string; name: string }[]>([]);
  useEffect(() => {
    setCountries(
      countryCodes
        .map((code) => ({ code, name: countryName(code) }))
        .sort((one, other) => one.name.localeCompare(other.name, "en")),
    );
  }, []);
  const left = NOTE_MAX - why.length - evidence.length;

  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await sendReferral(api.referrals, {
        jobId: check.job.id,
        why,
        evidence,
        links: [link],
        country,
        notApplied,
        eligible,
      });
      onSent();
    } catch (failure) {
      setError(referralFailure(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)}>
      <TextArea label="Why this role?" required rows={3} value={why} onChange={(event) => setWhy(event.target.value)} />
      <TextArea
        label="Evidence for its top requirements"
        required
        rows={3}
        hint={`${left} characters left for both. Names and contact details are masked until somebody accepts.`}
        value={evidence}
        error={left < 0 ? `Please shorten by ${-left} characters` : undefined}
        onChange={(event) => setEvidence(event.target.value)}
      />
      <TextField
        label="Link to your profile or CV"
        type="url"
        required
        placeholder="https://"
        hint="Shown once a referrer accepts"
        value={link}
        onChange={(event) => setLink(event.target.value)}
      />
      <Field id="ask-country" label="You live in">
        <NativeSelect
          id="ask-country"
          size="large"
          required
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        >
          <option value="">Choose a country</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid gap-2">
        <Checkbox
          label="I have not applied for this job yet"
          required
          checked={notApplied}
          onChange={(event) => setNotApplied(event.target.checked)}
        />
        <Checkbox
          label="The job can be done from my country"
          required
          checked={eligible}
          onChange={(event) => setEligible(event.target.checked)}
        />
      </div>
      {error !== undefined && (
        <p role="alert" className="text-ui text-negative">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Sending..." disabled={left < 0}>
          Send request
        </Button>
        <p className="flex-1 text-meta text-ink-3">
          Holds 1 of your {check.freeCredits} credits. It comes back if nobody answers; no money ever passes.
        </p>
      </div>
    </form>
  );
}
