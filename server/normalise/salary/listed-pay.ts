import { folded } from "#normalise/text/folded-expression.ts";
import { currencyOfCountry } from "#taxonomy/money.ts";
import type { StatedSalary } from "./body-salaries.ts";
import { LISTED } from "./line-parts.ts";
import { MINIJOB } from "./amount-line.ts";
import { MIN_SCORE, type SalaryStatement } from "./salary-text.ts";

/** How many times the lowest pay of such a list the highest may be. */
const MOST_TIMES = 3;

/** Words before amounts, as far as they say what the amounts are the pay of. */
const LONGEST_LABEL = 70;

/** A statement with what stands before its amounts, since the amounts before them, and behind them, up to the next ones. */
interface Labelled extends StatedSalary {
  label: string;
  behind: string;
}

/** Who gets which of several amounts: by schooling, training and how long somebody has been there. */
const GRADES = [
  "bachelor\\p{L}*|master\\p{L}*|magister|doctor(?:ad[oa])?|doutor(?:ad[oa])?|dottor\\p{L}{2,4}|phd|promoviert\\p{L}*|licen(?:ce|ciad[oa]|ciatura)|licentiate?|m[12]|pregrado|posgrado|maestría|graduad[oa]s?|mestr(?:e|ado)|magíster|especialista|especialización|mbo|hbo|wo|vmbo|inżynier|licencjat|kandidat\\p{L}*|grundstudium|hauptstudium|diplom\\p{L}{0,3}|abitur|lehrabschluss|geselle\\p{L}{0,2}|meister|fachkr[aä]ft\\p{L}{0,2}|hilfskr[aä]ft\\p{L}{0,2}|facharbeiter|helfer",
  "(?:un|an)?gelernte?r?|(?:un|semi-?|newly )?(?:qualified|skilled|trained|certified|licensed)|trainees?|juniors?|seniors?|mid-?levels?|beginners?|experienced|cnas?|lpns?|rns?|debutante?s?|débutants?|confirmés?|ungeübt|erfahren\\p{L}{0,2}|einsteiger|berufseinsteiger|aprendices|oficiales|ayudantes|apprendist\\p{L}|operai\\p{L}?|starters|ervaren|faglært|ufaglært|utbildad|outbildad|vyučen\\p{L}{0,2}|wykwalifikowan\\p{L}{1,3}|bez doświadczenia|z doświadczeniem|mit erfahrung|ohne erfahrung|with experience|without experience",
  "to start|during (?:training|probation|the first (?:month|year))|at first|after \\d{1,2} (?:days|weeks|months)|after (?:probation|training|the probation)|(?:nach|in|während) der (?:probezeit|einarbeitung)|nach \\d{1,2} (?:monaten|wochen)|après (?:la )?période d['’]essai|(?:tras|después de) (?:el )?periodo de prueba|dopo (?:il )?periodo di prova|na (?:de )?proeftijd|po okresie próbnym|na okresie próbnym|na start|efter prövotid\\p{L}{0,2}|po zkušební době|ve zkušební době",
].join("|");
/** "17,50 € im Bachelor, 20 € im Master", "$48.000 (especialista), $55.000 (magíster)": the grade right behind an amount. */
const GRADE_BEHIND = folded(
  new RegExp(
    String.raw`^[^;:,\p{L}\d]{0,3}(?:(?:an? |per |pro |die |de l['’]|l['’]|all['’]|par |por |la |al |a |je |na |za |i |om |pr\.? ?)?(?:hour|hr|h|stunde|std\.?|heure|hora|ora|uur|godz\p{L}{0,4}|tim(?:m?en|me)?|hod\p{L}{0,3}|oră|t|brutto|brut|bruto) ?)?[^.;:,\p{L}\d]{0,2}(?:im|in|en|con|com|for|für|als|as|once|when|if|voor|met|pour|para|per|de|avec|mit|dla|för|til|w|na|når)? ?(?:an? |die |den |de |les |los |le |i )?(?<grade>${GRADES})(?!\p{L})`,
    "iu",
  ),
);
const GRADE_BEFORE = folded(
  new RegExp(String.raw`(?<!\p{L})(?<grade>${GRADES})(?!\p{L})(?: ?\([^()]{1,25}\))? ?[:=–-]? ?$`, "iu"),
);

function labelled(found: readonly StatedSalary[]): Labelled[] {
  let sentence = "";
  let from = 0;
  return found.map((stated) => {
    if (stated.evidence !== sentence) from = 0;
    sentence = stated.evidence;
    const at = sentence.indexOf(stated.statement.text.slice(0, 8), from);
    if (at < 0) return { ...stated, label: "", behind: "" };
    const label = sentence.slice(Math.max(from, at - LONGEST_LABEL), at);
    from = at + Math.min(stated.statement.text.length, sentence.length);
    return { ...stated, label, behind: sentence.slice(from, from + LONGEST_LABEL) };
  });
}

/** Returns the kind and the name of the place, level, year of training or grade that stands at an amount: "zone" and "b". */
function listedAs({ label, behind, statement }: Labelled): { kind: string; name: string } | null {
  const groups = LISTED.exec(label)?.groups;
  if (groups === undefined) {
    if (statement.min !== statement.max) return null;
    const grade = (GRADE_BEHIND.exec(behind) ?? GRADE_BEFORE.exec(label))?.groups?.["grade"];
    return grade === undefined ? null : { kind: "grade", name: grade.toLowerCase() };
  }
  const kind = (groups["kind"] ?? groups["year"])?.toLowerCase();
  const name = (groups["name"] ?? groups["order"])?.toLowerCase();
  return kind === undefined || name === undefined ? null : { kind, name };
}

