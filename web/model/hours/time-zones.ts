import { utcOffset } from "#contract/values/utc-offset.ts";

/** Says whether a clock at `offset` hours from UTC is within the zones a job requires. */
export function zoneFit({ from, to }: { from: number; to: number }, offset: number): string {
  const clock = `Your clock is at ${utcOffset(offset)}`;
  if (offset >= from && offset <= to) return `${clock}, within that range.`;
  const away = offset < from ? from - offset : offset - to;
  const figure = Number.isInteger(away) ? String(away) : away.toFixed(1);
  return `${clock}, ${figure} ${away === 1 ? "hour" : "hours"} outside that range.`;
}
