import { z } from "zod";
import { technologies, technologyBySlug } from "#taxonomy/technologies.ts";
import { techIn } from "#normalise/tech/context.ts";
import { readTechStack } from "#normalise/tech/stack.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { goldObjects, goldRows, isException } from "./gold.ts";
import { percent, type QualityRow } from "./row.ts";

interface Counts {
  found: number;
  right: number;
  labelled: number;
}

function rowsOf(
  yardstick: string,
  n: number,
  ours: Counts,
  naive: Counts,
  reach: [number, number] | null,
): QualityRow[] {
  return [
    {
      field: "tech",
      yardstick: `${yardstick}, precision`,
      n,
      figure: percent(ours.right, ours.found),
      baseline: percent(naive.right, naive.found),
      reach: reach?.[0] ?? null,
    },
    {
      field: "tech",
      yardstick: `${yardstick}, recall`,
      n,
      figure: percent(ours.right, ours.labelled),
      baseline: percent(naive.right, naive.labelled),
      reach: reach?.[1] ?? null,
    },
  ];
}

/** Whether the marked word of the context is read as the technology: it is found with the word and not without it. */
function markedIsTech(name: string, context: string): boolean {
  const [before = "", rest = ""] = context.split("⟦");
  const [word = "", after = ""] = rest.split("⟧");
  const hits = (text: string) => techIn(text).filter(({ technology }) => technology.name === name).length;
  return hits(`${before}${word}${after}`) > hits(`${before}${"_".repeat(word.length)}${after}`);
}

function ambiguous(): QualityRow[] {
  const rows = goldRows("hand_traps", "ambiguous_tech.tsv")?.filter(
    (row) => !isException("hand_traps/ambiguous_tech", row["context"] ?? ""),
  );
  if (rows === undefined) return [];
  const ours: Counts = { found: 0, right: 0, labelled: 0 };
  const naive: Counts = { found: 0, right: 0, labelled: 0 };
  for (const row of rows) {
    const yes = row["label"] === "1";
    const read = markedIsTech(row["tech"] ?? "", row["context"] ?? "");
    for (const [counts, value] of [
      [ours, read],
      [naive, true],
    ] as const) {
      counts.found += Number(value);
      counts.right += Number(value && yes);
      counts.labelled += Number(yes);
    }
  }
  return rowsOf("hand_traps/ambiguous_tech", rows.length, ours, naive, [98.5, 93]);
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

function ergon(judge: "fair" | "all"): QualityRow[] {
  const objects = goldObjects("ergon", "skills_corpus.jsonl");
  if (objects === null) return [];
  const bySkill = new Map<string, string>();
  const tagOf = new Map(
    technologies.flatMap((technology) =>
      [technology.name.toLowerCase(), technology.slug, ...technology.aliases].map(
        (name) => [name, technology.slug] as const,
      ),
    ),
  );
  const rows = objects.map((object) => skillRow.parse(object));
  for (const skill of new Set(rows.flatMap((row) => row.skills))) {
    const slug = THEIR_NAMES[skill] ?? tagOf.get(skill);
    if (slug !== undefined && technologyBySlug(slug) !== null) bySkill.set(skill, slug);
  }
  // Only technologies the set labels anywhere can be judged; its words for trades (accounting) are no technologies.
  const judged = new Set(bySkill.values());
  const ours: Counts = { found: 0, right: 0, labelled: 0 };
  const naive: Counts = { found: 0, right: 0, labelled: 0 };
  for (const { src, text, skills } of rows) {
    // A row of the exceptions names the text and the one technology whose label is wrong in it; its other labels count.
    const fair = (slug: string) => judge === "all" || !isException("ergon/skills", `${src} ${slug}`);
    const label = new Set(skills.flatMap((skill) => bySkill.get(skill) ?? []).filter(fair));
    const read = readTechStack({ title: "", prepared: prepareText(text) }).value.filter(
      (slug) => judged.has(slug) && fair(slug),
    );
    const lower = text.toLowerCase();
    const simple = [...judged].filter(
      (slug) => fair(slug) && lower.includes((technologyBySlug(slug)?.name ?? slug).toLowerCase()),
    );
    for (const [counts, slugs] of [
      [ours, read],
      [naive, simple],
    ] as const) {
      counts.found += slugs.length;
      counts.right += slugs.filter((slug) => label.has(slug)).length;
      counts.labelled += label.size;
    }
  }
  return rowsOf(
    judge === "all" ? "ergon/skills with wrong labels" : "ergon/skills",
    rows.length,
    ours,
    naive,
    judge === "all" ? null : [98.5, 93],
  );
}

export function measure(): Promise<QualityRow[]> {
  return Promise.resolve([...ambiguous(), ...ergon("fair"), ...ergon("all")]);
}
