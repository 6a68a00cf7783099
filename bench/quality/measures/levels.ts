import type { Level } from "#contract/schemas/job.ts";
import { readExperienceYears } from "#normalise/terms/experience-years.ts";
import { termSentences } from "#normalise/terms/term-sentences.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { type PreparedText, prepareText } from "#normalise/text/prepared-text.ts";
import { readLevels } from "#normalise/role/levels.ts";
import { type Judgement, judgeValue } from "../judgement.ts";
import { goldObjects, goldRows } from "../gold.ts";
import { columnStarting, judgeRows, judgeTraps, type Row } from "./rows.ts";

const EMPTY = prepareText(undefined);

/** What a board's own grades mean on our scale. A board of three grades calls our entry Junior and our lead Senior. */
const GRADES: Record<string, Record<string, Level[]>> = {
  justjoinit_5506: { Junior: ["entry", "junior"], Mid: ["mid"], Senior: ["senior", "lead"] },
  linkedin: {
    Internship: ["entry"],
    "Entry level": ["entry", "junior"],
    Associate: ["junior", "mid"],
    "Mid-Senior level": ["mid", "senior", "lead"],
    Director: ["lead"],
    Executive: ["lead"],
  },
  ergon: {
    intern: ["entry"],
    entry: ["entry", "junior"],
    mid: ["mid"],
    senior: ["senior"],
    lead: ["lead"],
    staff: ["lead"],
    principal: ["lead"],
    manager: ["lead"],
    director: ["lead"],
    executive: ["lead"],
  },
};

function judgeGrade(levels: readonly Level[], grades: readonly Level[] | undefined) {
  if (grades === undefined) return undefined;
  const agrees = levels.some((level) => grades.includes(level));
  return { found: Number(levels.length > 0), labelled: 1, right: Number(agrees), agrees };
}

const read = (title: string, prepared: PreparedText) =>
  readLevels({ title, prepared, years: readExperienceYears(termSentences(prepared).years) }).value;
const ofTitle = (title: string) => read(title, EMPTY);

export function measure(): Promise<Judgement[]> {
  const header = (corpus: string) => ({
    field: "level",
    corpus,
    id: (row: Row, at: number) => row["job_id"] ?? String(at),
  });
  const linkedin = GRADES["linkedin"] ?? {};
  return Promise.resolve([
    ...judgeTraps("level", "seniority", "title", (row) => [
      ofTitle(row["title"] ?? "").join("|"),
      columnStarting(row, "levels"),
    ]),
    ...judgeRows<{ title: string; level: string }>(
      { field: "level", corpus: "ergon/level", id: ({ title }, at) => `${at} ${title}` },
      goldObjects("ergon", "level_corpus.jsonl") as { title: string; level: string }[] | null,
      ({ title, level }) =>
        level === "unknown"
          ? judgeValue(ofTitle(title).join("|"), [""])
          : judgeGrade(ofTitle(title), GRADES["ergon"]?.[level]),
    ),
    ...judgeRows(header("justjoinit_5506"), goldRows("justjoinit_5506", "offers.csv"), (row) =>
      judgeGrade(ofTitle(row["title"] ?? ""), GRADES["justjoinit_5506"]?.[row["seniority"] ?? ""]),
    ),
    ...judgeRows(header("linkedin_33k_titles"), goldRows("linkedin_33k_titles", "job_postings.csv"), (row) =>
      judgeGrade(ofTitle(row["title"] ?? ""), linkedin[row["formatted_experience_level"] ?? ""]),
    ),
    ...judgeRows(header("linkedin_1k_descriptions"), goldRows("linkedin_1k_descriptions", "postings.csv"), (row) =>
      judgeGrade(
        read(row["title"] ?? "", prepareAd(row["description"], row["title"]).prepared),
        linkedin[row["formatted_experience_level"] ?? ""],
      ),
    ),
    ...judgeRows(header("emscad_500"), goldRows("emscad_500", "fake_job_postings_500.csv"), (row) =>
      judgeGrade(
        read(row["title"] ?? "", prepareAd(`${row["description"]}\n\n${row["requirements"]}`, row["title"]).prepared),
        linkedin[row["required_experience"] ?? ""],
      ),
    ),
    ...judgeRows(header("simplify_newgrad"), goldRows("simplify_newgrad", "listings.csv"), (row) =>
      judgeGrade(ofTitle(row["title"] ?? ""), ["entry", "junior"]),
    ),
  ]);
}
