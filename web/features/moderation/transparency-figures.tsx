import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import type { TransparencyMonth, TransparencyResponse } from "#contract/schemas/moderation/transparency.ts";
import { ACTION_WORDS, type CaseAction, HOLD_REPORTS } from "#contract/values/moderation/decision.ts";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { exactTime } from "#web/model/dates.ts";
import { newNotice } from "#web/shell/pages/notice-path.ts";
import { Notice } from "#web/ui/display/notice.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { categoryWords } from "./case-words.ts";

/** How many notices came and what was decided, by month; null when the figures cannot be read. */
export function TransparencyFigures({
  lead,
  apiPath,
  figures,
}: {
  lead: string;
  /** Where programs get the same figures. */
  apiPath: string;
  figures: TransparencyResponse["data"] | null;
}) {
  return (
    <TextPage title="Transparency" lead={lead}>
      {figures === null ? (
        <Notice variant="negative" icon={CircleAlert} role="alert" className="mt-6">
          <b className="font-semibold">The figures cannot be read at the moment.</b> Try again in a minute.
        </Notice>
      ) : (
        <div className="mt-6 grid max-w-[51em] gap-6">
          {figures.months.length === 0 && <p className="text-ui">Nobody has sent a notice yet.</p>}
          {figures.months.map((month) => (
            <Month key={month.month} month={month} />
          ))}
          <div className="grid gap-3 text-ui text-ink-2">
            <p>
              People decide, not programs. Programs put what waits in order and do two things by themselves: they take a
              job off the site for at most a day after {HOLD_REPORTS} independent reports of a scam, and hold back a
              posting that shows signs of one until somebody has looked.
            </p>
            <p>
              You can <Link to={newNotice()}>file a notice</Link> without an account, and appeal the decision. Another
              person reads the appeal.
            </p>
            <p className="text-meta">
              As of <time dateTime={figures.at}>{exactTime(figures.at)}</time>. The same figures for programs:{" "}
              <a href={apiPath}>{apiPath}</a>
            </p>
          </div>
        </div>
      )}
    </TextPage>
  );
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

function Month({
  month: { month, notices, decisions, appeals, holds, changed, medianHours },
}: {
  month: TransparencyMonth;
}) {
  const name = MONTH.format(new Date(`${month}-01T00:00:00Z`));
  return (
    <section aria-labelledby={month}>
      <h2 id={month}>{name}</h2>
      <Panel className="mt-2 grid gap-x-10 gap-y-4 max-md:p-4 md:grid-cols-2">
        <Counts title="Notices" counts={notices} wordOf={categoryWords} none="No notices." />
        <div>
          <Counts
            title="Decisions"
            counts={decisions}
            wordOf={(action) => ACTION_WORDS[action as CaseAction].label}
            none="No decisions."
          />
          <p className="mt-2 text-meta text-ink-2">
            {medianHours !== null && `Half of them came within ${hours(medianHours)}. `}
            {appeals === 1 ? "1 appeal" : `${appeals} appeals`}, {changed} changed a decision.
            {holds > 0 &&
              ` ${holds === 1 ? "1 job was" : `${holds} jobs were`} held for at most a day after several reports of a scam, or until somebody had looked because of its signs.`}
          </p>
        </div>
      </Panel>
    </section>
  );
}

function hours(count: number): string {
  if (count < 1) return "an hour";
  return count < 48 ? `${Math.ceil(count)} hours` : `${Math.ceil(count / 24)} days`;
}

function Counts({
  title,
  counts,
  wordOf,
  none,
}: {
  title: string;
  counts: Record<string, number>;
  wordOf: (name: string) => string;
  none: string;
}) {
  const rows = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  return (
    <div>
      <h3>{title}</h3>
      {rows.length === 0 && <p className="mt-1 text-ui text-ink-2">{none}</p>}
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-ui">
        {rows.map(([name, count]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{wordOf(name)}</dt>
            <dd className="tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
