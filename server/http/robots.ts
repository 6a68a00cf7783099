/** One Allow or Disallow line. Paths may contain `*`, and `$` at the end. */
interface Rule {
  allow: boolean;
  /** Length of the path as written; the longest match wins. */
  length: number;
  /** The texts between the wildcards. */
  pieces: string[];
  anchored: boolean;
}

export interface RobotsRules {
  /** Returns whether this URL's path and query may be fetched. */
  allows(url: URL): boolean;
  /** `Sitemap:` lines, as absolute URLs. */
  sitemaps: string[];
}

/** RFC 9309 2.5 demands at least 500 KiB; the rest of a larger file is ignored. */
const READ_CHARACTERS = 512_000;
const MOST_RULES = 10_000;
const LONGEST_PATH = 2_048;

const allowAll: RobotsRules = { allows: () => true, sitemaps: [] };
const allowNothing: RobotsRules = { allows: (url) => url.pathname === "/robots.txt", sitemaps: [] };

/**
 * Returns what the answer to `/robots.txt` permits (RFC 9309 2.3.1): the file's rules for 2xx, everything for 4xx, nothing
 * for 5xx, 429 or no answer (`status` null).
 */
export function robotsOfAnswer(status: number | null, text: string, agent: string): RobotsRules {
  if (status === null || status >= 500 || status === 429) return allowNothing;
  if (status >= 200 && status < 300) return readRobots(text, agent);
  return allowAll;
}

/**
 * Parses robots.txt for one product token (`afieldbot`): joins all groups that name it, else those for `*`, else allows
 * everything. The longest matching path wins; Allow wins ties. Unknown lines are skipped.
 */
export function readRobots(text: string, agent: string): RobotsRules {
  const groups = new Map<string, Rule[]>();
  const sitemaps: string[] = [];
  let current: Rule[][] = [];
  let inRules = false;
  let count = 0;
  for (const line of text
    .slice(0, READ_CHARACTERS)
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)) {
    const [, name = "", rest = ""] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    const field = name.toLowerCase();
    const value = rest.trim();
    if (field === "user-agent") {
      if (inRules) current = [];
      inRules = false;
      current.push(groupOf(groups, productToken(value)));
    } else if (field === "allow" || field === "disallow") {
      inRules = true;
      count += 1;
      if (value === "" || count > MOST_RULES) continue;
      for (const group of new Set(current)) group.push(readRule(field === "allow", value));
    } else if (field === "sitemap" && URL.canParse(value)) {
      sitemaps.push(new URL(value).href);
    }
  }
  const rules = groups.get(agent.toLowerCase()) ?? groups.get("*") ?? [];
  const byLength = rules.toSorted((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
  return {
    sitemaps,
    allows(url) {
      if (url.pathname === "/robots.txt") return true;
      const path = normalPath(url.pathname + url.search);
      return byLength.find((rule) => matches(rule, path))?.allow ?? true;
    },
  };
}

function groupOf(groups: Map<string, Rule[]>, token: string): Rule[] {
  const group = groups.get(token) ?? [];
  groups.set(token, group);
  return group;
}

function productToken(value: string): string {
  const text = value.toLowerCase();
  return text.startsWith("*") ? "*" : (/^[a-z_-]+/.exec(text)?.[0] ?? text);
}

function readRule(allow: boolean, value: string): Rule {
  const path = normalPath(value.slice(0, LONGEST_PATH)).replace(/\*+/g, "*");
  const anchored = path.endsWith("$");
  return { allow, length: path.length, anchored, pieces: (anchored ? path.slice(0, -1) : path).split("*") };
}

/** Matches each piece at its first occurrence, so there is no backtracking: time is linear in the path. */
function matches(rule: Rule, path: string): boolean {
  const first = rule.pieces[0] ?? "";
  const last = rule.pieces.at(-1) ?? "";
  if (!path.startsWith(first)) return false;
  if (rule.pieces.length === 1) return !rule.anchored || path === first;
  let at = first.length;
  const middle = rule.anchored ? rule.pieces.slice(1, -1) : rule.pieces.slice(1);
  for (const piece of middle) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return !rule.anchored || (path.length - last.length >= at && path.endsWith(last));
}

/** Normalises octets that may be written plainly or as `%XX` (RFC 9309 2.2.2). */
function normalPath(path: string): string {
  const encoded = path.replace(/[^\u0021-\u007e]+/g, (run) => encodeURIComponent(run.toWellFormed()));
  return encoded.replace(/%([0-9a-f]{2})/gi, (written, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[a-z0-9._~-]/i.test(character) ? character : written.toUpperCase();
  });
}
