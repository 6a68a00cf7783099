import { z } from "zod";
import { techIn } from "#normalise/tech/context.ts";
import { readTechStack } from "#normalise/tech/stack.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { goldObjects, goldRows, isException } from "../gold.ts";
import { type Judgement, judgeSet, judgeValue } from "../judgement.ts";
import { technologySlug } from "../technology-names.ts";
import { judgeRows, type Row } from "./rows.ts";

/** Whether the marked word of the context is read as the technology: it is found with the word and not without it. */
function markedIsTech(name: string, context: string): boolean {
  const [before = "", rest = ""] = context.split("⟦");
  const [word = "", after = ""] = rest.split("⟧");
  const hits = (text: string) => techIn(text).filter(({ technology }) => technology.name === name).length;
  return hits(`${before}${word}${after}`) > hits(`${before}${"_".repeat(word.length)}${after}`);
}

function ambiguous(): Judgement[] {
  const corpus = "hand_traps/ambiguous_tech";
  const header = { field: "tech", corpus, id: (row: Row) => row["context"] ?? "" };
  return judgeRows(header, goldRows("hand_traps", "ambiguous_tech.tsv"), (row) =>
    judgeValue(markedIsTech(row["tech"] ?? "", row["context"] ?? "") ? "yes" : "", [row["label"] === "1" ? "yes" : ""]),
  );
}

const skillRow = z.object({ src: z.string(), text: z.string(), skills: z.array(z.string()) });
/** How the set names what our taxonomy names otherwise. */
const THEIR_NAMES: Record<string, string> = {
  rest: "rest-api",
  golang: "go",
  gcp: "google-cloud",
  spark: "apache-spark",
  kafka: "apache-kafka",
  airflow: "apache-airflow",
  "microsoft office": "microsoft-365",
  rails: "ruby-on-rails",
  vue: "vuejs",
};

/** Only technologies that the set labels somewhere can be judged; its words for trades (accounting) are no technologies. */
function ergon(): Judgement[] {
  const rows = goldObjects("ergon", "skills_corpus.jsonl")?.map((object) => skillRow.parse(object)) ?? [];
  const slugOf = (skill: string) => THEIR_NAMES[skill] ?? technologySlug(skill);
  const judged = new Set(rows.flatMap(({ skills }) => skills.flatMap((skill) => slugOf(skill) ?? [])));
  return rows.map(({ src, text, skills }) => {
    const label = [...new Set(skills.flatMap((skill) => slugOf(skill) ?? []))];
    const read = readTechStack({ title: "", ...prepareAd(text) }).value.filter((slug) => judged.has(slug));
    const doubted = [...label, ...read].some((slug) => isException("ergon/skills", `${src} ${slug}`));
    return {
      field: "tech",
      corpus: "ergon/skills",
      id: src,
      language: "en",
      disputed: doubted,
      ...judgeSet(read, label),
    };
  });
}

/** Recruiters list skills freely: what the title names and the list confirms counts as right, and the list's rest isn't asked. */
function titles(corpus: string, file: string, title: string, skills: (row: Row) => string[]): Judgement[] {
  const header = { field: "tech of titles", corpus, id: (row: Row, at: number) => row["Job_Id"] ?? String(at) };
  const empty = prepareText(undefined);
  return judgeRows(header, goldRows(corpus, file), (row) => {
    const label = new Set(skills(row).flatMap((skill) => technologySlug(skill) ?? []));
    const read = readTechStack({ title: row[title] ?? "", prepared: empty }).value;
    if (label.size === 0 || read.length === 0) return undefined;
    return judgeSet(
      read,
      read.filter((slug) => label.has(slug)),
    );
  });
}

export function measure(): Promise<Judgement[]> {
  return Promise.resolve([
    ...ambiguous(),
    ...ergon(),
    ...titles("dice_22k", "dice_title_skills.csv", "Designation", (row) => (row["Required Skills"] ?? "").split(",")),
    ...titles("justjoinit_5506", "offers.csv", "title", (row) =>
      `${row["obligatory_skills"]}|${row["optional_skills"]}`.split("|"),
    ),
  ]);
}
