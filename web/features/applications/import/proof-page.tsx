import { ArrowLeft, CircleAlert, Printer } from "lucide-react";
import { useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useSession } from "#web/session/use-session.ts";
import { Button } from "#web/ui/base/button.tsx";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useApplications } from "../desk/use-applications.ts";
import { today } from "../desk/application-operation.ts";
import { dayWords } from "../stage-words.ts";
import { importPath } from "./import-paths.ts";
import { proofEntries, type ProofEntry } from "./proof-entries.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** `/applications/proof`: a page to print, for a job centre or an insurer: who applied where, when, and what came of it. */
export function ProofPage() {
  const { applications, failed, retry } = useApplications();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const [from, to] = [dayOf(params.get("from")), dayOf(params.get("to"))];
  const set = (field: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === "") after.delete(field);
        else after.set(field, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const person = typed ?? user?.name ?? "";
  const backwards = from !== "" && to !== "" && from > to;
  const entries = useMemo(
    () => (applications === undefined ? undefined : proofEntries(applications, { from, to })),
    [applications, from, to],
  );
  return (
    <div className="wrap grid max-w-[60rem] grid-cols-1 gap-6 pt-6 pb-12">
      <div className="no-print grid grid-cols-1 gap-6">
        <p className="text-ui">
          <Link to={importPath} className="inline-flex items-center gap-1.5 max-md:min-h-11">
            <Icon of={ArrowLeft} />
            Import and export
          </Link>
        </p>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-start">
          <TextField
            label="Your name"
            value={person}
            maxLength={120}
            onChange={(event) => setTyped(event.target.value)}
          />
          <TextField label="From" type="date" value={from} onChange={(event) => set("from", event.target.value)} />
          <TextField
            label="To"
            type="date"
            value={to}
            error={backwards ? "This day is before the first one" : undefined}
            onChange={(event) => set("to", event.target.value)}
          />
          <Button
            variant="primary"
            size="large"
            className="sm:mt-6"
            disabled={entries === undefined || entries.length === 0}
            onClick={() => window.print()}
          >
            <Icon of={Printer} />
            Print
          </Button>
        </div>
        <p className="text-meta text-ink-2">
          Lists every application you sent that has a step in this period, with its full history. Notes, contacts and
          files aren’t included.
        </p>
      </div>
      <Sheet person={person} from={from} to={to} entries={entries} />
      {failed && (
        <Notice variant="negative" icon={CircleAlert} role="alert" action={<Button onClick={retry}>Try again</Button>}>
          Your applications could not be loaded. Nothing is lost.
        </Notice>
      )}
      {entries === undefined && !failed && <Skeleton className="h-96 rounded-panel" />}
    </div>
  );
}

const dayOf = (text: string | null): string => (text !== null && DAY.test(text) ? text : "");

function Sheet({
  person,
  from,
  to,
  entries,
}: {
  person: string;
  from: string;
  to: string;
  entries: readonly ProofEntry[] | undefined;
}) {
  return (
    <>
      <header className="grid gap-1 border-b border-line pb-4">
        <h1>Job applications</h1>
        {person.trim() !== "" && <p className="text-row font-semibold">{person}</p>}
        <p className="text-ink-2">{periodWords(from, to)}</p>
        {entries !== undefined && (
          <p className="text-ink-2">
            {entries.length} {entries.length === 1 ? "application" : "applications"}. Printed on {dayWords(today())}.
          </p>
        )}
      </header>
      {entries?.length === 0 && <p>You sent no application in this period.</p>}
      {entries !== undefined && entries.length > 0 && (
        <ol className="grid gap-5">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Entry({ entry: { id, title, company, url, location, appliedOn, stage, steps } }: { entry: ProofEntry }) {
  return (
    <article aria-labelledby={`proof-${id}`} className="grid gap-1 border-b border-line pb-5">
      <h2 id={`proof-${id}`} className="text-title wrap-anywhere">
        {title || "Untitled"}
        {company !== "" && ` at ${company}`}
      </h2>
      <p className="text-ui text-ink-2">
        Sent {dayWords(appliedOn)} · now {stage}
        {location !== "" && ` · ${location}`}
      </p>
      {url !== "" && (
        <p className="text-ui break-all">
          <a href={url} {...EXTERNAL_LINK}>
            Posting
          </a>
        </p>
      )}
      <ul className="text-ui">
        {steps.map(({ id: step, on, stage: reached }) => (
          <li key={step}>
            {dayWords(on)}: {reached}
          </li>
        ))}
      </ul>
    </article>
  );
}

function periodWords(from: string, to: string): string {
  if (from !== "" && to !== "") return `${dayWords(from)} to ${dayWords(to)}`;
  if (from !== "") return `Since ${dayWords(from)}`;
  return to === "" ? "All applications" : `Until ${dayWords(to)}`;
}
