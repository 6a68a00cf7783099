const LONGEST_S = 24 * 3600;
/** The three date forms of RFC 9110 5.6.7 all begin with a day's name; anything else is not a date here. */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d{2}:\d{2}:\d{2}/;

/**
 * Seconds to wait by a Retry-After header (whole seconds or an HTTP date), between 0 and 24 h.
 * Null when the header is absent or means nothing.
 */
export function readRetryAfter(value: string | null, nowMs: number): number | null {
  if (value === null) return null;
  const text = value.trim();
  if (/^\d{1,30}$/.test(text)) return Math.min(Number(text), LONGEST_S);
  if (!HTTP_DATE.test(text)) return null;
  const at = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
  if (Number.isNaN(at)) return null;
  return Math.min(Math.max(0, Math.ceil((at - nowMs) / 1000)), LONGEST_S);
}
