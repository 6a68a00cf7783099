import type { HiringWeek } from "#contract/schemas/company-page.ts";
import { longDate } from "#web/model/dates.ts";

const WEEK_PX = 10;
const HALF_PX = 44;

/** Plots jobs opened (up) and closed (down) per week, with a summary and a table for screen readers. */
export function HiringPlot({ weeks }: { weeks: HiringWeek[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ opened, closed }) => [opened, closed]));
  const tall = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * (HALF_PX - 4)));
  const opened = weeks.reduce((sum, week) => sum + week.opened, 0);
  const closed = weeks.reduce((sum, week) => sum + week.closed, 0);
  const first = weeks[0];
  // Where nothing closed, the plot has no lower half.
  const height = closed === 0 ? HALF_PX : HALF_PX * 2;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${weeks.length * WEEK_PX} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`In the last ${weeks.length} weeks ${opened} jobs were posted and ${closed} closed. At most ${most} in one week.`}
        className={`block w-full ${closed === 0 ? "h-14" : "h-28"}`}
      >
        {weeks.map((week, at) => (
          <g key={week.monday}>
            <title>{`Week of ${longDate(week.monday)}: ${week.opened} posted, ${week.closed} closed`}</title>
            <rect x={at * WEEK_PX} y="0" width={WEEK_PX} height={height} className="fill-transparent" />
            <rect
              x={at * WEEK_PX + 1.5}
              y={HALF_PX - tall(week.opened)}
              width={WEEK_PX - 3}
              height={tall(week.opened)}
              className="fill-accent"
            />
            <rect
              x={at * WEEK_PX + 1.5}
              y={HALF_PX}
              width={WEEK_PX - 3}
              height={tall(week.closed)}
              className="fill-accent-line"
            />
          </g>
        ))}
        <line
          x1="0"
          x2={weeks.length * WEEK_PX}
          y1={HALF_PX}
          y2={HALF_PX}
          className="stroke-line-control"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-meta text-ink-3">
        <span>{first !== undefined && longDate(first.monday)}</span>
        <span className="flex flex-wrap gap-x-4 max-md:order-last max-md:w-full">
          <span className="inline-flex items-center gap-1.5 before:h-2 before:w-3 before:rounded-[2px] before:bg-accent">
            {opened} posted
          </span>
          <span className="inline-flex items-center gap-1.5 before:h-2 before:w-3 before:rounded-[2px] before:bg-accent-line">
            {closed} closed
          </span>
        </span>
        <span>this week</span>
      </figcaption>
    </figure>
  );
}
