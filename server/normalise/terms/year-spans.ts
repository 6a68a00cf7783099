import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";
import {
  ABOUT_TEN,
  ARTICLE,
  BARE_YEAR,
  COUPLE,
  DECADE,
  DUTCH_ABOUT,
  FILLER,
  FROM_NUMBER,
  ITALIAN_YEARS,
  JOINER,
  LEAST,
  MORE,
  MOST,
  NO_MORE,
  NO_LESS,
  NO_NUMBER,
  numberOf,
  ONE_YEAR,
  ONE_WORD,
  OR_TWO,
  WORKING_YEARS,
  YEAR,
  YEAR_LETTER,
  YEAR_OR_MORE,
  YEAR_SPENT,
  ZERO,
} from "./years-words.ts";

const TOKEN = /\p{L}+|\d+(?:[.,]\d)?|[^\s\p{L}\d]/gu;
const MOST_YEARS = 25;

interface Token {
  word: string;
  start: number;
}

/** Years that a sentence names, with their place. */
export interface Years {
  bounds: Bounds;
  start: number;
  end: number;
  /** Whether words make the number a lower bound or a range. */
  isBound: boolean;
}

/** Returns the number that ends at a token, and the token before it: "five", "5", "five (5)". */
function numberAt(tokens: readonly Token[], at: number): { value: number; first: number } | null {
  const isBracket = tokens[at]?.word === ")" && tokens[at - 2]?.word === "(";
  const first = isBracket ? at - 3 : at;
  const value = numberOf(tokens[first]?.word ?? "");
  return Number.isNaN(value) || value > MOST_YEARS ? null : { value, first };
}

/** "2/3 ans": from two to three. */
const isSlash = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "/" && [at - 1, at + 1].every((beside) => /^[1-9]$/u.test(tokens[beside]?.word ?? ""));

/** Returns the lower bound of a range whose upper one begins at a token: "three to", "noll till", "viidestä". */
function lowerBound(tokens: readonly Token[], upper: number): { value: number; first: number } | null {
  const wordAt = (index: number) => tokens[index]?.word ?? "";
  if (FROM_NUMBER.test(wordAt(upper - 1))) {
    const first = upper - 1;
    return ZERO.test(wordAt(first)) ? { value: 0, first } : numberAt(tokens, first);
  }
  const joiner = ARTICLE.test(wordAt(upper - 1)) && JOINER.test(wordAt(upper - 2)) ? upper - 2 : upper - 1;
  if (!JOINER.test(wordAt(joiner)) && !isSlash(tokens, joiner)) return null;
  const last = joiner - (wordAt(joiner - 1) === "+" ? 2 : 1);
  return ZERO.test(wordAt(last)) ? { value: 0, first: last } : numberAt(tokens, last);
}

/** Returns the number before a word for years that is "a couple of" or "about ten", and the token where that begins. */
function couple(tokens: readonly Token[], at: number, text: string): { value: number; first: number } | null {
  const end = tokens[at]?.start ?? 0;
  const before = text.slice(Math.max(0, end - 20), end);
  const two = COUPLE.exec(before);
  const match = two ?? ABOUT_TEN.exec(before);
  if (match === null) return null;
  let first = at;
  while (first > 0 && (tokens[first - 1]?.start ?? 0) >= end - match[0].length) first -= 1;
  return { value: two === null ? 10 : 2, first };
}

