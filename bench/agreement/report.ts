import type { Share } from "#accuracy/share.ts";
import { shareOf } from "../measuring/share.ts";
import type { Comparison, Half } from "./compare.ts";

/** How often texts say what a field states. */
export interface Agreement {
  rows: number;
  /** The share of texts that say something. */
  says: Share | null;
  /** Of those, the share that says what the field states. */
  agrees: Share | null;
}

/** Counts how often texts say something, and how often that is what the field states. */
export function agreementOf(rows: readonly Comparison[]): Agreement {
  const saying = rows.filter(({ said }) => said !== "");
  const right = saying.filter(({ agrees }) => agrees);
  return { rows: rows.length, says: shareOf(saying.length, rows.length), agrees: shareOf(right.length, saying.length) };
}

/** Precision and recall of texts read as remote, by the field. A text that doesn't say isn't missed: its recall is of those that say something. */
export function remoteFigures(rows: readonly Comparison[]): { precision: Share | null; recall: Share | null } {
  const found = rows.filter(({ said }) => said === "remote");
  const stated = rows.filter(({ stated: value, said }) => value === "remote" && said !== "");
  const right = found.filter(({ stated: value }) => value === "remote").length;
  return { precision: shareOf(right, found.length), recall: shareOf(right, stated.length) };
}

/** Counts what texts say, by what fields state: `remote>hybrid` is a field that says remote over a text that says hybrid. */
export function confusion(rows: readonly Comparison[]): Record<string, number> {
  const groups = Map.groupBy(rows, ({ stated, said }) => `${stated}>${said || "unsaid"}`);
  const counts = [...groups].map(([pair, each]): [string, number] => [pair, each.length]);
  return Object.fromEntries(counts.toSorted(([a], [b]) => a.localeCompare(b)));
}

const HALVES: readonly Half[] = ["development", "validation"];
const cell = (share: Share | null) =>
  share === null ? "–" : `${share.percent.toFixed(1)} [${share.low.toFixed(0)}–${share.high.toFixed(0)}]`;

/** Writes one line of figures: rows, how many say something, how many of those agree; for each half. */
export function lineOf(name: string, rows: readonly Comparison[]): string {
  const cells = HALVES.map((half) => {
    const { rows: count, says, agrees } = agreementOf(rows.filter((each) => each.half === half));
    return `${String(count).padStart(7)}${cell(says).padStart(16)}${cell(agrees).padStart(16)}`;
  });
  return `${name.padEnd(28)}${cells.join("  |")}`;
}

/** Prints a field's figures, then those of each source and language. */
export function printField(field: string, rows: readonly Comparison[]): void {
  const head = HALVES.map((half) => `${half.slice(0, 6).padStart(7)}${"says".padStart(16)}${"agrees".padStart(16)}`);
  console.log(`\n${field.padEnd(28)}${head.join("  |")}`);
  console.log(lineOf("all", rows));
  for (const key of ["source", "language"] as const) {
    const groups = [...Map.groupBy(rows, (each) => each[key])].toSorted(([a], [b]) => a.localeCompare(b));
    for (const [name, each] of groups) console.log(lineOf(`${key} ${name}`, each));
  }
  if (!field.startsWith("remote")) return;
  for (const half of HALVES) {
    const each = rows.filter((row) => row.half === half);
    const { precision, recall } = remoteFigures(each);
    const pairs = Object.entries(confusion(each)).map(([pair, count]) => `${pair} ${count}`);
    console.log(`${half}: precision ${cell(precision)}, recall ${cell(recall)}; ${pairs.join(", ")}`);
  }
}
