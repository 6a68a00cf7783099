import { inPlainQuantities } from "#normalise/text/plain-quantities.ts";
import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { remembered } from "#normalise/text/remembered.ts";
import { IDEALLY, IS_WELCOME, WELCOME_LABEL } from "./cues.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { isInPlaceOfDegree } from "./years-for-degree.ts";
import { isWelcomeBefore } from "./years-welcome.ts";
import { unspacedYears, type Years, yearsIn } from "./year-spans.ts";
import {
  AGE_BEFORE,
  AGED_BEFORE,
  AGO,
  ALREADY,
  ALSO_EXPERIENCE,
  ALSO_PERSON_FIRST,
  ASKS,
  ASKS_FOR,
  BRINGS_YEARS,
  COLLEAGUE,
  COMPANY,
  COMPANY_BEHIND,
  COMPANY_WIDE,
  DEMANDS,
  EXPERIENCE,
  EXPLAINED_COMPANY,
  HELD,
  HOLDS_FIRST,
  IS_SINCE,
  LASTS,
  LEAST,
  MORE_ASIDE,
  MORE_BEHIND,
  NAMED_COMPANY,
  NEARLY,
  NO_LESS,
  NOT_NEEDED,
  OF_SOMETHING,
  OR_MORE,
  OR_SEASONS,
  ORGANISATION,
  OTHER_AFTER,
  OTHER_THING,
  PART_OF,
  PASSES,
  PERSON,
  PERSON_BEHIND,
  PERSON_FIRST,
  PERSON_SPENT,
  QUALIFIED,
  RANGE_OPENS,
  RUNS_BEFORE,
  SEEKS,
  SOMETHING,
  SOUGHT,
  SPENT_AT,
  TERM_BEFORE,
  TERM_LABEL,
  WHOSE_FIRST,
} from "./years-words.ts";

const NOT_A_DEMAND = new Set(["about", "benefits", "compensation", "process", "nice-to-have"]);

