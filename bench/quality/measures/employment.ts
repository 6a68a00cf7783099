import { fieldType } from "#normalise/employment/field-type.ts";
import { readEmploymentType } from "#normalise/employment-type.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { goldRows } from "../gold.ts";
import { type Judgement, judgeValue } from "../judgement.ts";
import { columnStarting, judgeRows, judgeTraps, type Row } from "./rows.ts";

function ofAd(title: string, body: string): string {
  return readEmploymentType({ title, ...prepareAd(body, title) }).value ?? "";
}

export function measure(): Promise<Judgement[]> {
  const header = (corpus: string, id = "job_id") => ({ field: "employment", corpus, id: (row: Row) => row[id] ?? "" });
  const judge = (column: string, body: (row: Row) => string) => (row: Row) => {
    const label = fieldType(row[column] ?? "");
    return label === null ? undefined : judgeValue(ofAd(row["title"] ?? "", body(row)), [label]);
  };
  return Promise.resolve([
    // A trap is a field's value or a sentence; a field that says nothing is read as a sentence.
    ...judgeTraps("employment", "employment", "text", (row) => {
      const text = row["text"] ?? "";
      const field = { title: "", field: text, prepared: prepareText(undefined), language: null };
      const read = text.split(" ").length <= 4 ? (readEmploymentType(field).value ?? "") : ofAd("", text);
      return [read, columnStarting(row, "value")];
    }),
    ...judgeRows(
      header("linkedin_1k_descriptions"),
      goldRows("linkedin_1k_descriptions", "postings.csv"),
      judge("formatted_work_type", (row) => row["description"] ?? ""),
    ),
    ...judgeRows(
      header("emscad_500"),
      goldRows("emscad_500", "fake_job_postings_500.csv"),
      judge("employment_type", (row) => `${row["description"]}\n\n${row["requirements"]}\n\n${row["benefits"]}`),
    ),
    ...judgeRows(
      header("linkedin_33k_titles"),
      goldRows("linkedin_33k_titles", "job_postings.csv"),
      judge("formatted_work_type", () => ""),
    ),
    ...judgeRows(
      header("adzuna_uk_539", "id"),
      goldRows("adzuna_uk_539", "adzuna.csv"),
      judge("contract_type", (row) => row["description"] ?? ""),
    ),
    ...judgeRows(
      header("remotive_union", "url"),
      goldRows("remotive_union", "remotive.csv")?.filter((row) => (row["description"] ?? "") !== "") ?? null,
      judge("job_type", (row) => row["description"] ?? ""),
    ),
  ]);
}
