import { type DayState, daysOpen, DAYS_SHOWN } from "./days-open.ts";

const LOOKS: Record<DayState, string> = { unknown: "bg-line", open: "bg-live", closed: "bg-canvas ring-1 ring-line-2" };

/** One mark for each of the last days: open, closed or not known yet. */
export function SeenBar({ job, now }: { job: Parameters<typeof daysOpen>[0]; now: number }) {
  const days = daysOpen(job, now);
  const count = (state: DayState) => days.filter((each) => each === state).length;
  const known = DAYS_SHOWN - count("unknown");
  if (known === 0) return null;
  const text = `Open on ${count("open")} of ${known === 1 ? "1 day" : `the last ${known} days`}`;
  return (
    <div className="mt-3">
      <div role="img" aria-label={text} className="flex h-4 gap-0.5">
        {days.map((state, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the days have no other key
          <span key={at} className={`flex-1 rounded-[2px] ${LOOKS[state]}`} />
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between text-micro text-ink-3">
        <span>{DAYS_SHOWN} days ago</span>
        <span>{text}</span>
        <span>today</span>
      </p>
    </div>
  );
}
