/** Formats an offset in hours as `UTC−3`, `UTC+5:30` or `UTC`. */
export function utcOffset(hours: number): string {
  if (hours === 0) return "UTC";
  const minutes = Math.round(Math.abs(hours) * 60);
  const rest = minutes % 60 === 0 ? "" : `:${String(minutes % 60).padStart(2, "0")}`;
  return `UTC${hours < 0 ? "−" : "+"}${Math.floor(minutes / 60)}${rest}`;
}

/** Formats a range as `UTC−3 to UTC+3`, or as a single offset. */
export function utcRange({ from, to }: { from: number; to: number }): string {
  return from === to ? utcOffset(from) : `${utcOffset(from)} to ${utcOffset(to)}`;
}
