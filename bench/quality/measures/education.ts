import { z } from "zod";
import { fieldEducation } from "#normalise/education/education-field.ts";
import { readEducation } from "#normalise/education/education.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { goldObjects, goldRows } from "../gold.ts";
import { type Judgement, judgeValue } from "../judgement.ts";
import { judgeRows, judgeTraps, type Row } from "./rows.ts";

function ofText(text: string): string {
  return readEducation(prepareAd(text)).value ?? "";
}

const ergonRow = z.object({
  text: z.string(),
  expect: z
    .object({
      degree_min: z.string().optional(),
      level: z.string().optional(),
      degree_required: z.boolean().nullish(),
      required: z.boolean().nullish(),
    })
    .nullable(),
});
type ErgonRow = z.infer<typeof ergonRow>;
const DEGREE: Record<string, string> = {
  highschool: "high school",
  associate: "associate degree",
  bachelor: "bachelor degree",
  master: "postgraduate degree",
  phd_md: "postgraduate degree",
  phd: "postgraduate degree",
};

/** A degree that the set calls not required may be read or not: it is preferred, or experience replaces it. It has no class for vocational training. */
function ergon(language: string, file: string): Judgement[] {
  const objects = goldObjects("ergon", file)?.map((object) => ergonRow.parse(object)) ?? null;
  const corpus = `ergon/${file.replace("_corpus.jsonl", "")}`;
  const header = {
    field: "education",
    corpus,
    language,
    id: ({ text }: ErgonRow, at: number) => `${at} ${text.slice(0, 60)}`,
  };
  return judgeRows(header, objects, ({ text, expect }) => {
    const label = DEGREE[expect?.degree_min ?? expect?.level ?? ""] ?? "";
    const isRequired = (expect?.degree_required ?? expect?.required) !== false;
    const read = ofText(text);
    return judgeValue(read === "professional certificate" ? "" : read, isRequired ? [label] : [label, ""]);
  });
}

export function measure(): Promise<Judgement[]> {
  return Promise.resolve([
    // What a source's field says is read as a field, prose as prose.
    ...judgeTraps("education", "education", "text", (row) => {
      const text = row["text"] ?? "";
      const isField = /^\{|^(?:\w+ )?Doctorate$/.test(text);
      return [isField ? (fieldEducation(text) ?? "") : ofText(text), row["value"] ?? ""];
    }),
    ...judgeRows(
      { field: "education", corpus: "emscad_500", id: (row: Row) => row["job_id"] ?? "" },
      goldRows("emscad_500", "fake_job_postings_500.csv"),
      (row) => {
        const label = fieldEducation(row["required_education"] ?? "");
        const text = `${row["description"]}\n\nRequirements\n\n${row["requirements"]}`;
        return label === null ? undefined : judgeValue(ofText(text), [label]);
      },
    ),
    ...ergon("en", "degree_corpus.jsonl"),
    ...ergon("de", "de_degree_corpus.jsonl"),
    ...ergon("fr", "fr_degree_corpus.jsonl"),
    ...ergon("es", "es_degree_corpus.jsonl"),
  ]);
}
