import { rememberedWith } from "./remembered.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import type { PreparedText, Sentence } from "./prepared-text.ts";
import type { SectionKind } from "./sections.ts";
import { quickly } from "./quick-expression.ts";

export interface SummaryInput {
  title: string;
  companyName: string;
  /** The source's short text. */
  excerpt: string;
  prepared: PreparedText;
}

/** Characters. Two sentences of this length fit three lines of a card. */
const LENGTH = { least: 70, most: 220 };
const ROLE_CUE = quickly(
  /\b(?:as (?:a|an|our|the)\b|you(?:'ll|’ll| will)\b|in this role|this role|this position|the role|we(?:'re|’re| are) (?:looking for|seeking|hiring)|(?:is|are) (?:looking for|seeking|hiring)|responsible for|your (?:role|mission|job|work|responsibilities)|the (?:ideal|successful) candidate|join (?:our|us|the)|you work|du (?:wirst|bist|übernimmst|arbeitest|entwickelst|verantwortest)|als\b.{3,60}\b(?:bist|wirst|übernimmst)|deine aufgaben|wir suchen|vous (?:serez|êtes|aurez|travaillerez|participerez)|en tant que|nous recherchons|au sein de|tu (?:seras|auras)|serás|buscamos|como\b.{3,60}\bserás|tendrás|te encargarás)/i,
);
const COMPANY_CUE = quickly(
  /\b(?:founded in|our mission|our vision|is a (?:leading|global|fast[- ]growing|world)|leading (?:provider|platform|company)|headquartered|we believe|we are (?:a|an|the|on a|proud|committed)|we(?:'|’)re (?:a|an|the|on a|building|proud)|backed by|series [a-e]|customers (?:include|trust)|about us|years? (?:of experience )?in business|wir sind (?:ein|eine|der|die)|nous sommes (?:un|une)|somos una?|fundad|gegründet|fondée?)\b/i,
);
const NEVER = quickly(
  new RegExp(
    String.raw`\b(?:${plainFirst(
      /equal[- ]opportunity|without regard|accommodat|privacy|apply (?:now|today|here|by)|click|cookie|recruit(?:er|ing) (?:agenc|fraud)|scam|salary|compensation|euros?|dollars?|allowance|stipend|recruiter|\bpto\b|401k|insurance|benefits?|visa|sponsorship|background check|gehalt|bewirb|bewerbung|postule|cv\b|resume|cover letter|e-?mail|https?:|www\./
        .source,
    )})|[@]|\$\s?\d|€|£`,
    "i",
  ),
);
/** Terms of employment and of the application say nothing about the work. */
const TERMS = quickly(
  new RegExp(
    String.raw`\b(?:${plainFirst(
      /(?:part|full)[- ]time|(?:hours|days) (?:a|per) week|(?:fixed|limited)[- ]term|month(?:s|-long)? contract|time ?zones?|(?:fully|100 ?%) remote|remote[- ](?:first|only)|work from (?:home|anywhere)|hear (?:back |from )|interviews?|start(?:ing)? date|reports? to|beside somebody|teilzeit|vollzeit|befristet|temps (?:plein|partiel)|jornada/iu
        .source,
    )})\b`,
    "iu",
  ),
);
/** Headings that a source without markup runs into the sentence after them. */
const GLUED_WORDS = folded(
  /^\P{L}{0,4}(?:about the (?:role|job|position|team|opportunity)|the (?:role|position|opportunity)|(?:job|role|position) (?:description|summary|overview|purpose)|overview|summary|what you(?:'|’)?ll do|responsibilities)\s*[:–-]?\s+/iu,
);
const GLUED_CAPITALS = /^\P{L}{0,4}\p{Lu}[\p{Lu}\s'’&/-]{5,40}[:–-]?\s{1,3}(?=\p{Lu}\p{Ll}|\p{Lu}\s\p{Ll})/u;
const LABEL = /^(?:[\p{L} /&-]{2,28}):\s/u;

const SECTION_POINTS: Partial<Record<SectionKind, number>> = {
  role: 1,
  responsibilities: 0.6,
  requirements: -1.2,
  about: -3,
};
const LEFT_OUT: ReadonlySet<SectionKind> = new Set([
  "eeo",
  "benefits",
  "compensation",
  "process",
  "location",
  "nice-to-have",
]);
const NO_SUMMARY = -10;
/** More than a well-formed sentence gets that names neither the role nor a duty. */
const GOOD = 1.6;

interface Candidate {
  text: string;
  section: SectionKind;
  points: number;
}

/** Returns the sentence without a heading that ran into it. */
function withoutHeading(text: string): string {
  const rest = text.replace(GLUED_CAPITALS, "").replace(GLUED_WORDS, "");
  return /^\p{Lu}/u.test(rest) ? rest : text;
}

/** What a sentence is worth by itself, without a heading that ran into it. */
interface Rated {
  text: string;
  /** In lower case. */
  lower: string;
  isAboutRole: boolean;
  points: number;
}

const rated = rememberedWith((sentence, section: SectionKind): Rated => {
  const text = withoutHeading(sentence);
  const none = { text, lower: "", isAboutRole: false, points: NO_SUMMARY };
  if (LEFT_OUT.has(section)) return none;
  if (text.length < 40 || text.length > 480 || NEVER.test(text) || LABEL.test(text) || !/\p{Ll}/u.test(text))
    return none;
  // A question or a cut-off sentence says nothing by itself.
  if (/[?…]["'”’)]?$/u.test(text.slice(-2))) return none;
  let points = SECTION_POINTS[section] ?? 0;
  const isAboutRole = ROLE_CUE.test(text);
  if (isAboutRole) points += 2;
  if (COMPANY_CUE.test(text)) points -= 3;
  if (TERMS.test(text)) points -= 2;
  if (text.length >= LENGTH.least && text.length <= LENGTH.most) points += 1;
  if (/^\p{Lu}/u.test(text) && /[.!]$/u.test(text)) points += 0.5;
  return { text, lower: text.toLowerCase(), isAboutRole, points };
});

/** Returns what a sentence is worth in a posting, for a summary of which its title and its company's name count. */
function score(
  { text, lower, isAboutRole, points }: Rated,
  index: number,
  titleWords: readonly string[],
  company: string,
): number {
  if (points <= NO_SUMMARY) return NO_SUMMARY;
  const isNamed = titleWords.some((word) => lower.includes(word));
  const named = isNamed ? wordsOf(text).filter((word) => titleWords.includes(word)).length : 0;
  const isOfCompany = company.length > 2 && !isAboutRole && lower.startsWith(company.toLowerCase());
  return points + Math.min(2, 0.8 * named) - (isOfCompany ? 3 : 0) - Math.min(1, index * 0.02);
}

/** What stands between words of Western European languages, whose text splits several times as fast, and of any. */
const BETWEEN_LATIN_1_WORDS = /[^a-zªµºß-öø-ÿ\d+#]+/;
const BETWEEN_WORDS = /[^\p{L}\d+#]+/u;

function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  return lower.split(/[^\0-\xff\u2000-\u206f]/.test(lower) ? BETWEEN_WORDS : BETWEEN_LATIN_1_WORDS);
}

function ended(text: string): string {
  const trimmed = text.trim().replace(/[;,:]$/u, "");
  return /[.!?…]["'”’)]?$/u.test(trimmed.slice(-2)) ? trimmed : `${trimmed}.`;
}

/** Cuts at the end of a sentence where that keeps enough, else at a clause or a word. */
function clip(text: string): string {
  if (text.length <= LENGTH.most) return text;
  const cut = text.slice(0, LENGTH.most);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "));
  if (end >= LENGTH.least) return cut.slice(0, end + 1);
  const clause = Math.max(cut.lastIndexOf(", "), cut.lastIndexOf("; "), cut.lastIndexOf(" – "));
  const at = clause >= LENGTH.most * 0.6 ? clause : cut.lastIndexOf(" ", LENGTH.most - 1);
  return `${cut.slice(0, at).replace(/[\s,;:–]{1,6}$/u, "")}…`;
}

/** Verbs that postings begin a duty with, and that are no name of anything. */
const DUTY_VERBS = new Set(
  (
    "analyse analyze answer assist book build check coach collaborate communicate conduct coordinate create define deliver design develop document drive " +
    "ensure establish evaluate execute fix gather grow handle help hold identify implement improve investigate keep lead maintain make manage measure mentor " +
    "monitor move notice oversee own participate partner perform plan prepare present provide record replace report research resolve respond review run say " +
    "sell set shape ship show solve sort study support take teach tell test track train translate turn update use watch work write"
  ).split(" "),
);

/** Joins duties to one sentence. A word goes on in lower case where it's surely no name, or where the posting also writes it so. */
function joinDuties(duties: readonly string[], all: string): string {
  const [first = "", ...rest] = duties.map((text) => text.replace(/[.;,]{1,6}$/u, ""));
  const going = rest.map((duty) => {
    const word = /^\p{Lu}\p{Ll}+(?=[\s,])/u.exec(duty)?.[0];
    if (word === undefined) return duty;
    const small = word.toLowerCase();
    return DUTY_VERBS.has(small) || all.includes(` ${small} `) || /(?:ing|ize|ise)$/u.test(small)
      ? small + duty.slice(word.length)
      : duty;
  });
  return ended([first, ...going].join("; "));
}

/** Returns as many duties as fit, at most three, as one sentence; "" if one alone would be too short. */
function dutiesOf(sentences: readonly Sentence[], all: string): string {
  const duties = sentences
    .filter(({ text, section }) => section === "responsibilities" && text.length >= 15 && text.length <= 180)
    .filter(({ text }) => !NEVER.test(text) && !TERMS.test(text))
    .map(({ text }) => text.replace(/^[-•*]\s+/u, ""));
  const taken: string[] = [];
  for (const duty of duties) {
    if (taken.length === 3 || [...taken, duty].join("; ").length > LENGTH.most - 1) break;
    taken.push(duty);
  }
  const text = taken.length === 0 ? "" : joinDuties(taken, all);
  return taken.length > 1 || text.length >= LENGTH.least ? text : "";
}

/** Adds the sentence after the best one, or else the next best about the work, where both fit. */
function withSecond(candidates: readonly Candidate[], best: number): string {
  const picked = candidates[best]!;
  const first = ended(picked.text);
  const fits = (other: Candidate | undefined): other is Candidate =>
    other !== undefined && other.points >= 0 && first.length + 1 + ended(other.text).length <= LENGTH.most;
  const next = candidates[best + 1];
  if (fits(next) && next.section === picked.section) return `${first} ${ended(next.text)}`;
  if (first.length >= LENGTH.least) return first;
  const others = candidates.filter((other, index) => index !== best && fits(other));
  const second = others.sort((one, other) => other.points - one.points)[0];
  return second === undefined ? first : `${first} ${ended(second.text)}`;
}

/**
 * Returns one or two sentences about the work, at most 220 characters: the one that says most about the role with another where both fit; else
 * the first duties; else the source's excerpt. All words come from the posting; "" when it says nothing about the work.
 */
export function readSummary({ title, companyName, excerpt, prepared }: SummaryInput): string {
  const titleWords = [...new Set(wordsOf(title).filter((word) => word.length > 3))];
  const candidates = prepared.sentences.slice(0, 90).map((sentence, index): Candidate => {
    const own = rated(sentence.text, sentence.section);
    return { text: own.text, section: sentence.section, points: score(own, index, titleWords, companyName) };
  });
  let best = -1;
  for (const [index, { points }] of candidates.entries())
    if (points >= GOOD && (best < 0 || points > candidates[best]!.points)) best = index;
  const role = best < 0 ? "" : withSecond(candidates, best);
  if (role.length >= LENGTH.least) return clip(role);
  const duties = dutiesOf(candidates, prepared.text);
  if (role !== "") return duties !== "" && role.length + 1 + duties.length <= LENGTH.most ? `${role} ${duties}` : role;
  if (duties !== "") return duties;
  const own = excerpt
    .replace(/<[^>]{0,300}>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return own.length >= 30 && !COMPANY_CUE.test(own) ? clip(ended(own)) : "";
}
