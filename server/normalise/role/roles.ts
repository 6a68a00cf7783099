import { roleHeads, roleRules } from "#taxonomy/role-rules.ts";
import { roleBySlug, roleNames, roles } from "#taxonomy/roles.ts";
import type { Evidenced } from "#normalise/result.ts";
import { withoutGenderMarks } from "./gender-marks.ts";
import { MAX_TITLE_CHARACTERS } from "./title.ts";
import { canonicalWords } from "./title-words.ts";

interface Name {
  words: readonly string[];
  role: string;
  tier: "strong" | "weak";
  /** A weak name that also means the role at the end of a longer title: `Insurance Defense Attorney`. */
  head: boolean;
}
interface Match {
  role: string;
  start: number;
  end: number;
  head: boolean;
}

const strong = new Map<string, Name[]>();
const weak = new Map<string, Name[]>();
const hinted: { words: readonly string[]; role: string; hint: string }[] = [];

function addName(text: string, role: string, tier: Name["tier"]): void {
  const head = text.endsWith("*");
  const words = canonicalWords(head ? text.slice(0, -1) : text);
  const first = words[0];
  if (first === undefined) return;
  const index = tier === "strong" ? strong : weak;
  const names = index.get(first);
  if (names === undefined) index.set(first, [{ words, role, tier, head }]);
  else if (!names.some((name) => name.words.join(" ") === words.join(" "))) names.push({ words, role, tier, head });
}

for (const role of roles) addName(role.title, role.slug, "strong");
for (const role of roles) {
  for (const alias of role.aliases) addName(alias, role.slug, "strong");
  for (const alias of role.weak) addName(alias, role.slug, "weak");
  for (const entry of role.context) {
    const parts = /^(.*?) \[(.*)\]$/.exec(entry);
    if (parts?.[1] !== undefined && parts[2] !== undefined)
      hinted.push({ words: canonicalWords(parts[1]), role: role.slug, hint: parts[2] });
  }
}

for (const { role, names } of roleNames) for (const name of names) addName(name, role, "strong");

const rules = roleRules.map(({ role, heads, words }) => ({
  role,
  heads: new Set(
    heads
      .flatMap((head) => (head.startsWith("@") ? (roleHeads.get(head) ?? []) : [head]))
      .flatMap((head) => canonicalWords(head).join(" ")),
  ),
  words: words.map((word) => (word === "*" ? [] : canonicalWords(word))),
}));