/** What joins two demands of which one is enough. */
const ALTERNATIVE = phrases("or|oder|ou|o|lub|eller|bzw");
/** Says what the years are of, where no word for experience does. */
const FIELD = folded(
  /^['’]?\s*(?:in|with|as|of|working|im|bei|als|mit|en|dans|comme|como|con|em|com|na|no|w|jako|z|inom|som|med|nel|nella|come|i|op|bij|aan|chez|auprès|vid|på|hos|presso|v|ve|on the|a \p{L}{2,12}[aei]r|(?!during|following|remaining)\p{L}{3,20}(?:ing|[aei]ndo))(?!\p{L})/iu,
);
const REQUIRED = folded(
  /^['’]?\s*(?:(?:is|are) )?(?:required|needed|minimum|erforderlich|requis\p{L}{0,20}|requerid\p{L}{0,20}|exigid\p{L}{0,20}|vereist|wymagan\p{L}{0,20}|krävs)/iu,
);
/** "Customer service: 2 years (Required)". */
const REQUIRED_ASIDE = folded(/^\s*\((?:required|mandatory|essential|must|erforderlich|requis|requerido|exigido)\)/iu);
const FOR = /(?<!\p{L})(?:for|spent|seit|depuis|hace|há|sinds|sedan|da|al) ?$/iu;
/** "Looking for 8-12 years experienced architects" */
const EXPERIENCED_BEHIND = /^ (?:of )?experience/iu;
/** In Nordic languages, before "år"; elsewhere the word joins. */
const NORDIC_FOR = /(?<!\p{L})(?:i|gjennom|gennem|genom) ?$/iu;
/** Polish and Czech say "from" and "since" with one word: behind the latter no experience is named. */
const SINCE = /(?<!\p{L})od(?: \p{L}{3,8})? ?$/iu;
/** "You have written Go for", "Du arbeitest seit". */
const DURATION = folded(
  new RegExp(
    `${wholeWords("you(?:['’]ve| have|['’]ll have)", "have you", "having", "who(?: has| have|['’]s)", "must have", "du", "sie", "vous", "tu", "llevas", "você", "je", "jij", "lavori", "har", "pracujesz", "olet")} (?!${wholeWords("will|can|werden|allez")})[^.;]{0,60}$`,
    "iu",
  ),
);
const WITH_US = phrases("with us|for us|here|bei uns|chez nous|con nosotros|conosco|bij ons|u nas|hos oss");
/** "With 20 years of experience" at the head of a sentence is said of the company as often as of the person. */
const WITH_FIRST = folded(
  /^\s*(?:with|mit|avec|con|com|met|z|med|forte? (?:de|d['’])|fort d['’]|grazie a|gracias a|graças a|dankzij|dank|dzięki|tack vare|takket være)(?!\p{L})/iu,
);
const COMPANY_FIRST = folded(
  /^\s*(?:somos|firma|empresa|compañía|grupo|consultora|sociedad|despacho|wir sind|société|groupe|entreprise|cabinet|grupa|firma|azienda|gruppo)(?!\p{L})/iu,
);
/** The employer and its people. */
const EMPLOYER = phrases("we|us|staff|employees|clients|customers|wir|kunden|nous|nosotros|nós|noi|wij|vi|my|me");
/** So many years are rather those of a company, unless the sentence names a person. */
const OLD = 20;
/** A company that tells its age is hardly younger. */
const GROWN = 8;
/** What is named without a word for experience is no more than this. */
const PLAIN_MOST = 10;
/** How much of a sentence around a number says what it is about. */
const WINDOW = 60;
/** How far before "for so many years" a sentence may name the person at its head. */
const FAR = 120;
/** Where what is said before a number begins; a full stop at the end is that of a sentence without a space behind it. */
const CLAUSE_END = /[;!?•·|()]|\.(?=\s|$)/u;

/** Where the last match of an expression starts; -1 without one. */
function lastOf(text: string, pattern: RegExp): number {
  let [from, last] = [0, -1];
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text.slice(from))) {
    last = from + match.index;
    from = last + Math.max(1, match[0].length);
  }
  return last;
}

/** Returns whether the clause before a number says that the company has the years, not the person. */
function isOfCompany(clause: string, years: Years, text: string): boolean {
  if (lastOf(clause, COMPANY) > lastOf(clause, PERSON)) return true;
  if (PERSON.test(text)) return false;
  const [before, after] = [text.slice(0, years.start), text.slice(years.end)];
  if (COMPANY_FIRST.test(text) || NAMED_COMPANY.test(before)) return true;
  const least = floor(years.bounds);
  if (least >= GROWN && (EXPLAINED_COMPANY.test(before) || ORGANISATION.test(before))) return true;
  if (least >= OLD && (before.replace(LEAST, "").trim() !== "" || EMPLOYER.test(text))) return true;
  return WITH_FIRST.test(before) && (COMPANY.test(text) || COMPANY_BEHIND.test(after));
}

/** Returns whether a sentence begins with somebody else at work, who looks for nobody. */
const isOfColleague = (text: string): boolean =>
  WHOSE_FIRST.test(text) &&
  text
    .slice(0, WINDOW)
    .split(" ")
    .slice(1, 5)
    .some((word) => COLLEAGUE.test(word)) &&
  !SEEKS.test(text);

/** Returns whether at least so many years have passed since somebody qualified. */
const isSinceQualified = ({ isBound, bounds }: Years, before: string, after: string): boolean =>
  isBound && bounds.max === null && AGO.test(after) && QUALIFIED.test(before);

const isOfExperience = (near: string): boolean => EXPERIENCE.test(near) || ALSO_EXPERIENCE.test(near);

/** Returns whether years are of experience that is asked for. A demand is a sentence among the requirements, or one that lists them. */
function isAsked(stated: Years, text: string, isDemand: boolean): boolean {
  const { start, end } = stated;
  const before = text.slice(Math.max(0, start - WINDOW), start);
  const behind =
    text
      .slice(end, end + WINDOW + 20)
      .replace(/^(?:\.(?=\s\p{Ll})|[*_]{1,2})/u, "")
      .split(/\.(?!\p{L})|;/u)[0] ?? "";
  const after = behind.replace(MORE_ASIDE, "");
  const years = after === behind ? stated : { ...stated, isBound: true };
  if (isSinceQualified(years, before, after) || /berufsjahr/iu.test(text.slice(start, end))) return true;
  const clause = before.split(CLAUSE_END).at(-1) ?? "";
  if (
    OTHER_AFTER.test(after) ||
    TERM_BEFORE.test(before) ||
    TERM_LABEL.test(clause) ||
    RUNS_BEFORE.test(before) ||
    AGE_BEFORE.test(clause) ||
    (years.bounds.max !== null && AGED_BEFORE.test(clause)) ||
    isOfCompany(clause, years, text) ||
    isOfColleague(text)
  )
    return false;
  const near = `${before} ${after}`;
  if (NOT_NEEDED.test(`${clause} ${after}`) || COMPANY_WIDE.test(near)) return false;
  if (
    IS_WELCOME.test(after.replace(MORE_BEHIND, "").replace(OR_MORE, "")) ||
    IDEALLY.test(clause) ||
    isWelcomeBefore(text.slice(Math.max(0, start - FAR), start)) ||
    WELCOME_LABEL.test(clause)
  )
    return false;
  const open = years.bounds.max === null || isOr(years, text) ? clause : clause.replace(RANGE_OPENS, "");
  const least = open.replace(NO_LESS, "").replace(LEAST, "").replace(NEARLY, "");
  if (HELD.test(before) && !isOfExperience(near)) return false;
  const isOfPerson = () =>
    DURATION.test(least) ||
    PERSON_BEHIND.test(after.replace(MORE_BEHIND, "")) ||
    ALSO_PERSON_FIRST.test(text.slice(0, start)) ||
    SOUGHT.test(text.slice(0, start)) ||
    IS_SINCE.test(after) ||
    HOLDS_FIRST.test(text) ||
    (start < FAR && !/[.;:]/u.test(text.slice(0, start).trim()) && PERSON_FIRST.test(text.replace(ALREADY, "")));
  if ((SINCE.test(open) || SINCE.test(least)) && !isOfExperience(near)) return isOfPerson() && !WITH_US.test(near);
  const isFor =
    (FOR.test(least) && !EXPERIENCED_BEHIND.test(after)) ||
    (NORDIC_FOR.test(least) && /år$/iu.test(text.slice(start, end)));
  if (isFor) return isOfPerson() && !WITH_US.test(near);
  if (isOfExperience(near)) return true;
  return (
    !OTHER_THING.test(after.replace(MORE_BEHIND, "")) &&
    !PASSES.test(after) &&
    !LASTS.test(after.replace(MORE_BEHIND, "")) &&
    (SOUGHT.test(text.slice(0, start)) ||
      isPlain(years, { clause: least, after, opens: before.at(-clause.length - 1), isDemand }))
  );
}

/** "Tra due o tre anni": in two or three years, no range. */
const isOr = ({ start, end }: Years, text: string): boolean =>
  /(?<!\p{L})(?:tra|fra) $/iu.test(text.slice(0, start)) && / o /iu.test(text.slice(start, end));

/** "Python – 3+ years" */
const DASHED = /\p{L}\s[–—-]\s*$/u;

/** Returns whether years without a word for experience are such: as a label, in brackets, at the head of a line, or because something asks for them. */
function isPlain(
  { isBound, bounds }: Years,
  { clause, after, opens, isDemand }: { clause: string; after: string; opens: string | undefined; isDemand: boolean },
): boolean {
  const isMore = isBound || MORE_BEHIND.test(after);
  const behind = after.replace(MORE_BEHIND, "");
  // Marks of a list come before the first word: "+ five years", "★ pět let".
  const isHead = !/[\p{L}\p{N}]/u.test(clause) || /:\s*[+>≥~]?\s*$/u.test(clause);
  const isFirst = isHead || OR_SEASONS.test(clause) || (isDemand && LISTED.test(clause));
  if (isHead && REQUIRED_ASIDE.test(after)) return floor(bounds) <= PLAIN_MOST;
  if (BRINGS_YEARS.test(clause) || PERSON_SPENT.test(clause) || ASKS_FOR.test(clause)) return true;
  if (isMore && DASHED.test(clause)) return floor(bounds) <= PLAIN_MOST;
  const isAskedFor = isHead || isDemand || ASKS.test(clause);
  if (isAskedFor && OF_SOMETHING.test(behind)) return floor(bounds) <= PLAIN_MOST;
  if (isFirst && SOMETHING.test(behind)) return floor(bounds) <= PLAIN_MOST;
  if (opens === "(") return isFirst && isMore && /^\s*\)/u.test(behind);
  if (isFirst && (isMore || !/\p{L}/u.test(behind) || FIELD.test(behind) || SPENT_AT.test(behind)))
    return clause !== "" || /\p{L}/u.test(behind);
  return (isMore || ASKS.test(clause)) && (FIELD.test(behind) || SPENT_AT.test(behind) || REQUIRED.test(after));
}

