import { type SyntheticEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { brand } from "#contract/values/brand.ts";
import type { LookedUpJob, LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { exactTime } from "#web/model/dates.ts";
import { MissingPage, WaitingPage } from "#web/shell/deferred/not-found.tsx";
import { problemOf, restOf, type Wrong } from "#web/api/forms/wrong-field.ts";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { Button } from "#web/ui/base/button.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { deskPaths } from "../desk-paths.ts";
import { FoundCompany } from "./found-company.tsx";
import { FormFailure } from "../form-failure.tsx";
import { ReasonField } from "../reason-field.tsx";
import { lookUp, openCase, useLookUps } from "./use-look-ups.ts";

/** For operators: find one account or job, with a reason that stays in a log. */
export function LookUpPage() {
  const { state, load } = useLookUps();
  if (state === "loading") return <WaitingPage />;
  if (state === "missing") return <MissingPage />;
  return (
    <div className="wrap pt-8">
      <title>{`Look up – ${brand.name}`}</title>
      <header className="border-b border-line pb-6">
        <h1>Look up</h1>
        <p className="mt-1 max-w-[51em] text-ink-2">
          Find an account by its whole e-mail address, a job by its link or words of its title, a company by its link,
          or what an address on a domain proves. Closed and removed jobs are found too. People’s names and addresses
          stay masked, and every look-up stays in the log below. <Link to={deskPaths.desk}>Cases</Link>
        </p>
      </header>
      <LookUpForm onDone={load} />
      {state === "failed" ? (
        <PageFailure what="The log of look-ups" rest="Nothing is lost." retry={load} />
      ) : (
        <LookUpLog entries={state.data} />
      )}
    </div>
  );
}

function LookUpForm({ onDone }: { onDone: () => void }) {
  const [about, setAbout] = useState("");
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  /** Another value for each failed try, so that each leads to the first wrong field. */
  const [tries, setTries] = useState(0);
  const form = useFocusWrong(tries);
  const [found, setFound] = useState<LookUpResponse["data"] | null>(null);
  const navigate = useNavigate();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
    setWrong(null);
    setTries((count) => count + 1);
    if (isBusy || about.trim() === "" || reason.trim() === "") return;
    setBusy(true);
    setFound(null);
    const answer = await lookUp({ about, reason });
    if ("wrong" in answer) fail(answer.wrong);
    else {
      setFound(answer.data);
      onDone();
    }
    setBusy(false);
  }
  function fail(failure: Wrong) {
    setWrong(failure);
    setTries((count) => count + 1);
  }
  async function decideAbout() {
    const opened = await openCase({ about, reason });
    if ("wrong" in opened) fail(opened.wrong);
    else void navigate(deskPaths.shownCase(opened.id));
  }
  return (
    <form ref={form} className="mt-6 grid max-w-[40em] gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="E-mail address, link, words of a job’s title, or domain"
        autoComplete="off"
        maxLength={300}
        value={about}
        error={
          isAsked && about.trim() === ""
            ? "Please give an e-mail address, a job’s or company’s link, words of a title, or a domain"
            : problemOf(wrong, "about")
        }
        onChange={(event) => {
          setAbout(event.target.value);
          // What was found belongs to what was typed.
          setFound(null);
        }}
      />
      <ReasonField
        label="Why are you looking this up?"
        hint="For example, a case number. Don’t name anyone."
        reason={reason}
        isAsked={isAsked}
        error={problemOf(wrong, "reason")}
        onReason={setReason}
      />
      <FormFailure failure={restOf(wrong, ["about", "reason"])} />
      <Button type="submit" variant="primary" className="justify-self-start" busy={isBusy} busyLabel="Looking...">
        Look up
      </Button>
      <div role="status" className="text-ui">
        {found !== null && <Found found={found} />}
      </div>
      {found !== null && (found.person ?? found.job ?? found.company) !== null && (
        <Button type="button" className="justify-self-start" onClick={() => void decideAbout()}>
          Open a case about it
        </Button>
      )}
    </form>
  );
}

function Found({ found: { person, job, jobs, company, domains } }: { found: LookUpResponse["data"] }) {
  if (company !== null || domains.length > 0) return <FoundCompany company={company} domains={domains} />;
  if (job !== null)
    return (
      <p>
        <FoundJob job={job} />
      </p>
    );
  if (jobs.length > 0)
    return (
      <ul aria-label="Jobs" className="grid gap-1.5">
        {jobs.map((each) => (
          <li key={each.path} className="wrap-anywhere">
            <FoundJob job={each} />
          </li>
        ))}
      </ul>
    );
  if (person === null) return <p>There is nothing at this address.</p>;
  const { name, address, registeredAt, isVerified, isSuspended, isReferrer, requests } = person;
  return (
    <p className="wrap-anywhere">
      <b className="font-semibold">{name}</b>, {address}: registered {exactTime(registeredAt)},{" "}
      {isVerified ? "address verified" : "address not verified"}, {isSuspended ? "suspended" : "not suspended"},{" "}
      {isReferrer && "a referrer, "}
      {requests === 1 ? "1 referral request" : `${requests} referral requests`}.
    </p>
  );
}

function FoundJob({ job: { title, company, path, state, cases } }: { job: LookedUpJob }) {
  return (
    <>
      <Link to={path}>
        {title} at {company}
      </Link>
      : {state}, {cases === 1 ? "1 case" : `${cases} cases`}.
    </>
  );
}

const KINDS = { person: "An account", job: "A job", company: "A company or domain" };

function LookUpLog({ entries }: { entries: LookUpsResponse["data"] }) {
  return (
    <section aria-labelledby="look-ups" className="mt-8">
      <h2 id="look-ups">Latest look-ups</h2>
      {entries.length === 0 && <p className="mt-2 text-ui text-ink-2">Nobody has looked anything up yet.</p>}
      <ol className="mt-2 divide-y divide-line border-y border-line text-ui empty:hidden">
        {entries.map(({ id, at, kind, reason, found, operator }) => (
          <li key={id} className="py-2.5 wrap-anywhere">
            <p className="text-meta text-ink-2">
              <time dateTime={at}>{exactTime(at)}</time>, {operator ?? "an operator"}
            </p>
            <p>
              {KINDS[kind]}
              {found ? "" : ", not found"}: {reason}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
