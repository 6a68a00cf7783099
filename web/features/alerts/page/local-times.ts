const DAY = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric" });
const TIME = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** Formats the day of a time in the browser's zone: `November 22`, with the year if it's another one. */
export function dayIn(iso: string): string {
  const date = new Date(iso);
  return (date.getFullYear() === new Date().getFullYear() ? DAY : DAY_OF_YEAR).format(date);
}

/** Formats a time in the browser's zone: `Mon, Nov 23, 8:00 AM`. */
export function timeIn(iso: string): string {
  return TIME.format(new Date(iso));
}

/** Returns the value of a date field, `2026-11-22`, for the day of a time in the browser's zone. */
export function dateFieldOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Returns when a day of a date field begins in the browser's zone; null for an empty field. */
export function startOfDay(field: string): string | null {
  const date = new Date(`${field}T00:00`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
