import type { ReactNode } from "react";
import type { SystemStatus } from "#contract/schemas/status.ts";

/** Of the plot's own coordinates, which stretch to the room it has. */
const WIDTH = 560;
const BASE = 96;
const monthDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const count = new Intl.NumberFormat("en");

interface PlotProps {
  id: string;
  title: string;
  /** A sentence that summarises the plot. */
  says: string;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, number, number])[];
  /** The first and the last moment that the plot shows. */
  ends: readonly [string | undefined, string];
  children: ReactNode;
}

/** A small plot with its summary and, on demand, its figures. */
function Plot({ id, title, says, columns, rows, ends, children }: PlotProps) {
  return (
    <figure className="m-0 min-w-0">
      <h3 id={id}>{title}</h3>
      <svg
        viewBox={`0 0 ${WIDTH} ${BASE}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={id}
        aria-describedby={`${id}-says`}
        className="mt-2 block h-28 w-full border-b border-line-2"
      >
        {children}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-micro text-ink-3">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      <figcaption id={`${id}-says`} className="mt-1 text-meta text-ink-2">
        {says}
      </figcaption>
      <details className="mt-1 text-meta text-ink-2">
        <summary className="touch w-fit cursor-pointer">Figures</summary>
        <table className="mt-1 w-full max-w-sm text-left">
          <thead>
            <tr className="text-ink-3">
              {columns.map((column) => (
                <th key={column} scope="col" className="font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([at, first, second]) => (
              <tr key={at}>
                <th scope="row" className="font-normal">
                  {at}
                </th>
                <td>{count.format(first)}</td>
                <td>{count.format(second)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Plots opened and closed jobs per day, as two bars. */
export function DayPlot({ days }: { days: SystemStatus["days"] }) {
  const most = Math.max(1, ...days.flatMap((day) => [day.opened, day.closed]));
  const step = WIDTH / days.length;
  const bar = Math.floor(step * 0.32);
  const height = (value: number) => (value === 0 ? 0 : Math.max(2, (value / most) * (BASE - 4)));
  const sum = (key: "opened" | "closed") => count.format(days.reduce((total, day) => total + day[key], 0));
  return (
    <Plot
      id="plot-days"
      title="Jobs by day"
      says={`In 14 days ${sum("opened")} jobs opened (filled) and ${sum("closed")} closed (outlined); at most ${count.format(most)} in a day.`}
      columns={["Day (UTC)", "Opened", "Closed"]}
      rows={days.map((day) => [day.day, day.opened, day.closed])}
      ends={[days[0] && monthDay.format(new Date(days[0].day)), "today"]}
    >
      {days.map((day, at) => (
        <g key={day.day}>
          <rect
            x={at * step + step * 0.14}
            y={BASE - height(day.opened)}
            width={bar}
            height={height(day.opened)}
            className="fill-accent"
          />
          {day.closed > 0 && (
            <rect
              x={at * step + step * 0.14 + bar + 3}
              y={BASE - height(day.closed) + 0.75}
              width={bar - 1.5}
              height={Math.max(0.5, height(day.closed) - 1.5)}
              className="fill-surface stroke-ink-2"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </g>
      ))}
    </Plot>
  );
}

/** Plots board reads per hour. A colour and a gap set off the failed part of each bar. */
export function HourPlot({ hours }: { hours: SystemStatus["hours"] }) {
  const most = Math.max(1, ...hours.map((hour) => hour.runs));
  const step = WIDTH / hours.length;
  const scale = (BASE - 6) / most;
  const runs = hours.reduce((sum, hour) => sum + hour.runs, 0);
  const failed = hours.reduce((sum, hour) => sum + hour.failedRuns, 0);
  return (
    <Plot
      id="plot-hours"
      title="Reads by hour"
      says={`In 24 hours boards were read ${count.format(runs)} times; ${count.format(failed)} reads failed (on top of the bars, in red).`}
      columns={["Hour (UTC)", "Reads", "Failed"]}
      rows={hours.map((hour) => [hour.at.slice(0, 16).replace("T", " "), hour.runs, hour.failedRuns])}
      ends={[hours[0]?.at.slice(11, 16), "now"]}
    >
      {hours.map((hour, at) => {
        const good = (hour.runs - hour.failedRuns) * scale;
        const bad = hour.failedRuns === 0 ? 0 : Math.max(2, hour.failedRuns * scale);
        const box = { x: at * step + step * 0.15, width: step * 0.7 };
        return (
          <g key={hour.at}>
            {good > 0 && (
              <rect {...box} y={BASE - Math.max(2, good)} height={Math.max(2, good)} className="fill-accent" />
            )}
            {bad > 0 && <rect {...box} y={BASE - good - bad - 2} height={bad} className="fill-negative" />}
          </g>
        );
      })}
    </Plot>
  );
}
