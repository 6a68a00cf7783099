import { Link } from "react-router";
import { stageWords } from "#contract/values/desk/application.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { applicationPath } from "#web/features/applications/application-path.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { dayWords, STAGE_VARIANTS } from "../stage-words.ts";
import { LabelTags } from "./label-tags.tsx";

/** One row per application. */
export function ApplicationTable({ applications }: { applications: readonly ApplicationSummary[] }) {
  return (
    <section
      aria-label="Table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-panel border border-line bg-surface focus-visible:-outline-offset-2"
    >
      <table className="w-full min-w-176 border-collapse text-ui [&_td]:px-3 [&_td]:py-2.5 [&_td]:align-top [&_tbody_th]:align-top [&_tbody_th]:py-2.5 [&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_th]:text-meta [&_th]:font-medium [&_th]:text-ink-2">
        <caption className="sr-only">Your applications, the latest step first</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col">Job</th>
            <th scope="col" className="max-md:hidden">
              Company
            </th>
            <th scope="col">Stage</th>
            <th scope="col">Since</th>
            <th scope="col">Applied</th>
            <th scope="col">Next step</th>
            <th scope="col">Labels</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {applications.map(({ id, title, company, stage, round, since, appliedOn, next, labels }) => (
            <tr key={id}>
              <th scope="row" className="min-w-36 max-w-72">
                <JobLink id={id} title={title} />
                <span dir="auto" className="mt-0.5 line-clamp-2 text-meta text-ink-2 wrap-anywhere md:hidden">
                  {company}
                </span>
              </th>
              <td className="min-w-28 max-w-56 max-md:hidden">
                <span dir="auto" className="line-clamp-3 text-left wrap-anywhere">
                  {company}
                </span>
              </td>
              <td>
                <Badge variant={STAGE_VARIANTS[stage]}>{stageWords(stage, round)}</Badge>
              </td>
              <td className="whitespace-nowrap">{since === null ? "–" : dayWords(since)}</td>
              <td className="whitespace-nowrap">{appliedOn === null ? "–" : dayWords(appliedOn)}</td>
              <td className="min-w-40 max-w-60 wrap-anywhere">
                {next === null ? "–" : `${next.text || "Next step"}, ${dayWords(next.due)}`}
              </td>
              <td className="min-w-32 max-w-60">
                <LabelTags labels={labels} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function JobLink({ id, title }: { id: string; title: string }) {
  return (
    <Link
      to={applicationPath(id)}
      dir="auto"
      className="block text-ui font-semibold wrap-anywhere max-md:-my-2.5 max-md:py-3"
    >
      <span className="line-clamp-3 text-left">{title || "Untitled"}</span>
    </Link>
  );
}
