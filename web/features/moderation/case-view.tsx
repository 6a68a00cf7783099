import type { Ref } from "react";
import { Link } from "react-router";
import type { CaseDetail, LogEntry } from "#contract/schemas/moderation/desk.ts";
import { ACTION_WORDS, GROUNDS } from "#contract/values/moderation/decision.ts";
import { exactTime } from "#web/model/dates.ts";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";
import { caseWords, linkedWords } from "./case-words.ts";
import { ComparedText } from "./compared-text.tsx";

/** What a case is about, what people said and what was decided. */
export function CaseView({ detail, heading }: { detail: CaseDetail; heading: Ref<HTMLHeadingElement> }) {
  const { title, path, facts, text, textBefore, voicesWords, linked, log, marks } = detail;
  return (
    <div className="grid min-w-0 gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
          {title}
        </h2>
        <p className="mt-1 text-ui text-ink-2">
          {caseWords(detail)}
          {path !== null && (
            <>
              {" "}
              · <Link to={path}>{path.startsWith("/operate") ? "Decide it here" : "Open the page"}</Link>
            </>
          )}
        </p>
      </div>
      {marks.length > 0 && (
        <p className="text-ui">
          <b className="font-semibold">Typical of scams:</b> {marks.join("; ")}. Honest jobs have such marks too.
        </p>
      )}
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-ui">
          {facts.map(({ name, value, url, before }) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="wrap-anywhere">
                {url === undefined || !/^https?:/i.test(url) ? (
                  value
                ) : (
                  <a href={url} {...EXTERNAL_LINK}>
                    {value}
                    <span className="sr-only">, opens in a new tab</span>
                  </a>
                )}
                {before !== undefined && <span className="text-ink-2"> (before: {before})</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {voicesWords.length > 0 && (
        <section aria-label="What people say" className="grid gap-2">
          <h3>What people say</h3>
          <ol className="grid gap-2">
            {voicesWords.map(({ at, words, isNotice }) => (
              <li key={`${at} ${words}`} className="border-l-2 border-line-2 pl-3 text-ui">
                <p className="text-meta text-ink-2">
                  {isNotice ? "Notice" : "Report"}, <time dateTime={at}>{exactTime(at)}</time>
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{words}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {text !== "" && (
        <details className="text-ui" open={voicesWords.length === 0}>
          <summary className="w-fit cursor-pointer text-accent max-md:min-h-11 max-md:content-center">
            What it says
          </summary>
          {textBefore === undefined ? (
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
          ) : (
            <ComparedText before={textBefore} now={text} />
          )}
        </details>
      )}
      {linked.length > 0 && <p className="text-ui text-ink-2">Other cases about it: {linkedWords(linked)}</p>}
      {log.length > 0 && (
        <section aria-label="Decided before">
          <h3>Decided before</h3>
          <LogLines entries={log} />
        </section>
      )}
    </div>
  );
}

/** Entries of the log, newest first. `withTitle` names what each is about. */
export function LogLines({ entries, withTitle = false }: { entries: LogEntry[]; withTitle?: boolean }) {
  return (
    <ol className="mt-2 divide-y divide-line border-y border-line text-ui">
      {entries.map(({ id, at, kind, action, ground, words, operator, title, endsAt, correction, named }) => (
        <li key={id} className="grid gap-x-4 py-2.5 md:grid-cols-[9rem_minmax(0,1fr)]">
          <time dateTime={at} className="text-ink-2">
            {exactTime(at)}
          </time>
          <div className="min-w-0 wrap-anywhere">
            {withTitle && <p className="font-medium">{title}</p>}
            <p>
              <b className="font-semibold">
                {kind === "appeal"
                  ? "Somebody whom it concerns"
                  : kind === "hold" || kind === "release"
                    ? "A program"
                    : (operator ?? "An operator")}
              </b>
              : {action === null ? "Appeal" : ACTION_WORDS[action].label}
              {endsAt !== null && `, until ${exactTime(endsAt)}`}
              {correction !== null && `, ${correction}`}
              {named !== null && `, ${named}`}
            </p>
            {ground !== null && <p className="text-meta text-ink-2">{GROUNDS[ground]}</p>}
            <p className="whitespace-pre-line text-ink-2">{words}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
