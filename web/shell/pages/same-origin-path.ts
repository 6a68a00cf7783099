/**
 * Returns the path to go to after login when it is on this site; null for `//host`, `/\host` and URLs with a scheme.
 */
export function sameOriginPath(wanted: unknown): string | null {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted)) return null;
  const url = URL.canParse(wanted, "https://here.invalid") ? new URL(wanted, "https://here.invalid") : null;
  return url?.origin === "https://here.invalid" ? url.pathname + url.search + url.hash : null;
}
