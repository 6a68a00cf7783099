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
      <table className="w-full border-collapse md:min-w-176 text-ui [&_td]:px-3 [&_td]:py-2.5 [&_td]:align-top [&_tbody_th]:align-top [&_tbody_th]:py-2.5 [&_th]:px-3 [&_th]:py-2 [&_th]:text-left [&_th]:text-meta [&_th]:font-medium [&_th]:text-ink-2">
        <caption className="sr-only">Your applications, the latest step first</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col">Job</th>
            <th scope="col" className="max-md:hidden">
              Company
            </th>
            <th scope="col">Stage</th>
            <th scope="col" className="max-md:hidden">
              Since
            </th>
            <th scope="col" className="max-md:hidden">
              Applied
            </th>
            <th scope="col" className="max-md:hidden">
              Next step
            </th>
            <th scope="col" className="max-lg:hidden">
              Labels
            </th>
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
                {next !== null && (
                  <span dir="auto" className="mt-1 block text-meta text-ink-2 wrap-anywhere md:hidden">
                    {nextWords(next)}
                  </span>
                )}
                <span className="mt-1.5 block empty:hidden lg:hidden">
                  {labels.length > 0 && <LabelTags labels={labels} />}
                </span>
              </th>
              <td className="min-w-28 max-w-56 max-md:hidden">
                <span dir="auto" className="line-clamp-3 text-left wrap-anywhere">
                  {company}
                </span>
              </td>
              <td>
                <Badge variant={STAGE_VARIANTS[stage]}>{stageWords(stage, round)}</Badge>
                {since !== null && (
                  <span className="mt-1 block text-meta whitespace-nowrap text-ink-2 md:hidden">
                    since {dayWords(since)}
                  </span>
                )}
              </td>
              <td className="whitespace-nowrap max-md:hidden">{since === null ? "–" : dayWords(since)}</td>
              <td className="whitespace-nowrap max-md:hidden">{appliedOn === null ? "–" : dayWords(appliedOn)}</td>
              <td className="min-w-40 max-w-60 wrap-anywhere max-md:hidden">{next === null ? "–" : nextWords(next)}</td>
              <td className="min-w-32 max-w-60 max-lg:hidden">
                <LabelTags labels={labels} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function nextWords({ text, due }: NonNullable<ApplicationSummary["next"]>): string {
  return `${text || "Next step"}, ${dayWords(due)}`;
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
