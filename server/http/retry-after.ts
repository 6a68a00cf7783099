const LONGEST_S = 24 * 3600;
/** All three date formats of RFC 9110 5.6.7 begin with the name of a day. */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d{2}:\d{2}:\d{2}/;

/**
 * Parses a Retry-After header (whole seconds or an HTTP date) into seconds to wait, between 0 and 24 h.
 * Returns null when the header is absent or invalid.
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
