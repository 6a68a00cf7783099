import { z } from "zod";
import { fieldEducation, readEducation } from "#normalise/education.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { goldObjects, goldRows, isException, trapRows } from "./gold.ts";
import { percent, type QualityRow, scoreRows } from "./row.ts";

type Reader = (text: string) => string | null;

const ours: Reader = (text) => readEducation({ prepared: prepareText(text) }).value;

/** The first degree whose word stands anywhere in the text. */
const naive: Reader = (text) => {
  const lower = text.toLowerCase();
  if (lower.includes("high school")) return "high school";
  if (lower.includes("associate")) return "associate degree";
  if (lower.includes("bachelor") || lower.includes("degree")) return "bachelor degree";
  return /master|ph\.?d|mba/.test(lower)
    ? "postgraduate degree"
    : lower.includes("certif")
      ? "professional certificate"
      : null;
};

function traps(): QualityRow[] {
  const rows = trapRows("education", "text");
  if (rows === null) return [];
  // What a source's field says is read as a field, prose as prose.
  const trap: Reader = (text) => (/^\{|^(?:\w+ )?Doctorate$/.test(text) ? fieldEducation(text) : ours(text));
  const isRight = (read: Reader) => (row: Record<string, string>) => (read(row["text"] ?? "") ?? "") === row["value"];
  const header = { field: "education", yardstick: "hand_traps/education, right", reach: 92 };
  return [scoreRows(header, rows, { ours: isRight(trap), naive: isRight(naive) })];
}

function emscad(judge: "fair" | "all"): QualityRow[] {
  const rows = goldRows("emscad_500", "fake_job_postings_500.csv");
  if (rows === null) return [];
  const labelled = rows.flatMap((row) => {
    const label = fieldEducation(row["required_education"] ?? "");
    return label === null || (judge === "fair" && isException("emscad_500", row["job_id"] ?? ""))
      ? []
      : [{ label, text: `${row["description"]}\n\nRequirements\n\n${row["requirements"]}` }];
  });
  const right = (read: Reader) => {
    const stated = labelled
      .map(({ label, text }) => ({ label, value: read(text) }))
      .filter(({ value }) => value !== null);
    return {
      n: stated.length,
      share: percent(stated.filter(({ label, value }) => label === value).length, stated.length),
    };
  };
  const figure = right(ours);
  return [
    {
      field: "education",
      yardstick: `emscad_500${judge === "all" ? " with wrong labels" : ""}, right when the text states it`,
      n: figure.n,
      figure: figure.share,
      baseline: right(naive).share,
      reach: judge === "all" ? null : 97,
    },
  ];
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
const LEVEL: Record<string, string> = {
  highschool: "high school",
  associate: "associate degree",
  bachelor: "bachelor degree",
  master: "postgraduate degree",
  phd_md: "postgraduate degree",
  phd: "postgraduate degree",
};

/** The set names a degree also where it is only preferred; we do not, so those rows are left out. It has no class for vocational training. */
function ergon(file: string): QualityRow[] {
  const objects = goldObjects("ergon", file);
  if (objects === null) return [];
  const rows = objects.flatMap((object) => {
    const { text, expect } = ergonRow.parse(object);
    if (expect !== null && (expect.degree_required ?? expect.required) === false) return [];
    return [{ text, label: expect === null ? null : (LEVEL[expect.degree_min ?? expect.level ?? ""] ?? null) }];
  });
  const degree = (value: string | null) => (value === "professional certificate" ? null : value);
  const right = (read: Reader) => rows.filter(({ text, label }) => degree(read(text)) === label).length;
  return [
    {
      field: "education",
      yardstick: `ergon/${file.replace("_corpus.jsonl", "")}, right`,
      n: rows.length,
      figure: percent(right(ours), rows.length),
      baseline: percent(right(naive), rows.length),
      reach: null,
    },
  ];
}

export function measure(): Promise<QualityRow[]> {
  return Promise.resolve([
    ...traps(),
    ...emscad("fair"),
    ...emscad("all"),
    ...["degree_corpus.jsonl", "de_degree_corpus.jsonl", "fr_degree_corpus.jsonl", "es_degree_corpus.jsonl"].flatMap(
      ergon,
    ),
  ]);
}
