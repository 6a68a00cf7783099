import type { JobEvent } from "#contract/schemas/job-page.ts";
import { webAddress } from "#web/model/card-job.ts";
import { ago, exactTime, longDate } from "#web/model/dates.ts";
import type { JobPage } from "./job-page.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { SeenBar } from "./seen-bar.tsx";
import { SightingsHead } from "./sightings-head.tsx";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";

const LIVE_FOR_MS = 24 * 3_600_000;
const cell = "border-t border-line py-2 not-first:pl-4 max-md:py-3";

/** Lists every source of the job with the dates it was seen there, and what changed since. */
export function JobOrigin({ job, now }: { job: JobPage["job"]; now: number }) {
  const live = job.closedAt === undefined && now - Date.parse(job.lastSeenAt) < LIVE_FOR_MS;
  const changes = job.history.filter((event, at) => event.kind !== "opened" || at < job.history.length - 1);
  return (
    <section aria-labelledby="origin">
      <h2 id="origin">Where this comes from</h2>
      <Panel className="mt-3 max-md:p-4">
        <div className="flex flex-wrap justify-between gap-x-4 text-ui">
          <p className="inline-flex items-center gap-1.5 font-semibold">
            {live && <span aria-hidden="true" className="size-1.75 rounded-full bg-live" />}
            {job.closedAt === undefined ? `Seen live ${ago(job.lastSeenAt, now)}` : `Closed ${ago(job.closedAt, now)}`}
          </p>
          <p className="text-ink-2">
            First seen {longDate(job.firstSeenAt)}
            {!job.postedAtIsFirstSeen && ` · posted ${longDate(job.postedAt)}`}
          </p>
        </div>
        <SeenBar job={job} now={now} />
        <div className="mt-4">
          <table className="w-full border-collapse text-ui text-ink-2">
            <SightingsHead className="text-meta text-ink-3 *:pb-1.5 *:font-normal" />
            <tbody>
              {job.sources.map((source) => (
                <tr key={source.url} className="last:*:pb-0">
                  <td className={`${cell} wrap-anywhere`}>
                    <SourceLink source={source} />
                    {source.leads && job.sources.length > 1 && <Badge className="ml-2">Original</Badge>}
                  </td>
                  <td className={`${cell} whitespace-nowrap text-right max-md:hidden`}>
                    <time dateTime={source.firstSeenAt} title={exactTime(source.firstSeenAt)}>
                      {longDate(source.firstSeenAt)}
                    </time>
                  </td>
                  <td className={`${cell} whitespace-nowrap text-right`}>
                    <time dateTime={source.lastSeenAt} title={exactTime(source.lastSeenAt)}>
                      {ago(source.lastSeenAt, now)}
                    </time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {changes.length > 0 && (
          <>
            <h3 className="mt-5">What changed</h3>
            <ol className="timeline mt-3">
              {changes.map((event) => (
                <li key={`${event.at} ${event.kind} ${event.field ?? ""}`}>
                  <span className="wrap-anywhere">{eventText(event)}</span>
                  <time dateTime={event.at} title={exactTime(event.at)} className="text-ink-3">
                    {ago(event.at, now)}
                  </time>
                </li>
              ))}
            </ol>
          </>
        )}
      </Panel>
    </section>
  );
}

function SourceLink({ source }: { source: JobPage["job"]["sources"][number] }) {
  const url = webAddress(source.url);
  if (url === undefined) return <>{source.name}</>;
  return (
    <a href={url} {...EXTERNAL_LINK} className="touch font-medium">
      {source.name}
      <span className="sr-only">, opens in a new tab</span>
    </a>
  );
}

function eventText({ kind, field, before, after }: JobEvent): string {
  if (kind !== "edited" || field === undefined)
    return { opened: "Seen for the first time", closed: "Closed", reopened: "Reopened", edited: "Changed" }[kind];
  if (field === "description") return "The description changed";
  if (field === "link") return "The apply link changed";
  if (before === null || before === undefined) return `Added ${field}: ${after ?? ""}`;
  if (after === null || after === undefined) return `Removed ${field}: ${before}`;
  return `Changed ${field} from ${before} to ${after}`;
}
