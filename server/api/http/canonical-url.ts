import { PAGE_PARAMS } from "#contract/values/page-params.ts";

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~`, which mean the same as the plain character (RFC 3986, 2.3). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

/** Returns the path and query of a request target. A proxy may send the whole URL (RFC 9112, 3.2.2); its host is not trusted. */
export function originForm(target: string): string {
  const rest = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Returns the one spelling of a path: no empty, `.` or `..` segment, no needless escape, no slash at the end. It begins with one slash. */
export function canonicalPath(path: string): string {
  const { pathname } = new URL(`http://site.invalid/${path}`);
  const plain = pathname
    .replace(NEEDLESS_ESCAPE, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)))
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase())
    .replace(/\/{2,}/g, "/");
  return plain.length > 1 ? plain.replace(/\/$/, "") : plain;
}

/**
 * Returns the one address of the page at a URL, given the pattern of its route such as `/job/:slug`: fixed segments as the pattern spells
 * them, and only parameters that the page reads.
 */
export function canonicalPageUrl(url: string, patternOf: (path: string) => string): { url: string; pattern: string } {
  const [rawPath = "/", ...rest] = url.split("?");
  const query = rest.join("?");
  const path = canonicalPath(rawPath);
  const pattern = patternOf(path);
  // What the router in the browser fetches has the parameters of its page and its own.
  if (path.endsWith(".data") || path === "/__manifest")
    return { url: query === "" ? path : `${path}?${query}`, pattern };
  const fixed = pattern.split("/");
  const spelled = path.split("/").map((segment, index) => {
    const declared = fixed[index];
    return declared === undefined || /^[:*]|^$/.test(declared) ? segment : declared;
  });
  const known = PAGE_PARAMS[pattern] ?? [];
  const kept = query.split("&").filter((pair) => new URLSearchParams(pair).keys().some((name) => known.includes(name)));
  return { url: spelled.join("/") + (kept.length > 0 ? `?${kept.join("&")}` : ""), pattern };
}
