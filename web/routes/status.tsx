import { CircleAlert } from "lucide-react";
import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { SystemStatus, StatusResponse } from "#contract/schemas/status.ts";
import { ReadingNow } from "#web/features/status/reading-now.tsx";
import { DayPlot, HourPlot } from "#web/features/status/status-plots.tsx";
import { StatusSources } from "#web/features/status/status-sources.tsx";
import { DATASET_PAGE } from "#web/shell/rare-addresses.ts";
import { SampleNote } from "#web/features/job-list/sample-note.tsx";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { exactTime } from "#web/model/dates.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { api } from "#web/api/api-paths.ts";
import { paths } from "#web/shell/paths.ts";
import { apiContext } from "#web/shell/server-context.ts";
import { Notice } from "#web/ui/display/notice.tsx";

export const meta = () =>
  pageMeta({
    title: "Status",
    description: "How the job list is built, in figures: which sources we read, how often, and what we keep and drop.",
    canonicalPath: paths.status,
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)(api.status);
  if (!answer.ok) return data(null, { status: 503, headers: { "cache-control": "no-store" } });
  const { data: status } = (await answer.json()) as StatusResponse;
  return data(status, { headers: { "cache-control": "public, max-age=0, s-maxage=20" } });
}

export async function clientLoader(): Promise<SystemStatus | null> {
  const answer = await fetch(api.status).catch(() => null);
  return answer?.ok === true ? ((await answer.json()) as StatusResponse).data : null;
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const count = new Intl.NumberFormat("en");

export default function StatusPage() {
  const status = useLoaderData<SystemStatus | null>();
  return (
    <TextPage
      title="Status"
      lead="How the job list is built, in figures: which sources we read, how often, and what we keep and drop."
    >
      {status === null ? (
        <Notice variant="negative" icon={CircleAlert} role="alert" className="mt-6">
          <b className="font-semibold">The figures cannot be read at the moment.</b> Try again in a minute.
        </Notice>
      ) : (
        <Standing status={status} />
      )}
    </TextPage>
  );
}

function Standing({ status }: { status: SystemStatus }) {
  const { totals, queue } = status;
  const facts: [string, string][] = [
    ["Open jobs", count.format(totals.openJobs)],
    ["Companies", count.format(totals.companies)],
    ["Boards read", `${count.format(totals.boards)} at ${count.format(totals.sources)} sources`],
    ["New in 24 hours", count.format(totals.openedToday)],
    ["Closed in 24 hours", count.format(totals.closedToday)],
    [
      "Boards waiting to be read",
      queue.dueBoards === 0 ? "0" : `${count.format(queue.dueBoards)}, the longest for ${duration(queue.longestDueS)}`,
    ],
    ["Boards being read now", count.format(queue.runningBoards)],
    ["Other work waiting", `${count.format(queue.waitingTasks)} tasks, ${count.format(queue.waitingMails)} mails`],
    [
      "Programs that read boards",
      queue.failedTasks === 0
        ? count.format(queue.workers)
        : `${count.format(queue.workers)}; ${count.format(queue.failedTasks)} tasks failed for good`,
    ],
  ];
  return (
    <div className="mt-6">
      <ReadingNow status={status} />
      {status.sample && <SampleNote />}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line md:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="bg-surface px-4 py-3 max-md:[&:last-child:nth-child(odd)]:col-span-2">
            <dt className="text-meta text-ink-2">{name}</dt>
            <dd className="text-title font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-10">Over time</h2>
      <div className="mt-3 grid gap-8 lg:grid-cols-2">
        <DayPlot days={status.days} />
        <HourPlot hours={status.hours} />
      </div>
      <h2 id="sources" className="mt-10">
        Sources
      </h2>
      <StatusSources sources={status.sources} now={Date.parse(status.at)} />
      <p className="mt-3 text-ui">
        Is a company’s board missing? <Link to={paths.newBoard}>Add a board</Link>.
      </p>
      <p className="mt-4 text-meta text-ink-2">
        As of <time dateTime={status.at}>{exactTime(status.at)}</time>. The same figures for programs:{" "}
        <a href={api.status}>{api.status}</a>. The jobs themselves: <Link to={DATASET_PAGE}>open data</Link>.
      </p>
    </div>
  );
}

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
