import { zoneOffset } from "../working-hours.ts";
import type { AlertFrequency } from "./saved-search.ts";

/** When a person wants to hear of new jobs, in full hours of their own day. */
export interface AlertTimes {
  /** The hour of the daily and the weekly mail. */
  hour: number;
  /** The day of the weekly mail; Monday is 1. */
  weekday: number;
  /** IANA name. */
  timeZone: string;
  /** Hours in which nothing is sent at once: from `from` until `to`, over midnight where `to` is earlier. Null for none. */
  quiet: { from: number; to: number } | null;
}

/** When people hear of new jobs who haven't said: at 8 in the morning, on Mondays, with no quiet hours. */
export const USUAL_ALERT_TIMES = { hour: 8, weekday: 1, quiet: null } as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns when news that is found at `now` is due. An unknown time zone counts as UTC. */
export function nextAlertAt(frequency: Exclude<AlertFrequency, "off">, times: AlertTimes, now: Date): Date {
  const { hour, weekday, timeZone, quiet } = times;
  if (frequency === "daily") return nextHour(hour, timeZone, now, null);
  if (frequency === "weekly") return nextHour(hour, timeZone, now, weekday);
  return quiet !== null && isQuietHour(localTime(timeZone, now).getUTCHours(), quiet)
    ? nextHour(quiet.to, timeZone, now, null)
    : now;
}

/** Returns whether an hour of the day is one of the quiet hours. */
export function isQuietHour(hour: number, { from, to }: NonNullable<AlertTimes["quiet"]>): boolean {
  return from <= to ? from <= hour && hour < to : from <= hour || hour < to;
}

const offsetMs = (timeZone: string, at: Date): number => (zoneOffset(timeZone, at) ?? 0) * HOUR_MS;

/** Returns a date whose UTC parts are the local ones. */
const localTime = (timeZone: string, at: Date): Date => new Date(at.getTime() + offsetMs(timeZone, at));

/** Returns when a local hour comes next after `now`, on any day or on one day of the week. */
function nextHour(hour: number, timeZone: string, now: Date, weekday: number | null): Date {
  const local = localTime(timeZone, now);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  for (let day = 0; ; day += 1) {
    const wanted = midnight + day * DAY_MS + hour * HOUR_MS;
    if (weekday !== null && (new Date(wanted).getUTCDay() || 7) !== weekday) continue;
    const at = instantOf(wanted, timeZone);
    if (at > now) return at;
  }
}

/** Returns the instant of a local time. An hour that the clocks skip counts as the one after it. */
function instantOf(local: number, timeZone: string): Date {
  const first = new Date(local - offsetMs(timeZone, new Date(local)));
  const second = new Date(local - offsetMs(timeZone, first));
  return second.getTime() + offsetMs(timeZone, second) === local ? second : new Date(Math.max(+first, +second));
}
