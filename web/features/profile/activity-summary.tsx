import { QueryClient, useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import type { ActivityResponse, RecentActivity } from "#contract/schemas/desk/activity.ts";
import { callApi } from "#web/api/api-client.ts";
import { Button } from "#web/ui/base/button.tsx";
import { paths } from "#web/shell/paths.ts";
import { Notice } from "#web/ui/display/notice.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { activitySentence } from "./activity-sentence.ts";

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0, gcTime: 0 } } });

const RECENT: [name: keyof RecentActivity, label: string][] = [
  ["saved", "Jobs saved"],
  ["applied", "Applications sent"],
  ["answered", "Heard back"],
  ["interviewed", "Interviews"],
  ["met", "People met"],
];

/** The person's true counts, one sentence of the last 30 days, and its figures as small bars in a table. */
export function ActivitySummary() {
  const { data, isError, refetch } = useQuery(
    { queryKey: ["activity"], queryFn: ({ signal }) => callApi<ActivityResponse>("/api/me/activity", { signal }) },
    client,
  );
  if (data === undefined && isError) {
    return (
      <Notice
        className="mt-3"
        variant="caution"
        icon={CircleAlert}
        role="alert"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        We couldn’t load your activity.
      </Notice>
    );
  }
  if (data === undefined) return <Skeleton className="mt-3 h-48 w-full" />;
  const { applications, savedJobs, connections, recent } = data.data;
  const counts: [name: string, count: number, path?: string][] = [
    ["Job Applications", applications, paths.applications],
    ["Saved Jobs", savedJobs, paths.saved],
    ["Network Connections", connections],
  ];
  const most = Math.max(1, ...Object.values(recent));
  return (
    <>
      <dl aria-labelledby="activity" className="mt-3">
        {counts.map(([name, count, path]) => (
          <div key={name} className="flex items-baseline justify-between border-t border-line py-2.5">
            <dt className="text-ui text-ink-2">
              {path === undefined ? (
                name
              ) : (
                <Link to={path} className="touch">
                  {name}
                </Link>
              )}
            </dt>
            <dd className="font-heading text-[1.25rem] font-semibold">{count.toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-2.5 text-ui">{activitySentence(recent)}</p>
      {Object.values(recent).some((count) => count > 0) && (
        <table className="mt-2 w-full text-meta">
          <caption className="sr-only">The last 30 days</caption>
          <thead className="sr-only">
            <tr>
              <th>What</th>
              <th>How many</th>
            </tr>
          </thead>
          <tbody>
            {RECENT.map(([name, label]) => (
              <tr key={name}>
                <th className="py-1 text-left font-normal text-ink-2">
                  {label}
                  <span
                    className="mt-0.5 block h-1.5 rounded-tag bg-accent"
                    style={{ width: `${(recent[name] / most) * 100}%` }}
                    aria-hidden="true"
                  />
                </th>
                <td className="w-10 py-1 text-right align-bottom tabular-nums">{recent[name].toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
