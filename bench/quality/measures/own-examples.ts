import type { NormalisedPosting } from "#normalise/result.ts";
import type { Posting } from "#sources/posting.ts";
import { goldRows } from "../gold.ts";
import { type Judgement, judgeSet } from "../judgement.ts";
import { judgeRows, type Row } from "./rows.ts";
import { readWholeAd } from "./whole-ads.ts";

/** Fields that the whole ads name too seldom to be judged there: short texts of our own, one file each. */
interface Example {
  field: string;
  /** The file in `gold/terms`. */
  file: string;
  column: "text" | "question";
  posting: (row: Row) => Partial<Posting>;
  values: (read: NormalisedPosting) => readonly string[];
}

const paragraphs = (text: string) => `<p>${text}</p>`;
const question = (text: string) => ({ text, kind: "yes-no", required: true }) as const;

const EXAMPLES: readonly Example[] = [
  {
    field: "disclosures",
    file: "disclosures",
    column: "text",
    posting: ({ text = "" }) => ({ body: paragraphs(text) }),
    values: (read) => read.disclosures,
  },
  {
    field: "pay parts",
    file: "extra-pay",
    column: "text",
    posting: ({ text = "" }) => ({ body: paragraphs(text) }),
    values: (read) => read.extraPay,
  },
  {
    field: "form questions",
    file: "form-questions",
    column: "question",
    posting: (row) => ({ questions: [question(row["question"] ?? "")] }),
    values: (read) => read.workAuthorisation,
  },
  {
    field: "scam",
    file: "scam",
    column: "text",
    posting: ({ title = "", text = "" }) => ({ title, body: paragraphs(text) }),
    values: (read) => ((read.scamSigns ?? []).length > 0 ? ["yes"] : []),
  },
];

const labelsOf = (label = "-") => (label === "-" ? [] : label.split(" "));

export function measure(): Promise<Judgement[]> {
  return Promise.resolve(
    EXAMPLES.flatMap(({ field, file, column, posting, values }) =>
      judgeRows(
        { field, corpus: `terms/${file}`, language: "–", id: (row: Row) => row[column] ?? "" },
        goldRows("terms", `${file}.tsv`),
        (row) => {
          const given = {
            externalId: "1",
            url: "https://jobs.example/",
            title: "Editor",
            company: { name: "Fernhill" },
          };
          return judgeSet(values(readWholeAd({ ...given, ...posting(row) })), labelsOf(row["label"]));
        },
      ),
    ),
  );
}