/** "A year of experience", "a year or so". Elsewhere "a year" is per year. */
const A_YEAR = folded(
  /^(?:an? year(?:['’]s| of (?:\p{L}{1,20} ){0,2}(?:experience|work|\p{L}{2,14}ing(?!\p{L}))| or (?:so|more|longer|two))|een jaar (?:of (?:meer|langer)|ervaring))/iu,
);

/** Reads the number before a word for years, from right to left. */
function yearsBefore(tokens: readonly Token[], at: number, text: string): Omit<Years, "end"> | null {
  const startOf = (index: number) => tokens[index]?.start ?? 0;
  let last = at - 1;
  while (last > 0 && FILLER.test(tokens[last]!.word)) last -= 1;
  let isOpen = false;
  const more = MORE.exec(text.slice(Math.max(0, startOf(last + 1) - 14), startOf(last + 1)));
  if (more !== null) {
    isOpen = true;
    const from = startOf(last + 1) - more[0].length;
    while (last >= 0 && startOf(last) >= from) last -= 1;
    while (last > 0 && FILLER.test(tokens[last]!.word)) last -= 1;
  }
  const from = text.slice(startOf(last), startOf(last) + 80);
  const lead = text.slice(Math.max(0, startOf(last) - 20), startOf(last));
  const isAYear = A_YEAR.test(from) || ((LEAST.test(lead) || MOST.test(lead)) && YEAR_SPENT.test(from));
  const high = isAYear ? { value: 1, first: last } : (numberAt(tokens, last) ?? couple(tokens, at, text));
  if (high === null) return null;
  const lower = lowerBound(tokens, high.first);
  const low = lower !== null && lower.value < high.value ? lower.value : null;
  const first = lower === null || low === null ? high.first : lower.first;
  const start = startOf(first);
  const before = text.slice(Math.max(0, start - 20), start);
  if (NO_NUMBER.test(before)) return null;
  const isLeast = (LEAST.test(before) || NO_LESS.test(before)) && !NO_MORE.test(before);
  if (high.value === 1 && low === null && OR_TWO.test(text.slice(startOf(at), startOf(at) + 30)))
    return { bounds: { min: 1, max: 2 }, start, isBound: true };
  const isMost = !isLeast && low === null && !isOpen && (MOST.test(before) || NO_MORE.test(before));
  const max = isMost || (low !== null && !isOpen) ? high.value : null;
  return {
    bounds: { min: isMost ? null : (low ?? high.value), max },
    start,
    isBound: isLeast || isOpen || low !== null || isAYear,
  };
}

/** "roční" */
const SHORTEST_ONE_WORD = 5;

const YEARS_OF_DECADE = 10;

/** Reads "a decade", "half a decade", "two decades"; null for more, which are the age of a company. */
function decade(tokens: readonly Token[], at: number): Omit<Years, "end"> | null {
  const [before = "", beforeThat = ""] = [tokens[at - 1]?.word.toLowerCase(), tokens[at - 2]?.word.toLowerCase()];
  const count = numberOf(before);
  const isPlural = !/^(?:decade|jahrzehnt|décennie|década|decennium)$/iu.test(tokens[at]!.word);
  // "Decades of experience" are those of a company.
  if (Number.isNaN(count) && isPlural) return null;
  const decades = Number.isNaN(count) ? 1 : count;
  if (decades * YEARS_OF_DECADE > MOST_YEARS) return null;
  const isHalf = before === "half" || (before === "a" && beforeThat === "half");
  const first = isHalf ? at - (before === "half" ? 1 : 2) : Number.isNaN(count) ? at : at - 1;
  const min = isHalf ? YEARS_OF_DECADE / 2 : decades * YEARS_OF_DECADE;
  return { bounds: { min, max: null }, start: tokens[first]?.start ?? 0, isBound: true };
}

const ESPERIENZA = /esperienza (?:\p{L}{3,15} )?(?:almeno |minimo )?$/iu;

/** Reads "dreijährige", "roczne doświadczenie", "esperienza triennale". */
function oneWord(tokens: readonly Token[], at: number, text: string): Omit<Years, "end"> | null {
  const { word, start } = tokens[at]!;
  if (word.length < SHORTEST_ONE_WORD) return null;
  const italian = ITALIAN_YEARS[word.toLowerCase()];
  if (italian !== undefined)
    return ESPERIENZA.test(text.slice(0, start)) ? { bounds: { min: italian, max: null }, start, isBound: true } : null;
  if (/^ro[cč]/iu.test(word) && ONE_YEAR.test(text.slice(start, start + 40)))
    return { bounds: { min: 1, max: null }, start, isBound: true };
  if (DECADE.test(word)) return decade(tokens, at);
  const number = ONE_WORD.exec(word)?.[1];
  return number === undefined ? null : { bounds: { min: numberOf(number), max: null }, start, isBound: true };
}

/** Reads a year that needs no number: "rok doświadczenia", "do roku doświadczenia". */
function bareYear({ word, start }: Token, text: string): Years | null {
  if (!/^[rv]/iu.test(word)) return null;
  const from = text.slice(start, start + 40);
  const before = text.slice(Math.max(0, start - 20), start);
  // "Aspoň rok za volantem": what follows says where it was spent.
  const isLeast = LEAST.test(before) || NO_LESS.test(before);
  if (!isLeast && !BARE_YEAR.test(from) && !YEAR_OR_MORE.test(from)) return null;
  if (/[\p{N}.]\s?$/u.test(before)) return null;
  const isMost = MOST.test(before);
  return { bounds: { min: isMost ? null : 1, max: isMost ? 1 : null }, start, end: start + word.length, isBound: true };
}

/** Reads "een jaar of tien". */
function dutchAbout(tokens: readonly Token[], at: number, text: string): Years | null {
  const { word, start } = tokens[at]!;
  const before = tokens[at - 1];
  if (before?.word.toLowerCase() !== "een" || word.toLowerCase() !== "jaar") return null;
  const match = DUTCH_ABOUT.exec(text.slice(start, start + 20));
  const min = numberOf(match?.[1] ?? "");
  if (match === null || Number.isNaN(min)) return null;
  return { bounds: { min, max: null }, start: before.start, end: start + match[0].length, isBound: true };
}

/** A label and the number behind it: "Years of experience: 5+", "Jahre Berufserfahrung: 3–5", "Années d'expérience : 2". */
const LABELLED = /^(?:\s(?:[dl]['’])?\p{L}{1,20}){0,4}\s?[:–]\s?(\d{1,2})\s?(?:[-–]\s?(\d{1,2}))?(?!\d|[.,]\d)/iu;

function yearsBehind(text: string, { word, start }: Token): Years | null {
  const match = LABELLED.exec(text.slice(start + word.length, start + word.length + 100));
  if (match === null) return null;
  const min = Number(match[1]);
  const bounds = { min, max: match[2] === undefined ? null : Number(match[2]) };
  return min > MOST_YEARS ? null : { bounds, start, end: start + word.length, isBound: true };
}

/** "Wenigstens 2 J. Berufspraxis", "2 jr. werkervaring". */
const SHORT_YEARS =
  /^(?:J\.? ?(?=(?:ein|berufs|erfahr|praxis|prakt|(?:im|als|am|auf|bei) ))|jr\.? ?(?=(?:werk|relevante |praktijk)?ervaring))/iu;
const MONTH =
  /^(?:months?|monaten?|mois|meses|mesi|maanden|miesięcy|miesiące|månader|måneder|kuukautta|kuukauden|měsíců|luni)$/iu;
/** Behind months, that they are of experience; other months are those of a contract. */
const OF_EXPERIENCE = folded(
  /^['’]?s?['’]? (?:of |d['’]|de |di |van |z )?(?:\p{L}{1,15} ){0,4}?(?:experience|expérience|experiencia|experiência|esperienza|\p{L}{0,12}ervaring|\p{L}{0,14}erfahrung|\p{L}{0,10}praxis|doświadczenia|praktyki|\p{L}{0,12}erfarenhet|\p{L}{0,10}erfaring|\p{L}{0,8}kokemu\p{L}{1,4}|praxe|experiență)(?!\p{L})/iu,
);
const EXPERIENCE_OF = folded(
  /(?:experience|expérience|experiencia|experiência|esperienza|ervaring|erfahrung|doświadczenie|erfarenhet|erfaring|praxe|experiență)(?: (?:mínima|comprovada|minimale|minima|minim[aă]))?(?: (?:of|de|di|van|von|på))?:? ?$/iu,
);
const YEAR_MONTHS = 12;
const MOST_MONTHS = 120;

/** Reads whole years of experience that are given in months: "24 months of forklift experience". */
function inMonths(tokens: readonly Token[], at: number, text: string): Years | null {
  const { word, start } = tokens[at]!;
  const end = start + word.length;
  const number = tokens[at - (tokens[at - 1]?.word === "-" ? 2 : 1)];
  const months = Number(number?.word);
  if (number === undefined || !(months > 0) || months > MOST_MONTHS || months % YEAR_MONTHS !== 0) return null;
  const isOfExperience =
    OF_EXPERIENCE.test(text.slice(end, end + 80)) ||
    EXPERIENCE_OF.test(text.slice(Math.max(0, number.start - 40), number.start));
  if (!isOfExperience) return null;
  return { bounds: { min: months / YEAR_MONTHS, max: null }, start: number.start, end, isBound: true };
}

/** Finds the years that a sentence names, in reading order. */
export function yearsIn(text: string): Years[] {
  const tokens = Array.from(matchesIn(text, TOKEN), ({ 0: word, index }) => ({ word, start: index }));
  return tokens.flatMap((token, at) => {
    const { word, start } = token;
    if (MONTH.test(word)) {
      const months = inMonths(tokens, at, text);
      return months === null ? [] : [months];
    }
    const short = SHORT_YEARS.exec(text.slice(start, start + 20));
    if (short !== null) {
      const found = yearsBefore(tokens, at, text);
      return found === null ? [] : [{ ...found, end: start + short[0].trimEnd().length }];
    }
    if ((!YEAR_LETTER.test(word) || !YEAR.test(word)) && !WORKING_YEARS.test(word)) {
      const found = oneWord(tokens, at, text);
      return found === null ? [] : [{ ...found, end: start + word.length }];
    }
    const about = dutchAbout(tokens, at, text);
    if (about !== null) return [about];
    const found = yearsBefore(tokens, at, text);
    const behind =
      found === null ? (yearsBehind(text, token) ?? bareYear(token, text)) : { ...found, end: start + word.length };
    return behind === null ? [] : [behind];
  });
}

/** Chinese, Japanese and Korean write numbers and units without spaces. */
const UNSPACED =
  /(?<!\d)(\d{1,2}|[一二三四五六七八九十两])\s?(?:(?:年?から|[-~〜～–至到])\s?(\d{1,2}|[一二三四五六七八九十])\s?)?(?:年|년)(?:间|間)?(?:以上)?/u;
const UNSPACED_EXPERIENCE =
  /経験|经验|經驗|勤務|工作|実務|경력|경험|従事|携わ|務め|勤め|働いた|働いてき|本業|歴\d|歴[一二三四五六七八九十]|職歴|キャリア|以上(?:担当|活躍)|として[\d一二三四五六七八九十]{1,2}年以上|从业|從業/u;
/** What somebody has done for years, as an object: "開発を2年以上されている方". */
const UNSPACED_DOES =
  /年(?:以上|ほど|程度|間)?(?:され(?:て|た)|して(?:い|き|こ)|し(?:た|てい)|やって|続けて|携わって|行って|担って|経た)[^。]{0,8}(?:方|人)/u;
/** Only welcome, or said of the company, of its people or of a contract. */
const UNSPACED_OTHER =
  /歓迎|尚可|优先|優先|優遇|우대|創業|設立|成立|창립|勤続|契約期間|保証|社員が|社員は|メンバーが|私たち|当社|弊社|入社|以内|年後|望まし|できれば/u;
const NUMERALS = "一二三四五六七八九十";

function unspacedNumber(text: string): number {
  if (text === "两") return 2;
  const numeral = NUMERALS.indexOf(text);
  return numeral >= 0 ? numeral + 1 : Number(text);
}

/** Reads the years of experience in a sentence of a script without spaces; null where it names none. */
export function unspacedYears(text: string): Bounds | null {
  const isOfPerson = UNSPACED_EXPERIENCE.test(text) || UNSPACED_DOES.test(text);
  const match = isOfPerson && !UNSPACED_OTHER.test(text) ? UNSPACED.exec(text) : null;
  if (match?.[1] === undefined) return null;
  const min = unspacedNumber(match[1]);
  if (min > MOST_YEARS) return null;
  return { min, max: match[2] === undefined ? null : unspacedNumber(match[2]) };
}
