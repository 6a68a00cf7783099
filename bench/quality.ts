import { readdirSync } from "node:fs";
import path from "node:path";
import type { QualityRow } from "./quality/row.ts";

const NOT_MEASURES = new Set(["row.ts", "gold.ts"]);

function line(cells: readonly string[]): string {
  const [field = "", yardstick = "", ...figures] = cells;
  return `${field.padEnd(12)}${yardstick.padEnd(58)}${figures.map((figure) => figure.padStart(9)).join("")}`;
}

/** Prints how right the normalisers are on labelled data, per field with n, beside a naive rule on the same rows. */
export async function run(): Promise<object> {
  const folder = path.join(import.meta.dirname, "quality");
  const files = readdirSync(folder).filter((file) => /^[a-z][a-z-]*\.ts$/.test(file) && !NOT_MEASURES.has(file));
  const rows: QualityRow[] = [];
  for (const file of files) {
    const { measure } = (await import(path.join(folder, file))) as { measure: () => Promise<QualityRow[]> };
    rows.push(...(await measure()));
  }
  if (rows.length === 0) {
    console.log("The labelled data is not here (see docs): nothing measured.");
    return { rows };
  }
  console.log(line(["field", "yardstick (percent)", "n", "figure", "naive", "reach", ""]));
  for (const { field, yardstick, n, figure, baseline, reach } of rows) {
    console.log(
      line([
        field,
        yardstick,
        String(n),
        figure.toFixed(1),
        baseline.toFixed(1),
        reach === null ? "–" : reach.toFixed(1),
        reach === null || figure >= reach ? "" : "below",
      ]),
    );
  }
  return {
    below: rows
      .filter(({ figure, reach }) => reach !== null && figure < reach)
      .map(({ field, yardstick }) => `${field}: ${yardstick}`),
    rows,
  };
}
