const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats a past time briefly: `just now`, `14 min ago`, `3 h ago`, `2 days ago`, `5 weeks ago`. A future time counts
 * as now.
 */
export function ago(iso: string, now: number): string {
  const past = Math.max(0, now - Date.parse(iso));
  if (past < MINUTE) return "just now";
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  if (past < DAY) return `${Math.floor(past / HOUR)} h ago`;
  const days = Math.floor(past / DAY);
  if (days < 14) return days === 1 ? "1 day ago" : `${days} days ago`;
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`;
  if (days < 730) return `${Math.floor(days / 30.44)} months ago`;
  return `${Math.floor(days / 365.25)} years ago`;
}

// Created on first use, because creating a formatter is slow.
let exactFormat: Intl.DateTimeFormat | undefined;
let dayFormat: Intl.DateTimeFormat | undefined;

/** Formats a time as `November 21, 2026 at 9:40 AM UTC`. */
export function exactTime(iso: string): string {
  exactFormat ??= new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return `${exactFormat.format(new Date(iso))} UTC`;
}

/** Formats a date as `November 21, 2026`. */
export function longDate(iso: string): string {
  dayFormat ??= new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
  return dayFormat.format(new Date(iso));
}
