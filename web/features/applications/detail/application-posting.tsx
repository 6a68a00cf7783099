import { Link } from "react-router";
import type { ApplicationResponse } from "#contract/schemas/desk/application.ts";
import type { FrozenPosting } from "#contract/values/desk/application.ts";
import { paths } from "#web/shell/paths.ts";
import { dayWords } from "../stage-words.ts";
import { changedLines, changedFields } from "./posting-changes.ts";
import { Section } from "./section.tsx";

/** The posting as it was, and beside it what the employer has changed since. `live` is undefined while nobody has asked, as on a guest's desk. */
export function ApplicationPosting({
  copied,
  live,
  jobId,
}: {
  copied: FrozenPosting | null;
  live: ApplicationResponse["data"]["live"] | undefined;
  jobId: string | null;
}) {
  if (copied === null) return null;
  const fields = !live ? [] : changedFields(copied, live.posting);
  const lines = !live ? [] : changedLines(copied.text, live.posting.text);
  return (
    <Section title="The posting">
      <p className="py-2 text-ui text-ink-2">
        Copied on {dayWords(copied.frozenAt)}. {liveText(live, jobId, fields.length + lines.length)}{" "}
        {live && jobId !== null && <Link to={paths.job({ slug: live.slug, id: jobId })}>Open the job</Link>}
      </p>
      {fields.length + lines.length > 0 && (
        <ul className="mb-2 overflow-hidden rounded-panel border border-line bg-surface text-ui wrap-anywhere">
          {fields.map(({ label, before, after }) => (
            <li key={label} className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline px-4 py-1.5">
              <span className="text-meta text-ink-2">{label}</span>
              <span>
                <del className="text-ink-3">{before || "not stated"}</del> →{" "}
                <ins className="no-underline">{after || "not stated"}</ins>
              </span>
            </li>
          ))}
          {lines.map(({ kind, text }, index) => (
            // Lines have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={kind === "added" ? "bg-positive-soft" : "bg-negative-soft"}>
              <ChangedLine kind={kind} text={text} />
            </li>
          ))}
        </ul>
      )}
      <details dir="auto" className="no-print rounded-panel border border-line bg-surface p-4">
        <summary className="-m-4 cursor-pointer p-4 text-ui font-medium wrap-anywhere">
          {copied.title} at {copied.company}, as copied
        </summary>
        <p className="mt-6 text-meta text-ink-2">
          {[copied.location, copied.salary, copied.employmentType].filter(Boolean).join(" · ")}
        </p>
        <p className="mt-3 whitespace-pre-wrap text-ui wrap-anywhere">{copied.text}</p>
      </details>
      <div className="hidden text-ui print:block">
        <h3>
          {copied.title} at {copied.company}, as copied
        </h3>
        <p>{[copied.location, copied.salary, copied.employmentType].filter(Boolean).join(" · ")}</p>
        <p className="mt-3 whitespace-pre-wrap break-words">{copied.text}</p>
      </div>
    </Section>
  );
}

function liveText(
  live: ApplicationResponse["data"]["live"] | undefined,
  jobId: string | null,
  changes: number,
): string {
  if (live === undefined || jobId === null) return "";
  if (live === null) return "It’s no longer on this site.";
  if (!live.open) return "The job is closed.";
  return changes === 0 ? "Nothing has changed since." : "Changed since:";
}

/** A line that the employer added or removed, with its sign in front. */
function ChangedLine({ kind, text }: { kind: "added" | "removed"; text: string }) {
  const Text = kind === "added" ? "ins" : "del";
  return (
    <Text className="grid grid-cols-[1.25rem_minmax(0,1fr)] px-4 py-0.5 no-underline">
      <span aria-hidden="true" className={kind === "added" ? "text-positive" : "text-negative"}>
        {kind === "added" ? "+" : "−"}
      </span>
      <span>
        <span className="sr-only">{kind === "added" ? "Added: " : "Removed: "}</span>
        {text}
      </span>
    </Text>
  );
}
