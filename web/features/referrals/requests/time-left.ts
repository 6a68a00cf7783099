const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `5 d 04 h`, `31 h`, `19 h`, `45 min`; never negative. */
export function timeLeft(at: string, now: number): string {
  const left = Math.max(0, Date.parse(at) - now);
  const hours = Math.floor(left / HOUR_MS);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${String(hours % 24).padStart(2, "0")} h`;
  if (hours >= 2) return `${hours} h`;
  return `${Math.floor(left / MINUTE_MS)} min`;
}
