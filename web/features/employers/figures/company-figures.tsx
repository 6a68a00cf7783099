import { useState } from "react";
import type { FigureSeries, FiguresResponse } from "#contract/schemas/employers/figures.ts";
import { FIGURE_DAYS, type FigureKind, LEAST_SHOWN } from "#contract/values/employers/figures.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { claimApi } from "#web/features/employers/employers-api.ts";
import { longDate } from "#web/model/dates.ts";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { ScrollingTable } from "#web/ui/table/scrolling-table.tsx";
import { DayPlot } from "./day-plot.tsx";
import { countText, dayAt, totalText } from "./figure-texts.ts";

const NAMES: Record<FigureKind, string> = {
  "company-view": "Views of your company’s page",
  "job-view": "Views of your jobs’ pages",
  apply: "Presses on Apply",
  save: "Saved jobs",
  alert: "Found by alerts",
};

/** How often the company's pages and jobs were seen and used, loaded when somebody opens it. */
export function CompanyFigures({ claimId }: { claimId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="min-w-0 text-ui" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-accent max-md:min-h-11 max-md:content-center">
        Figures of the last {FIGURE_DAYS} days
      </summary>
      {isOpen && <Figures claimId={claimId} />}
    </details>
  );
}

function Figures({ claimId }: { claimId: string }) {
  const { state, load } = useLoaded<FiguresResponse>(claimApi(claimId, "figures"));
  if (state === "loading") return <Skeleton className="mt-3 h-60 w-full" />;
  if (typeof state !== "object")
    return <PageFailure what="Your figures" rest="Nothing has changed." retry={() => void load()} />;
  const { from, series } = state.data;
  if (series.every(({ days }) => days.every((count) => count === 0)))
    return (
      <p className="mt-3 text-ink-2">
        Nothing was counted in these days. Figures appear within an hour of the first view of your page or of one of
        your jobs.
      </p>
    );
  return (
    <>
      <p className="mt-2 text-ink-2">
        We count pages that a browser shows, without cookies, and not who saw them, so reloads count too. Browsers that
        ask not to be tracked aren’t counted, nor are programs that say what they are. For a day with fewer than{" "}
        {LEAST_SHOWN}, we show only that. None of this changes the order of any list.
      </p>
      <ul className="mt-4 grid gap-6 md:grid-cols-2" aria-label="Figures">
        {series.map((each) => (
          <li key={each.kind} className="min-w-0">
            <h4 className="text-ui font-semibold">{NAMES[each.kind]}</h4>
            <p className="mt-0.5 mb-2 text-title">{totalText(each)}</p>
            <DayPlot series={each} from={from} name={NAMES[each.kind]} />
          </li>
        ))}
      </ul>
      <DayTable claimId={claimId} from={from} series={series} />
    </>
  );
}

/** The days on which something was counted, the latest first. */
function DayTable({ claimId, from, series }: { claimId: string; from: string; series: FigureSeries[] }) {
  const id = `figures-${claimId}`;
  const days = Array.from({ length: FIGURE_DAYS }, (_, at) => FIGURE_DAYS - 1 - at).filter((at) =>
    series.some(({ days: counts }) => counts[at] !== 0),
  );
  return (
    <details className="mt-4 min-w-0">
      <summary id={id} className="w-fit cursor-pointer text-accent max-md:min-h-11 max-md:content-center">
        The same as a table
      </summary>
      <ScrollingTable labelledBy={id} minWidth="min-w-160" columns={["Day", ...series.map(({ kind }) => NAMES[kind])]}>
        {days.map((at) => (
          <tr key={at} className="border-b border-line last:border-0">
            <th scope="row" className="px-4 py-2 font-normal whitespace-nowrap max-lg:px-3">
              {longDate(dayAt(from, at))}
            </th>
            {series.map(({ kind, days: counts }) => (
              <td key={kind} className="px-4 py-2 whitespace-nowrap tabular-nums max-lg:px-3">
                {countText(counts[at] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </ScrollingTable>
    </details>
  );
}
