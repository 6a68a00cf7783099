import type { ReactNode } from "react";
import type { SystemStatus } from "#contract/schemas/status.ts";
import { ago, exactTime } from "#web/model/dates.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { ScrollingTable } from "#web/ui/table/scrolling-table.tsx";

type Standing = SystemStatus["sources"][number];
const count = new Intl.NumberFormat("en");
const share = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

const BOARDS = "Boards";
const REMOTE = "Remote, of all it lists";
const FAILED = "Failed reads in 24 hours";
const FORMAT = "Format changed";
const COLUMNS = ["Source", BOARDS, "Open jobs", "Last read", REMOTE, FAILED, FORMAT];
/** On phones, these are in a part of the source that opens. */
const WIDE_ONLY = [BOARDS, REMOTE, FAILED, FORMAT];

/** A table of the sources that are read, and the names of those that aren't. */
export function StatusSources({ sources, now }: { sources: SystemStatus["sources"]; now: number }) {
  const read = sources.filter((source) => source.boards > 0);
  const idle = sources
    .filter((source) => source.boards === 0)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <>
      <p className="mt-1 max-w-[45em] text-meta text-ink-2">
        A source is a system or site on which employers post jobs. A board is one employer’s page there.
      </p>
      <ScrollingTable labelledBy="sources" minWidth="lg:min-w-230" columns={COLUMNS} wideOnly={WIDE_ONLY}>
        {read.map((source) => (
          <SourceRow key={source.id} source={source} now={now} />
        ))}
      </ScrollingTable>
      {idle.length > 0 && (
        <p className="mt-3 max-w-[45em] text-meta text-ink-2">
          Known, but with no board to read now: {idle.map((source) => source.name).join(", ")}.
        </p>
      )}
    </>
  );
}

function SourceRow({ source, now }: { source: Standing; now: number }) {
  const cell = "px-4 py-2.5 align-top max-lg:px-3";
  const wide = `${cell} max-md:hidden`;
  return (
    <>
      <tr className="max-md:*:pb-0 md:border-b md:border-line md:last:border-0">
        <th scope="row" className={`${cell} font-medium`}>
          <a
            href={source.homepage}
            rel="noopener"
            className="text-ink max-md:-mt-2.5 max-md:inline-flex max-md:min-h-11 max-md:items-center"
          >
            {source.name}
          </a>
          {!source.enabled && <Badge className="ml-2">off</Badge>}
          {source.yieldFell && (
            <span className="mt-0.5 block text-meta text-negative">
              lists at most half as many jobs as the day before
            </span>
          )}
        </th>
        <td className={wide}>
          <Boards source={source} />
        </td>
        <td className={cell}>{count.format(source.jobs)}</td>
        <td className={cell}>
          {source.lastSuccessAt === null ? "never" : <Ago at={source.lastSuccessAt} now={now} />}
        </td>
        <td className={wide}>
          <KeptAndDropped source={source} />
        </td>
        <td className={wide}>{failedReads(source)}</td>
        <td className={wide}>
          <FormatChange source={source} now={now} />
        </td>
      </tr>
      <tr className="border-b border-line last:border-0 md:hidden">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell of a table, no control */}
        <td colSpan={3} className="px-3">
          <details className="text-meta text-ink-2">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center text-accent hover:underline">
              More<span className="sr-only"> about {source.name}</span>
            </summary>
            <dl className="grid gap-2 pb-1">
              <Fact name={BOARDS}>
                <Boards source={source} />
              </Fact>
              <Fact name={REMOTE}>
                <KeptAndDropped source={source} />
              </Fact>
              <Fact name={FAILED}>{failedReads(source)}</Fact>
              <Fact name={FORMAT}>
                <FormatChange source={source} now={now} />
              </Fact>
            </dl>
          </details>
        </td>
      </tr>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}

function Ago({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={exactTime(at)} className="whitespace-nowrap">
      {ago(at, now)}
    </time>
  );
}

function Boards({ source }: { source: Standing }) {
  const troubles = [
    source.failingBoards > 0 && `${count.format(source.failingBoards)} can’t be read`,
    source.deadBoards > 0 && `${count.format(source.deadBoards)} no longer exist`,
    source.dueBoards > 0 && `${count.format(source.dueBoards)} waiting to be read`,
  ].filter(Boolean);
  return (
    <>
      {count.format(source.boards)}
      {troubles.length > 0 && <span className="block text-meta text-ink-2">{troubles.join(", ")}</span>}
    </>
  );
}

function failedReads({ runs, failedRuns }: Standing): string {
  return runs === 0 ? "no reads" : `${share.format(failedRuns / runs)} of ${count.format(runs)}`;
}

function FormatChange({ source: { shapeChange }, now }: { source: Standing; now: number }) {
  if (shapeChange === null) return <>never</>;
  return (
    <>
      <Ago at={shapeChange.at} now={now} />
      {shapeChange.fields.length > 0 && (
        <span className="block text-meta text-ink-2 wrap-anywhere">{shapeChange.fields.join(", ")}</span>
      )}
    </>
  );
}

/** Why a posting isn't published, in the order of `publish-rules.ts`. */
const REASONS: Record<string, string> = {
  "no-title": "without a title",
  "no-company": "without a company",
  expired: "past its closing date",
  hybrid: "partly on site",
  onsite: "on site",
  "remote-unclear": "not said to be remote",
};

function KeptAndDropped({ source }: { source: Standing }) {
  if (source.seen === 0) return <>nothing read yet</>;
  const reasons = Object.entries(source.dropped).toSorted(([, one], [, other]) => other - one);
  const kept = (source.kept / source.seen) * 120;
  return (
    <>
      {count.format(source.kept)} of {count.format(source.seen)}
      {source.remoteShare !== null && <span className="text-ink-2"> ({share.format(source.remoteShare)})</span>}
      <svg viewBox="0 0 120 6" aria-hidden="true" className="mt-1 block h-1.5 w-30">
        <rect width="120" height="6" className="fill-line-2" />
        <rect width={kept} height="6" className="fill-accent" />
      </svg>
      {reasons.length > 0 && (
        <details className="mt-1 text-meta text-ink-2">
          <summary className="w-fit cursor-pointer whitespace-nowrap">Why not the others</summary>
          <ul className="mt-1">
            {reasons.map(([reason, items]) => (
              <li key={reason}>
                {REASONS[reason] ?? reason.replaceAll("-", " ")}: {count.format(items)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
