import { folded } from "#normalise/text/folded-expression.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";
import { readSalaryStatements, type SalaryStatement } from "./salary-text.ts";
import { mayHoldNumberWords } from "./number-words.ts";
import { SALARY_NOUN } from "./salary-words.ts";
import type { SalaryContext } from "./candidate.ts";

/** A statement of pay with the sentence that holds it. */
export interface StatedSalary {
  statement: SalaryStatement;
  evidence: string;
}

const HOLDS_MONEY = /\p{Sc} ?\d|\d ?(?:\p{Sc}|zł|kr(?!\p{L})|EUR|PLN|euro|k(?!\p{L}))|\d[ .,'’]\d{3}(?!\d)/iu;

/** Returns the context that a line gives the amounts in the next one. A line with an amount of its own gives none, unless it ends in a colon. */
function leadOf(text: string): string {
  if (!text.endsWith(":") && /\d/.test(text) && HOLDS_MONEY.test(text)) return "";
  return text.length <= 120 || text.endsWith(":") ? text : text.slice(-80);
}

/** Names a range of pay without a noun for salary. */
const PAY_RANGE =
  /\b(?:pay|hiring|compensation) (?:range|rate|scale|band)s?\b|\b(?:pay|compensation|hourly rate|rate of pay)(?: for this (?:role|position|job))? (?:is|starts|begins|ranges|of|from)\b|\b(?:role|position|job) pays\b/i;
/** The score of a range with currency in a sentence about pay: what counts even where a legal notice began above it. */
const MIN_LEGAL_SCORE = 6;

/** What a line above an amount may say besides that it is a bound: "Pay range minimum:", "Min base salary". */
const OF_PAY =
  "(?:the |base |basic |gross |annual |hourly |monthly |yearly )?(?:pay|salary|compensation|wage|rate|range|scale|band|gehalt|lohn|vergütung|salaire|rémunération|salario|sueldo|retribución|salário|remuneração|stipendio|retribuzione|ral|salaris|loon|wynagrodzenie|stawka|lön|lønn?|palkka|mzda|plat|salariu)";
const boundLine = (bound: string): RegExp =>
  folded(new RegExp(String.raw`^\P{L}*(?:${OF_PAY} ){0,3}(?:${bound})(?: ${OF_PAY}){0,3}\P{L}*$`, "iu"));
/** Lines above an amount that make it a bound: "Min", then "$108,500 a year". */
const LOWEST = boundLine(
  "min\\.?|minimum|lowest|low|lower (?:end|bound|limit)|from|mindest(?:gehalt|lohn)|minimal(?:gehalt)?|von|ab|mínimo|mínima|minimo|minima|desde|vanaf|minimalne|minimalna|lägsta|laveste|minimi|minimilön|minimální|minim",
);
const HIGHEST = boundLine(
  "max\\.?|maximum|highest|high|upper (?:end|bound|limit)|to|up to|höchst(?:gehalt|lohn)|maximal(?:gehalt)?|bis|máximo|máxima|massimo|massima|hasta|até|tot|maksymalne|maksymalna|högsta|højeste|høyeste|maksimi|maxlön|maximální|maxim",
);

/** Returns the headings of sections, by the line that follows each of them. */
function headingsOf({ sections }: PreparedText): Map<string, string> {
  return new Map(
    sections.flatMap(({ heading, text }): [string, string][] =>
      heading === null ? [] : [[(text.split("\n")[0] ?? "").replace(/^- /, ""), heading]],
    ),
  );
}

/** Returns a statement of one amount as the bound that the line above names. */
function boundedBy(lead: string, statement: SalaryStatement): SalaryStatement {
  if (statement.min !== statement.max) return statement;
  if (LOWEST.test(lead)) return { ...statement, max: null };
  return HIGHEST.test(lead) ? { ...statement, min: null } : statement;
}

/**
 * Returns every salary statement of the body, with its sentence. A heading about compensation counts as context. Ads often end with a notice on equal
 * opportunity and the range that a law asks for, so such text counts only where it plainly states pay.
 */
export function bodySalaries(
  prepared: PreparedText,
  { country, trainee }: Pick<SalaryContext, "country" | "trainee">,
): StatedSalary[] {
  const found: StatedSalary[] = [];
  const headings = headingsOf(prepared);
  let lead = "";
  for (const { text, section } of prepared.sentences) {
    if (
      (/\d/.test(text) || mayHoldNumberWords(text)) &&
      (section !== "eeo" || SALARY_NOUN.test(text) || PAY_RANGE.test(text))
    ) {
      const of = section === "compensation" ? "Compensation" : "";
      const heading = headings.get(text);
      const above = heading === undefined ? lead : `${heading.trim().replace(/ ?:$/, "")}:`;
      const context = { field: false, lead: `${of} ${above}`.trim(), country, trainee };
      for (const statement of readSalaryStatements(text, context))
        if (section !== "eeo" || statement.score >= MIN_LEGAL_SCORE)
          found.push({ statement: boundedBy(heading ?? lead, statement), evidence: text });
    }
    lead = leadOf(text);
  }
  return [...found, ...headingSalaries(prepared, country)];
}

/** Returns what headings state, which are no sentences where text follows: "<h3>Salary range: $70,000 - $80,000</h3>". */
function headingSalaries({ sections }: PreparedText, country: string | null): StatedSalary[] {
  const headings = new Set(
    sections.flatMap(({ heading }) => (heading !== null && /\d/.test(heading) ? [heading] : [])),
  );
  return [...headings].flatMap((heading) =>
    readSalaryStatements(heading, { field: false, lead: "", country }).map((statement) => ({
      statement,
      evidence: heading,
    })),
  );
}