/** Words for a level, mode or contract, never for the role. */
const NOISE = new Set(
  "senior junior mid middle middleweight midlevel experienced regular staff principal lead entry level i ii iii iv v 1 2 3 4 5 remote remotely hybrid onsite contract contractor freelance temporary temp permanent fulltime part full time new grad graduate global regional international associate intermediate semi ssr sênior snr starszy młodszy expert head distinguished founding m f d w x all genders confirmé pleno sr jr".split(
    " ",
  ),
);
/** Nouns of a head (`Team Lead`, `Head of Tax`) that are mostly adjectives (`Lead Consultant`). */
const ADJECTIVES = new Set([
  "lead",
  "head",
  "principal",
  "expert",
  "associate",
  "chief",
  "staff",
  "contractor",
  "intern",
]);
/** After these words a title names whom the work is for. */
const PREPOSITIONS = new Set([
  "to",
  "for",
  "with",
  "bei",
  "für",
  "chez",
  "pour",
  "para",
  "supporting",
  "reporting",
  "within",
]);
const SEPARATOR = /\s+[-–—|•·:;@/\\]+\s+|[|•;:()[\]{}«»"]|,\s*|\s+[-–—](?=\S)|(?<=\S)[-–—]\s+|\/\/|\s+at\s+(?=\p{Lu})/u;
/** Words that don't name a role on their own. */
const GENERIC = new Set([
  "software-engineer",
  "web-developer",
  "mobile-engineer",
  "backend-engineer",
  "frontend-engineer",
  "software-architect",
  "qa-engineer",
]);

function standsAt(words: readonly string[], start: number, phrase: readonly string[]): boolean {
  for (let offset = 0; offset < phrase.length; offset += 1) if (words[start + offset] !== phrase[offset]) return false;
  return true;
}

function matchesIn(words: readonly string[], index: ReadonlyMap<string, Name[]>): Match[] {
  const matches: Match[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (const name of index.get(words[start] ?? "") ?? []) {
      if (standsAt(words, start, name.words))
        matches.push({ role: name.role, start, end: start + name.words.length, head: name.head });
    }
  }
  return matches;
}

/** The head noun comes last, so the rightmost match leads, and the longest of those. */
function bestMatch(words: readonly string[], index: ReadonlyMap<string, Name[]>): Match | null {
  const stop = words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  let best: Match | null = null;
  for (const match of matchesIn(words, index)) {
    if (stop > 0 && match.start > stop && best !== null) continue;
    if (best === null || match.end > best.end || (match.end === best.end && match.start < best.start)) best = match;
  }
  return best;
}

function strip(words: readonly string[]): string[] {
  return words.filter((word) => !NOISE.has(word));
}

function holds(words: readonly string[], phrase: readonly string[]): boolean {
  for (let start = 0; start + phrase.length <= words.length; start += 1)
    if (standsAt(words, start, phrase)) return true;
  return false;
}

/** Words that a rule wants beside its head, and the rule's place in their list. */
interface Wanted {
  at: number;
  phrase: readonly string[];
}

/** What rules want beside their heads, by the first word of it. */
const wantedByFirst = new Map<string, Wanted[]>();
/** The places of a head's rules, and of those beside whose head any other noun will do. */
const rulesByHead = new Map<string, { all: Set<number>; content: number[] }>();

for (const [at, { heads, words }] of rules.entries()) {
  for (const phrase of words) {
    const wanted = wantedByFirst.get(phrase[0] ?? "");
    if (wanted !== undefined) wanted.push({ at, phrase });
    else if (phrase.length > 0) wantedByFirst.set(phrase[0]!, [{ at, phrase }]);
  }
  const isContent = words.some((phrase) => phrase.length === 0);
  for (const head of heads) {
    const ofHead = rulesByHead.get(head) ?? { all: new Set<number>(), content: [] };
    rulesByHead.set(head, ofHead);
    ofHead.all.add(at);
    if (isContent) ofHead.content.push(at);
  }
}

/** Roles by head noun and the words beside it: `Engineer` with `Kotlin`. Roles named in the segment itself come first; a role already `known` is left out. */
function byRules(segment: readonly string[], elsewhere: readonly string[], known?: string): string[] {
  const nouns = segment.filter(
    (word, at) => !ADJECTIVES.has(word) || at === segment.length - 1 || segment[at + 1] === "of",
  );
  const heads = [...nouns, ...segment.slice(1).map((word, at) => `${segment[at]} ${word}`)];
  const ofHeads = heads.flatMap((head) => rulesByHead.get(head) ?? []);
  if (ofHeads.length === 0) return [];
  const isOfHead = (at: number) => ofHeads.some(({ all }) => all.has(at));
  for (const words of [strip(segment), elsewhere]) {
    const places = new Set(nouns.length > 1 ? ofHeads.flatMap(({ content }) => content) : []);
    for (const [start, word] of words.entries())
      for (const { at, phrase } of wantedByFirst.get(word) ?? []) {
        if (!isOfHead(at) || !standsAt(words, start, phrase)) continue;
        const isHeadAlone = segment.length === 1 && phrase.length === 1 && rules[at]!.heads.has(word);
        if (!isHeadAlone) places.add(at);
      }
    const roles = [...places].toSorted((one, other) => one - other).map((at) => rules[at]!.role);
    const found = [...new Set(roles)].filter((role) => role !== known);
    if (found.length > 0) return found;
  }
  return [];
}

function withBroader(found: readonly string[]): string[] {
  const all = new Set(found);
  for (const slug of all) for (const broader of roleBySlug(slug)?.broader ?? []) all.add(broader);
  return [...all];
}

function segmentsOf(title: string): (readonly string[])[] {
  const plain = withoutGenderMarks(title.slice(0, MAX_TITLE_CHARACTERS)).replace(
    /\b(\p{L}+)[:*_/-]+(?:in|innen|e|a|euse)\b/giu,
    "$1",
  );
  return plain
    .split(SEPARATOR)
    .map((part) => canonicalWords(part))
    .filter((words) => words.length > 0);
}

/** Spellings of full-stack developer. */
function bothEnds(segment: readonly string[], role: string): boolean {
  return (
    (role === "backend-engineer" || role === "frontend-engineer") &&
    segment.includes("backend") &&
    segment.includes("frontend")
  );
}

/** Returns the role that another segment makes of a software engineer: `Software Engineer, Backend`. */
const NOT_BY_ELSEWHERE = new Set([
  "systems-engineer",
  "network-engineer",
  "solutions-engineer",
  "technical-support-engineer",
  "implementation-specialist",
  "mechanical-engineer",
  "electrical-engineer",
  "civil-engineer",
  "manufacturing-engineer",
  "revenue-operations-manager",
  "erp-consultant",
  "automation-engineer",
  "performance-engineer",
]);

/** Returns the software role by the end it works on: `Fullstack JS Developer`, `Backend PHP Developer`. */
function withEnd(segment: readonly string[], role: string): string[] {
  if (bothEnds(segment, role)) return ["full-stack-engineer"];
  if (!(roleBySlug(role)?.broader.includes("software-engineer") ?? false)) return [role];
  if (segment.includes("fullstack") && role !== "full-stack-engineer") return ["full-stack-engineer", role];
  return segment.includes("backend") && role !== "backend-engineer" ? [role, "backend-engineer"] : [role];
}

function refineSoftware(segment: readonly string[], elsewhere: readonly string[]): string[] {
  const here = byRules(segment, [], "software-engineer")[0];
  const there =
    here ?? byRules(["engineer"], elsewhere, "software-engineer").find((role) => !NOT_BY_ELSEWHERE.has(role));
  return there === undefined ? ["software-engineer"] : [...withEnd(segment, there), "software-engineer"];
}

/** Returns the roles that one segment names, best first. */
function readSegment(segment: readonly string[], elsewhere: readonly string[]): string[] {
  const bare = strip(segment);
  const full = bestMatch(segment, strong);
  const short = bestMatch(bare, strong);
  const best =
    short !== null &&
    (full === null || bare.length - short.end < segment.length - full.end - (segment.length - bare.length))
      ? short
      : (full ?? short);
  const role = best?.role ?? byRules(segment, elsewhere)[0];
  if (role === undefined) return [];
  if (role === "software-engineer") return refineSoftware(segment, elsewhere);
  const refined =
    best !== null && GENERIC.has(role) ? byRules(segment, [], role).find((other) => !GENERIC.has(other)) : undefined;
  return refined === undefined ? withEnd(segment, role) : [...withEnd(segment, refined), role];
}

/** The roles that tags may choose between when the title is just "Developer". */
const BY_TAGS = new Set([
  "ios-engineer",
  "android-engineer",
  "flutter-developer",
  "react-native-developer",
  "data-engineer",
  "devops-engineer",
  "python-developer",
  "java-developer",
  "dotnet-developer",
  "php-developer",
  "ruby-on-rails-developer",
  "go-developer",
  "cpp-developer",
  "nodejs-developer",
  "react-developer",
  "salesforce-developer",
]);

/**
 * Returns the canonical roles of a title, best first, followed by their broader roles. The first segment that names a role
 * decides; department and tags only settle ambiguous titles. Empty when unsure.
 */
export function readRoles(
  title: string,
  hints: { department?: string | undefined; tags?: readonly string[] | undefined } = {},
): Evidenced<string[]> {
  const segments = segmentsOf(title);
  const evidence = `title: ${JSON.stringify(title)}`;
  for (const [at, segment] of segments.entries()) {
    const found = readSegment(
      segment,
      segments.flatMap((words, other) => (other === at ? [] : words)),
    );
    if (found.length > 0) return { value: withBroader(found), evidence };
  }
  const hint = canonicalWords(`${hints.department ?? ""} ${(hints.tags ?? []).join(" ")}`.slice(0, 2000));
  for (const segment of segments) {
    for (const entry of hinted) {
      if (holds(segment, entry.words) && holds(hint, [entry.hint]))
        return { value: withBroader([entry.role]), evidence: `${evidence}, department or tag: ${entry.hint}` };
    }
    const stop = segment.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
    const bare = strip(stop > 0 ? segment.slice(0, stop) : segment);
    const match = bestMatch(bare, weak);
    if (
      match !== null &&
      ((match.start === 0 && match.end > 1) || bare.length === 1 || (match.head && match.end === bare.length))
    ) {
      const chosen =
        match.role === "software-engineer"
          ? byRules(["developer"], hint, match.role).filter((role) => BY_TAGS.has(role))
          : [];
      return chosen.length === 1
        ? { value: withBroader([...chosen, match.role]), evidence: `${evidence}, tags` }
        : { value: withBroader([match.role]), evidence };
    }
  }
  return { value: [], evidence: "" };
}
