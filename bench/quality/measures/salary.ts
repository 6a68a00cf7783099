import type { SalaryPeriod } from "#contract/schemas/job.ts";
import { chooseSalary } from "#normalise/salary/choose-salary.ts";
import { readSalaryStatements } from "#normalise/salary/salary-text.ts";
import { readStatedSalary, toRange, whyImplausible } from "#normalise/salary/salary.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { goldObjects, goldRows } from "../gold.ts";
import { type Judgement, judgeValue } from "../judgement.ts";
import { columnStarting, judgeRows, judgeTraps, type Row } from "./rows.ts";

interface Range {
  min: number | null;
  max: number | null;
  period: SalaryPeriod | null;
}

/** How often a year pays, as the set of cases reckons. */
const A_YEAR: Record<SalaryPeriod, number> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 };

function ofField(text: string) {
  return chooseSalary(readSalaryStatements(text, { field: true, lead: "", country: null }));
}

function traps(): Judgement[] {
  return judgeTraps("salary", "salaries", "text", (row) => {
    const read = ofField(row["text"] ?? "");
    const label = [row["min"], row["max"], row["currency"], columnStarting(row, "period") || "none"].join("|");
    const words = [read?.min ?? "", read?.max ?? "", read?.currency ?? "", read?.period ?? "none"].join("|");
    const silent = "|||none";
    return [words === silent ? "" : words, label === silent ? "" : label];
  });
}

function ofBody(title: string, body: string, country: string | null): Range | null {
  const input = { field: undefined, title, prepared: prepareAd(body, title).prepared, country };
  const read = readStatedSalary(input);
  if (read === null) return null;
  const range = toRange(read.statement);
  // An implausible salary is published as text only.
  return range !== null && whyImplausible(range, input) !== null ? null : read.statement;
}

/** Whether an amount stands in the text in digits, with or without thousands separator, or in thousands. */
function states(text: string, value: number): boolean {
  const digits = text.replace(/(\d),(?=\d{3})/g, "$1");
  const forms = [String(value), value.toFixed(2), ...(value >= 1000 ? [`${value / 1000}k`, `${value / 1000} k`] : [])];
  return forms.some((form) => new RegExp(`(?<![\\d.])${form.replace(".", "\\.")}(?!\\d)`, "i").test(digits));
}

/** Judges a text whose labelled bounds stand in it; where they don't, the label isn't one of the text and says nothing about it. */
function judgeStated(title: string, body: string, [min, max]: [number, number], country: string) {
  if (!(min > 0) || !(max > 0) || !states(body, min) || !states(body, max)) return undefined;
  const read = ofBody(title, body, country);
  return judgeValue(read === null ? "" : `${read.min}-${read.max}`, [`${min}-${max}`]);
}

const numbers = (text: string): [number, number] => {
  const [min = Number.NaN, max = min] = text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  return [min, max];
};

interface Snippet {
  text: string;
  src?: string;
  expect: { min: number | null; max: number | null; currency?: string; interval: string } | null;
}

/** A single amount is "from" in some labels and "exactly" in others: the lower bound is compared, and a stated upper one. */
function snippets(language: string, file: string, country: string | null): Judgement[] {
  const corpus = `ergon/${file.replace("_corpus.jsonl", "")}`;
  const set = `ergon/salary (${language})`;
  const header = {
    field: "salary",
    corpus,
    language,
    id: ({ text }: Snippet, at: number) => `${at} ${text.slice(0, 60)}`,
  };
  return judgeRows(
    { ...header, exception: ({ text }) => [set, text.slice(0, 60)] },
    goldObjects("ergon", file) as Snippet[] | null,
    ({ text, expect }) => {
      const range = ofBody("", text, country);
      const low = range === null ? null : (range.min ?? range.max);
      const agrees =
        range === null || expect === null
          ? range === null && expect === null
          : (low === expect.min || low === expect.max) &&
            (expect.max === null || expect.max === range.max || range.max === null);
      const [found, labelled] = [Number(range !== null), Number(expect !== null)];
      return { found, labelled, right: Number(agrees && found === 1), agrees };
    },
  );
}

/** The cases give dollars a year. */
function cases(): Judgement[] {
  const corpus = "searchsteward_salary_cases";
  const header = { field: "salary", corpus, id: (row: Row, at: number) => `${row["case"]} ${at}` };
  return judgeRows(header, goldRows(corpus, "cases.tsv"), (row) => {
    const text = row["text"] ?? "";
    const read = row["mode"] === "explicit_text" ? ofField(text) : ofBody("", text, "US");
    const yearly = (amount: number | null) => (amount === null ? "" : String(amount * A_YEAR[read?.period ?? "year"]));
    const [min, max] = read === null ? ["", ""] : [yearly(read.min ?? read.max), yearly(read.max)];
    const plain = (cell: string | undefined) => (cell === undefined || cell === "" ? "" : String(Number(cell)));
    const [low, high] = [plain(row["min_annual"]), plain(row["max_annual"])];
    const label = low === "" && high === "" ? "" : `${low}-${high}`;
    // One amount is lower and upper bound to us and only the lower to the set.
    const words = read === null ? "" : high === "" && max === min ? `${min}-` : `${min}-${max}`;
    return judgeValue(words, [label]);
  });
}

export function measure(): Promise<Judgement[]> {
  const id = (row: Row) => row["job_id"] ?? row["id"] ?? "";
  return Promise.resolve([
    ...traps(),
    ...cases(),
    ...judgeRows(
      {
        field: "salary",
        corpus: "linkedin_1k_descriptions",
        id,
        exception: (row) => ["linkedin_1k_descriptions/salary", id(row)],
      },
      goldRows("linkedin_1k_descriptions", "postings.csv"),
      (row) =>
        judgeStated(
          row["title"] ?? "",
          row["description"] ?? "",
          [Number(row["min_salary"] || "NaN"), Number(row["max_salary"] || "NaN")],
          "US",
        ),
    ),
    ...judgeRows(
      { field: "salary", corpus: "emscad_500", id },
      goldRows("emscad_500", "fake_job_postings_500.csv"),
      (row) => {
        const body = [row["description"], row["requirements"], row["benefits"]].join("\n\n");
        return judgeStated(
          row["title"] ?? "",
          body,
          numbers(row["salary_range"] ?? ""),
          (row["location"] ?? "").slice(0, 2),
        );
      },
    ),
    ...judgeRows({ field: "salary", corpus: "adzuna_uk_539", id }, goldRows("adzuna_uk_539", "adzuna.csv"), (row) =>
      judgeStated(row["title"] ?? "", row["description"] ?? "", numbers(row["salary"] ?? ""), "GB"),
    ),
    ...snippets("en", "salary_corpus.jsonl", null),
    ...snippets("de", "de_salary_corpus.jsonl", "DE"),
    ...snippets("fr", "fr_salary_corpus.jsonl", "FR"),
    ...snippets("es", "es_salary_corpus.jsonl", "ES"),
  ]);
}
