import { chooseSalary } from "#normalise/salary/choose-salary.ts";
import { readSalaryStatements } from "#normalise/salary/salary-text.ts";
import { readStatedSalary } from "#normalise/salary/salary.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { goldObjects, goldRows, isException, trapRows } from "./gold.ts";
import { percent, type QualityRow, scoreRows } from "./row.ts";

const PERIOD = "period(year/month/week/day/hour/none)";

interface Range {
  min: number | null;
  max: number | null;
}

/** One dollar range with one dash, as many scrapers read it. */
function naive(text: string): Range | null {
  const match = /\$(\d[\d,]*(?:\.\d+)?)(k?)\s*[-–]\s*\$?(\d[\d,]*(?:\.\d+)?)(k?)/i.exec(text);
  if (match === null) return null;
  const value = (digits: string | undefined, k: string | undefined) =>
    Number((digits ?? "").replaceAll(",", "")) * (k === "" ? 1 : 1000);
  return { min: value(match[1], match[2]), max: value(match[3], match[4]) };
}

function traps(): QualityRow[] {
  const rows = trapRows("salaries", "text");
  if (rows === null) return [];
  const wanted = (row: Record<string, string>) =>
    [row["min"] ?? "", row["max"] ?? "", row["currency"] ?? "", row[PERIOD] === "" ? "none" : row[PERIOD]].join("|");
  const ours = (text: string) => {
    const statement = chooseSalary(readSalaryStatements(text, { field: true, lead: "", country: null }));
    return [statement?.min ?? "", statement?.max ?? "", statement?.currency ?? "", statement?.period ?? "none"].join(
      "|",
    );
  };
  const simple = (text: string) => {
    const range = naive(text);
    return range === null
      ? "|||none"
      : [range.min, range.max, "USD", (range.max ?? 0) < 350 ? "hour" : "year"].join("|");
  };
  const isRight = (read: (text: string) => string) => (row: Record<string, string>) =>
    read(row["text"] ?? "") === wanted(row);
  const header = { field: "salary", yardstick: "hand_traps/salaries, amounts, currency and period right", reach: 93 };
  return [scoreRows(header, rows, { ours: isRight(ours), naive: isRight(simple) })];
}

function fromBody(title: string, body: string, country: string | null): Range | null {
  const read = readStatedSalary({ field: undefined, title, prepared: prepareText(body), country });
  return read === null ? null : { min: read.statement.min, max: read.statement.max };
}

/** Whether an amount stands in the text in digits, with or without thousands separator, or in thousands. */
function states(text: string, value: number): boolean {
  const digits = text.replace(/(\d),(?=\d{3})/g, "$1");
  const forms = [String(value), value.toFixed(2), ...(value >= 1000 ? [`${value / 1000}k`, `${value / 1000} k`] : [])];
  return forms.some((form) => new RegExp(`(?<![\\d.])${form.replace(".", "\\.")}(?!\\d)`, "i").test(digits));
}

function descriptions(): QualityRow[] {
  const labelled = (goldRows("linkedin_1k_descriptions", "postings.csv") ?? []).filter(
    (row) => row["min_salary"] && row["max_salary"],
  );
  const rows = labelled.filter((row) => !isException("linkedin_1k_descriptions/salary", row["job_id"] ?? ""));
  if (rows.length === 0) return [];
  const stated = rows.filter((row) =>
    [row["min_salary"], row["max_salary"]].every((value) => states(row["description"] ?? "", Number(value))),
  );
  const score = (read: (row: Record<string, string>) => Range | null, among = rows) => {
    let found = 0;
    let exact = 0;
    let exactStated = 0;
    for (const row of among) {
      const range = read(row);
      if (range === null) continue;
      found += 1;
      if (range.min === Number(row["min_salary"]) && range.max === Number(row["max_salary"])) {
        exact += 1;
        if (stated.includes(row)) exactStated += 1;
      }
    }
    return {
      ofFound: percent(exact, found),
      ofAll: percent(exact, rows.length),
      ofStated: percent(exactStated, stated.length),
    };
  };
  const read = (row: Record<string, string>) => fromBody(row["title"] ?? "", row["description"] ?? "", "US");
  const readNaively = (row: Record<string, string>) => naive(row["description"] ?? "");
  const [ours, simple] = [score(read), score(readNaively)];
  const [oursOfAll, simpleOfAll] = [score(read, labelled), score(readNaively, labelled)];
  return [
    {
      field: "salary",
      yardstick: "linkedin_1k descriptions, exact of found",
      n: rows.length,
      figure: ours.ofFound,
      baseline: simple.ofFound,
      reach: 96,
    },
    {
      field: "salary",
      yardstick: "linkedin_1k descriptions with wrong labels, exact of found",
      n: labelled.length,
      figure: oursOfAll.ofFound,
      baseline: simpleOfAll.ofFound,
      reach: null,
    },
    {
      field: "salary",
      yardstick: "linkedin_1k descriptions, exact of all",
      n: rows.length,
      figure: ours.ofAll,
      baseline: simple.ofAll,
      reach: null,
    },
    {
      field: "salary",
      yardstick: "linkedin_1k descriptions, exact where both bounds stand in it",
      n: stated.length,
      figure: ours.ofStated,
      baseline: simple.ofStated,
      reach: null,
    },
  ];
}

interface Snippet {
  text: string;
  expect: { min: number | null; max: number | null; currency: string; interval: string } | null;
}

/** A single amount is "from" in some labels and "exactly" in others: the lower bound and what it is per are compared, and a stated upper bound. */
function snippets(file: string, name: string, country: string | null): QualityRow[] {
  const rows = ((goldObjects("ergon", file) ?? []) as Snippet[]).filter(
    (row) => !isException(`ergon/${name}`, row.text.slice(0, 60)),
  );
  if (rows.length === 0) return [];
  const agrees = (range: Range | null, { expect }: Snippet) => {
    if (range === null || expect === null) return range === null && expect === null;
    const low = range.min ?? range.max;
    return (
      (low === expect.min || low === expect.max) &&
      (expect.max === null || expect.max === range.max || range.max === null)
    );
  };
  const right = (read: (text: string) => Range | null) =>
    percent(rows.filter((row) => agrees(read(row.text), row)).length, rows.length);
  return [
    {
      field: "salary",
      yardstick: `ergon/${name}, stated salary or none right`,
      n: rows.length,
      figure: right((text) => fromBody("", text, country)),
      baseline: right(naive),
      reach: null,
    },
  ];
}

export function measure(): Promise<QualityRow[]> {
  return Promise.resolve([
    ...traps(),
    ...descriptions(),
    ...snippets("salary_corpus.jsonl", "salary (en)", null),
    ...snippets("de_salary_corpus.jsonl", "salary (de)", "DE"),
    ...snippets("fr_salary_corpus.jsonl", "salary (fr)", "FR"),
    ...snippets("es_salary_corpus.jsonl", "salary (es)", "ES"),
  ]);
}
