import type { Share } from "#accuracy/share.ts";
import { goldRows } from "./gold.ts";
import { figuresOf, type Figures, halfOf, type Judgement } from "./judgement.ts";
import { isLabelledFromText, targetResults } from "./targets.ts";

function cell(share: Share | null): string {
  return share === null ? "–" : `${share.percent.toFixed(1)} [${share.low.toFixed(0)}–${share.high.toFixed(0)}]`;
}

function line(name: string, second: string, { rows, ...figures }: Figures): string {
  const cells = [figures.precision, figures.recall, figures.exact, figures.quiet].map((share) =>
    cell(share).padStart(15),
  );
  return `${name.padEnd(16)}${second.padEnd(28)}${String(rows).padStart(7)}${cells.join("")}`;
}

function heading(title: string, second: string): void {
  console.log(`\n${title}`);
  const cells = ["precision", "recall", "exact", "quiet"].map((name) => name.padStart(15));
  console.log(`${"field".padEnd(16)}${second.padEnd(28)}${"rows".padStart(7)}${cells.join("")}`);
}

const groups = (judgements: readonly Judgement[], key: (judgement: Judgement) => string) =>
  [...Map.groupBy(judgements, key)].toSorted(([a], [b]) => a.localeCompare(b));

/** Prints field by field what each set, language and half says. */
export function printTables(judgements: readonly Judgement[]): void {
  heading("All labels, by set (percent, 95 % interval)", "set");
  for (const [field, ofField] of groups(judgements, (each) => each.field)) {
    for (const [corpus, rows] of groups(ofField, (each) => each.corpus)) {
      console.log(line(field, corpus, figuresOf(rows)));
      const fair = rows.filter(({ disputed }) => !disputed);
      if (fair.length < rows.length) console.log(line("", "  without disputed labels", figuresOf(fair)));
    }
  }
  const fromText = judgements.filter(isLabelledFromText);
  heading("Sets labelled from the text, by language", "language");
  for (const [field, ofField] of groups(fromText, (each) => each.field)) {
    for (const [language, rows] of groups(ofField, (each) => each.language))
      console.log(line(field, language, figuresOf(rows)));
  }
  heading("Development and validation halves, sets labelled from the text", "half");
  for (const [field, ofField] of groups(fromText, (each) => each.field)) {
    for (const [half, rows] of groups(ofField, halfOf)) console.log(line(field, half, figuresOf(rows)));
  }
}

/** Prints the figures to reach, measured with all labels of sets labelled from the text; beside them without disputed labels, and on all sets. */
export function printTargets(judgements: readonly Judgement[]): void {
  console.log(
    `\n${"Target".padEnd(44)}${"reach".padStart(6)}${"from the text".padStart(18)}${"undisputed".padStart(18)}${"all sets".padStart(18)}`,
  );
  for (const { name, reach, fromText, undisputed, onAll, reached } of targetResults(judgements)) {
    const state = reached === null ? "not measured" : reached ? "" : "below";
    console.log(
      `${name.padEnd(44)}${String(reach).padStart(6)}${cell(fromText).padStart(18)}${cell(undisputed).padStart(18)}${cell(onAll).padStart(18)}  ${state}`,
    );
  }
}

/** Prints what prototypes and naive rules reached on the same sets. */
export function printBaselines(): void {
  const rows = goldRows("baselines.tsv");
  if (rows === null) return;
  console.log("\nPrototypes and naive rules on these sets");
  for (const row of rows) {
    console.log(`${(row["field"] ?? "").padEnd(26)}${(row["set"] ?? "").padEnd(34)}${row["method"]}: ${row["figure"]}`);
  }
}

/** How far the validation half is from the development half, per field, in points of what counts there. */
export function halvesOf(judgements: readonly Judgement[]): object {
  return Object.fromEntries(
    groups(judgements.filter(isLabelledFromText), (each) => each.field).map(([field, rows]) => [
      field,
      Object.fromEntries(
        groups(rows, halfOf).map(([half, each]) => {
          const { rows: n, precision, recall, exact, quiet } = figuresOf(each);
          const percent = (share: Share | null) => share?.percent ?? null;
          return [
            half,
            { n, precision: percent(precision), recall: percent(recall), exact: percent(exact), quiet: percent(quiet) },
          ];
        }),
      ),
    ]),
  );
}
