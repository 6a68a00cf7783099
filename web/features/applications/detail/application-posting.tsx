import { Link } from "react-router";
import type { ApplicationResponse } from "#contract/schemas/desk/application.ts";
import type { FrozenPosting } from "#contract/values/desk/application.ts";
import { paths } from "#web/shell/paths.ts";
import { dayWords } from "../stage-words.ts";
import { changedLines, changedFields } from "./posting-changes.ts";
import { Section } from "./section.tsx";

/** The posting as it was, and beside it what the employer has changed since. */
export function ApplicationPosting({
  copied,
  live,
  jobId,
}: {
  copied: FrozenPosting | null;
  live: ApplicationResponse["data"]["live"];
  jobId: string | null;
}) {
  if (copied === null) return null;
  const fields = live === null ? [] : changedFields(copied, live.posting);
  const lines = live === null ? [] : changedLines(copied.text, live.posting.text);
  return (
    <Section title="The posting">
      <p className="text-ui text-ink-2">
        Copied on {dayWords(copied.frozenAt)}.{" "}
        {live === null
          ? jobId === null
            ? ""
            : "It’s no longer on this site."
          : live.open
            ? fields.length + lines.length === 0
              ? "Nothing has changed since."
              : "Changed since:"
            : "The job is closed."}{" "}
        {live !== null && jobId !== null && <Link to={paths.job({ slug: live.slug, id: jobId })}>Open the job</Link>}
      </p>
      {fields.length + lines.length > 0 && (
        <ul className="grid gap-2 text-ui">
          {fields.map(({ label, before, after }) => (
            <li key={label}>
              <span className="text-meta text-ink-2">{label}</span>{" "}
              <del className="text-ink-2">{before || "not stated"}</del> →{" "}
              <ins className="no-underline">{after || "not stated"}</ins>
            </li>
          ))}
          {lines.map(({ kind, text }, index) => (
            // Lines have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={kind === "added" ? "text-positive" : "text-negative"}>
              {kind === "added" ? <ins className="no-underline">Added: {text}</ins> : <del>Removed: {text}</del>}
            </li>
          ))}
        </ul>
      )}
      <details className="no-print rounded-panel border border-line bg-surface p-4">
        <summary className="cursor-pointer text-ui font-medium">
          {copied.title} at {copied.company}, as copied
        </summary>
        <p className="mt-3 text-meta text-ink-2">
          {[copied.location, copied.salary, copied.employmentType].filter(Boolean).join(" · ")}
        </p>
        <p className="mt-3 whitespace-pre-wrap break-words text-ui">{copied.text}</p>
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
