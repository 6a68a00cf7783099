import type { CompiledDirectory } from "./compile-directory.ts";
import { meanOf } from "./source-priors.ts";

/** Prints what became of the lines of each list, and what each source is expected to have. */
export function printReport(compiled: CompiledDirectory): void {
  const { lines, reports, missing, refused, priors } = compiled;
  console.log(row("List", "lines", "boards", "new", "dropped"));
  for (const { id, lines: read, boards, firstNamed, dropped } of reports) {
    const total = [...dropped.values()].reduce((sum, count) => sum + count, 0);
    console.log(row(id, read, boards, firstNamed, total));
    for (const [reason, count] of byCount(dropped)) console.log(`    ${count} ${reason}`);
  }
  for (const id of missing) console.log(`${id}: the folder has no such list`);
  for (const [reason, count] of byCount(refused)) console.log(`${count} boards left out: ${reason}`);

  console.log("");
  console.log(row("Source", "boards", "named", "per board", "openings"));
  const openings = new Map<string, number>();
  for (const line of lines) openings.set(line.source, (openings.get(line.source) ?? 0) + line.expected);
  for (const [source, { boards, named, prior, observed }] of [...priors.bySource].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  ))
    console.log(
      row(
        source,
        boards,
        named,
        `${observed ? "" : "~"}${meanOf(prior).toPrecision(2)}`,
        Math.round(openings.get(source) ?? 0),
      ),
    );
  console.log(`A board that a list of remote employers names: ${meanOf(priors.named).toPrecision(2)}`);
  console.log(`A board of hands-on work, of what its source has: ${(100 * priors.handsOn).toFixed(0)} %`);
  const feeds = lines.filter(({ source }) => !priors.bySource.has(source));
  const feedSources = new Set(feeds.map(({ source }) => source)).size;
  console.log(
    `${lines.length - feeds.length} boards of ${priors.bySource.size} sources, ${feeds.length} boards of ${feedSources} open feeds.`,
  );
}

function byCount(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function row(first: string, ...cells: (string | number)[]): string {
  return first.padEnd(20) + cells.map((cell) => String(cell).padStart(11)).join("");
}
