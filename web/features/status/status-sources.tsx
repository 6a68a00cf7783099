import type { SystemStatus } from "#contract/schemas/status.ts";
import { ago, exactTime } from "#web/model/dates.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { ScrollingTable } from "#web/ui/table/scrolling-table.tsx";

type Standing = SystemStatus["sources"][number];
const count = new Intl.NumberFormat("en");
const share = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

/** A table of the sources that are read, and the names of those that aren't. */
export function StatusSources({ sources, now }: { sources: SystemStatus["sources"]; now: number }) {
  const read = sources.filter((source) => source.boards > 0);
  const idle = sources.filter((source) => source.boards === 0);
  return (
    <>
      <ScrollingTable
        labelledBy="sources"
        minWidth="min-w-230"
        columns={["Source", "Boards", "Jobs", "Last success", "Remote of read", "Reads failed, 24 h", "Shape changed"]}
      >
        {read.map((source) => (
          <SourceRow key={source.id} source={source} now={now} />
        ))}
      </ScrollingTable>
      {idle.length > 0 && (
        <p className="mt-3 max-w-[45em] text-meta text-ink-2">
          Known and without boards at present: {idle.map((source) => source.name).join(", ")}.
        </p>
      )}
    </>
  );
}

function SourceRow({ source, now }: { source: Standing; now: number }) {
  const cell = "px-4 py-2.5 align-top";
  const troubles = [
    source.failingBoards > 0 && `${count.format(source.failingBoards)} failing`,
    source.deadBoards > 0 && `${count.format(source.deadBoards)} gone`,
    source.dueBoards > 0 && `${count.format(source.dueBoards)} due`,
  ].filter(Boolean);
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={`${cell} font-medium`}>
        <a href={source.homepage} rel="noopener" className="text-ink">
          {source.name}
        </a>
        {!source.enabled && <Badge className="ml-2">off</Badge>}
        {source.yieldFell && (
          <span className="mt-0.5 block text-meta text-negative">yields half of the day before, or less</span>
        )}
      </th>
      <td className={cell}>
        {count.format(source.boards)}
        {troubles.length > 0 && <span className="block text-meta text-ink-2">{troubles.join(", ")}</span>}
      </td>
      <td className={cell}>{count.format(source.jobs)}</td>
      <td className={cell}>
        {source.lastSuccessAt === null ? (
          "never"
        ) : (
          <time dateTime={source.lastSuccessAt} title={exactTime(source.lastSuccessAt)}>
            {ago(source.lastSuccessAt, now)}
          </time>
        )}
      </td>
      <td className={cell}>
        <KeptAndDropped source={source} />
      </td>
      <td className={cell}>
        {source.runs === 0
          ? "no reads"
          : `${share.format(source.failedRuns / source.runs)} of ${count.format(source.runs)}`}
      </td>
      <td className={cell}>
        {source.shapeChange === null ? (
          "never"
        ) : (
          <>
            <time dateTime={source.shapeChange.at} title={exactTime(source.shapeChange.at)}>
              {ago(source.shapeChange.at, now)}
            </time>
            {source.shapeChange.fields.length > 0 && (
              <span className="block text-meta text-ink-2">{source.shapeChange.fields.join(", ")}</span>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

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
          <summary className="w-fit cursor-pointer">Why not the others</summary>
          <ul className="mt-1">
            {reasons.map(([reason, items]) => (
              <li key={reason}>
                {reason.replaceAll("-", " ")}: {count.format(items)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