/** Returns whether two statements differ in their amounts alone. */
function areAlike(first: SalaryStatement, next: SalaryStatement): boolean {
  return first.currency === next.currency && first.period === next.period && first.ote === next.ote;
}

function joined(statements: readonly SalaryStatement[]): SalaryStatement | null {
  const first = statements[0];
  if (first === undefined) return null;
  const amounts = statements.flatMap(({ min, max }) => [min, max]);
  if (amounts.some((amount) => amount === null)) return null;
  const min = Math.min(...amounts.map(Number));
  const max = Math.max(...amounts.map(Number));
  if (min === max || max > min * MOST_TIMES) return null;
  const text = [...new Set(statements.map((statement) => statement.text))].slice(0, 4).join("; ");
  return { ...first, min, max, text, score: Math.max(...statements.map(({ score }) => score)) };
}

/** Joins the pay of each zone, level or year of training of a list into one range: "Group A: $160,000", "Group B: $144,000". */
export function joinListed(found: readonly StatedSalary[]): StatedSalary[] {
  const result: StatedSalary[] = [];
  let list: Labelled[] = [];
  const end = () => {
    const one = new Set(list.map((of) => listedAs(of)?.name)).size > 1 ? joined(list.map((of) => of.statement)) : null;
    result.push(...(one === null ? list : [{ statement: one, evidence: list[0]?.evidence ?? "" }]));
    list = [];
  };
  for (const stated of labelled(found)) {
    const last = list.at(-1);
    const kind = listedAs(stated)?.kind;
    const continues =
      last !== undefined &&
      kind !== undefined &&
      listedAs(last)?.kind === kind &&
      areAlike(last.statement, stated.statement);
    if (!continues) end();
    list.push(stated);
  }
  end();
  return result.map(({ statement, evidence }) => ({ statement, evidence }));
}

/** What a number of a level stands behind: "Level 2", "Engineer II"; not "Zone 2". */
const NUMBERED =
  "(?:level|lvl|grade|stufe|niveau|nivel|nível|engineer|developer|analyst|specialist|technician|designer|manager|scientist|associate|nurse|operator|programmer|architect|representative|coordinator|consultant)";
const numbered = (digit: string, roman: string): RegExp =>
  folded(new RegExp(String.raw`(?<!\p{L})${NUMBERED},? (?:${digit}|${roman})(?![\p{L}\d/])`, "iu"));
/** Words for how senior a role is. */
const SENIORITY: readonly [string, RegExp][] = [
  ["junior", /\b(?:junior|jr|entry[- ]level|graduate)\b/i],
  ["mid", /\b(?:mid|mid[- ]level|intermediate)\b/i],
  ["senior", /\b(?:senior|sr)\b/i],
  ["staff", /\bstaff\b/i],
  ["principal", /\bprincipal\b/i],
  ["lead", /\blead\b/i],
  ["1", numbered("1", "i")],
  ["2", numbered("2", "ii")],
  ["3", numbered("3", "iii")],
  ["4", numbered("4", "iv")],
];

const seniorityIn = (text: string): string | null => {
  const named = SENIORITY.filter(([, words]) => words.test(text));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
};

/**
 * Returns the statements of the level that the title names, where each statement names one: of "Senior: $150,000 - $180,000" and "Staff: $190,000 -
 * $230,000", the first for a senior engineer. All of them where the title or a statement names none.
 */
export function ofTitlesLevel(found: readonly StatedSalary[], title: string): readonly StatedSalary[] {
  const level = found.length < 2 ? null : seniorityIn(title);
  if (level === null) return found;
  const levels = labelled(found).map(({ label }) => seniorityIn(label));
  if (levels.includes(null) || !levels.includes(level)) return found;
  return found.filter((_, at) => levels[at] === level);
}

/** How much less surely pay in the country's own money may be stated than pay in another. */
const OWN_BEHIND = 2;

/** Returns the statements in the money of the job's country where an ad states its pay in several: "$120k in the US, CA$140k in Canada". */
export function inOwnMoney(statements: readonly SalaryStatement[], country: string | null): readonly SalaryStatement[] {
  const code = country === null ? undefined : currencyOfCountry(country)?.code;
  if (code === undefined || statements.every(({ currency }) => currency === code)) return statements;
  const best = Math.max(...statements.map(({ score }) => score));
  const own = statements.filter(({ currency, score }) => currency === code && score >= best - OWN_BEHIND);
  return own.length > 0 ? own : statements;
}

/** Returns the statements without the most that a small job may bring by law, where the ad states what an hour brings: "Minijob, 14 €/Std." */
export function withoutLimits(found: readonly StatedSalary[]): readonly StatedSalary[] {
  const isHourly = found.some(({ statement: { period, score } }) => period === "hour" && score >= MIN_SCORE);
  return isHourly
    ? found.filter(({ statement: { max, currency } }) => currency !== "EUR" || !MINIJOB.has(max ?? 0))
    : found;
}
