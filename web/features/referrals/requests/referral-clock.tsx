import type { TimelineLine } from "#contract/schemas/referral.ts";
import { classes } from "#web/ui/base/classes.ts";
import { timeLeft } from "./time-left.ts";

const HOUR_MS = 3_600_000;
const SOON_MS = 24 * HOUR_MS;
const NOW_MS = 2 * HOUR_MS;

/** The time left with its label, one above the other beside a request on wide screens, or on one line with `inline`. */
export function Countdown({
  at,
  now,
  what,
  inline = false,
}: {
  at: string;
  now: number;
  what: string;
  inline?: boolean;
}) {
  const left = Date.parse(at) - now;
  return (
    <p
      className={
        inline
          ? "flex items-baseline gap-2"
          : "text-right max-md:flex max-md:items-baseline max-md:gap-2 max-md:text-left"
      }
    >
      <b
        className={classes(
          "block font-heading text-[1.25rem] font-semibold leading-[1.375rem]",
          left < NOW_MS ? "text-negative" : left < SOON_MS ? "text-caution" : "",
        )}
      >
        <time dateTime={at}>{timeLeft(at, now)}</time>
      </b>
      <span className="text-meta text-ink-3">{what}</span>
    </p>
  );
}

const moment = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** `Sat, Nov 21, 1:10 PM`, in the reader's time zone. */
export function shortTime(at: string): string {
  return moment.format(new Date(at));
}

/** What happened, what is happening now, and what comes next by when. */
export function ReferralTimeline({ lines }: { lines: TimelineLine[] }) {
  const current = lines.findIndex((line) => line.next);
  return (
    <ol className="timeline" aria-label="Timeline">
      {lines.map((line, at) => (
        <li
          key={`${line.at} ${line.text}`}
          aria-current={at === current ? "step" : undefined}
          className={classes(line.next && at !== current && "text-ink-3")}
        >
          <span>{line.text}</span>
          <time dateTime={line.at} className="text-meta font-normal text-ink-3 max-md:col-start-2">
            {line.next && "by "}
            {shortTime(line.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
