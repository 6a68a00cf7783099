import { readdirSync } from "node:fs";
import path from "node:path";
import { sharedPath } from "#test/recordings/recordings.ts";
import { halfOf, type Judgement } from "./quality/judgement.ts";
import { LABELS } from "./quality/own-ads.ts";
import { isHeldOut } from "./quality/measures/fresh.ts";
import { halvesOf, printBaselines, printTables, printTargets } from "./quality/report.ts";
import { targetResults } from "./quality/targets.ts";

const MEASURES = path.join(import.meta.dirname, "quality", "measures");

/** Labels of our ads that no normaliser reads yet. */
const UNREAD = LABELS.slice(LABELS.indexOf("scam"));
/** Sets and files that name nothing a normaliser reads, with the reason. */
const NOTHING_TO_JUDGE: Record<string, string> = {
  green2022_ner: "words tagged as skill or qualification, no values",
  "ergon/sector": "industry of a company by its name alone",
  "linkedin_33k_titles salaries": "amounts without the texts they came from",
  "datascience_env_1877 salaries": "amounts without the texts they came from",
  "justjoinit_5506 salaries": "amounts of a form, repeated as text",
};

async function allJudgements(): Promise<Judgement[]> {
  const all: Judgement[] = [];
  for (const file of readdirSync(MEASURES).filter((name) => name.endsWith(".ts") && name !== "rows.ts")) {
    const { measure } = (await import(path.join(MEASURES, file))) as { measure: () => Promise<Judgement[]> };
    all.push(...(await measure()));
  }
  return all;
}

/** Whether a row may be read when rules are mended: those of the validation half and the even rows of fresh texts stay unseen. */
const mayBeRead = (each: Judgement) =>
  isHeldOut(each) === null ? halfOf(each) === "development" : isHeldOut(each) === false;

/** Prints which rows that may be read were misread. */
function printMisreadings(judgements: readonly Judgement[]): void {
  for (const each of judgements) {
    if (!each.agrees && mayBeRead(each)) console.log(`misread: ${each.field} ${each.corpus} ${each.id}`);
  }
}

/**
 * Measures the normalisers on every labelled set: precision, recall and exactness per field, set, language and half, with all labels.
 * `--misreadings` lists the misread rows of the development half.
 */
export async function run(flags: readonly string[] = []): Promise<object> {
  const judgements = await allJudgements();
  printTables(judgements);
  printTargets(judgements);
  printBaselines();
  if (flags.includes("--misreadings")) printMisreadings(judgements);
  const skipped = sharedPath("gold") === null ? ["every set beside the repository"] : [];
  if (skipped.length > 0)
    console.log("\nSKIPPED: the labelled sets beside the repository are absent; only our own sets were measured.");
  for (const [set, reason] of Object.entries(NOTHING_TO_JUDGE)) console.log(`not judged: ${set}: ${reason}`);
  console.log(`not judged: labels of our ads without a field: ${UNREAD.join(", ")}`);
  const targets = targetResults(judgements);
  return {
    skipped,
    rows: judgements.length,
    below: targets.filter(({ reached }) => reached === false).map(({ name }) => name),
    targets,
    halves: halvesOf(judgements),
  };
}
