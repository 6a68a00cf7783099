import type { FigureSeries } from "#contract/schemas/employers/figures.ts";
import { longDate } from "#web/model/dates.ts";
import { countText, dayAt, totalText } from "./figure-texts.ts";

const DAY_PX = 4;
const PLOT_PX = 48;
/** The height of a day with a count, however low. */
const LEAST_PX = 3;

/** Plots a count for each day. A count that is withheld is a low outline, so that it doesn't pass for a number. */
export function DayPlot({ series, from, name }: { series: FigureSeries; from: string; name: string }) {
  const { days } = series;
  const most = Math.max(0, ...days.map((count) => count ?? 0));
  const isWithheld = days.includes(null);
  const tall = (count: number | null) =>
    count === 0 ? 0 : Math.max(LEAST_PX, ((count ?? 0) / Math.max(most, 1)) * PLOT_PX);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length * DAY_PX} ${PLOT_PX + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${totalText(series)} in ${days.length} days, at most ${countText(most === 0 && isWithheld ? null : most)} on one day.`}
        className="block h-16 w-full"
      >
        {days.map((count, at) => (
          <g key={dayAt(from, at)}>
            <title>{`${longDate(dayAt(from, at))}: ${countText(count)}`}</title>
            <rect x={at * DAY_PX} y="0" width={DAY_PX} height={PLOT_PX} className="fill-transparent" />
            <rect
              x={at * DAY_PX + 0.5}
              y={PLOT_PX - tall(count)}
              width={DAY_PX - 1}
              height={tall(count)}
              className={count === null ? "fill-accent-line" : "fill-accent"}
            />
          </g>
        ))}
        <path
          d={`M0 ${PLOT_PX}h${days.length * DAY_PX}`}
          className="stroke-line-control"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-1 flex flex-wrap justify-between gap-x-4 text-meta text-ink-3">
        <span>{longDate(from)}</span>
        {isWithheld && (
          <span className="inline-flex items-center gap-1.5 before:h-2 before:w-3 before:rounded-[2px] before:bg-accent-line">
            {countText(null)}
          </span>
        )}
        <span>today</span>
      </figcaption>
    </figure>
  );
}