/** Before an item of a list of what people must have. */
const LISTED = /[,:]\s*(?:(?:and|und|et|y|e|en|i|oraz|og|och|ja|a)\s+)?$/iu;

/** Returns what one sentence asks for: of alternatives the least, else the most. */
function readSentence(text: string, isDemand: boolean): Bounds | null {
  const unspaced = unspacedYears(text);
  if (unspaced !== null) return unspaced;
  let asked: Bounds | null = null;
  let end = 0;
  for (const years of yearsIn(text)) {
    const between = text.slice(end, years.start);
    end = years.end;
    if (!isAsked(years, text, isDemand || DEMANDS.test(text))) continue;
    const isBetter = (of: Bounds) =>
      ALTERNATIVE.test(between) && !PART_OF.test(between)
        ? floor(years.bounds) < floor(of)
        : floor(years.bounds) > floor(of);
    if (asked === null || isBetter(asked)) asked = years.bounds;
  }
  return asked;
}

const readDemand = remembered((text) => readSentence(inPlainQuantities(text), true));
const readOther = remembered((text) => readSentence(inPlainQuantities(text), false));

const floor = ({ min }: Bounds): number => min ?? 0;

/**
 * Returns the years of experience that a job asks for. Somebody must meet every sentence, so of several the one that asks for most decides.
 * What is only welcome, and how old the company is, don't count.
 */
export function readExperienceYears(sentences: readonly Sentence[]): Evidenced<Bounds | null> {
  let most: Evidenced<Bounds> | null = null;
  for (const { text, section } of sentences) {
    if (NOT_A_DEMAND.has(section) || isInPlaceOfDegree(text)) continue;
    const value = section === "requirements" ? readDemand(text) : readOther(text);
    if (value !== null && (most === null || floor(value) > floor(most.value))) most = { value, evidence: text };
  }
  return most ?? { value: null, evidence: "" };
}

/** Returns the choice of the filter that years of experience fall into. */
export function experienceChoice(years: Bounds | null): string | null {
  if (years === null) return null;
  const least = floor(years);
  if (least < 2) return "0-1";
  if (least < 4) return "2-3";
  if (least < 6) return "4-5";
  return least < 10 ? "6-9" : "10";
}
