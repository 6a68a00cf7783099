import { readFileSync } from "node:fs";
import path from "node:path";

const GREENHOUSE = path.join(import.meta.dirname, "../boards/greenhouse.tsv");

/** Returns the first names of companies with a Greenhouse board that the directory has, each once. */
export function directoryCompanies(count: number): string[] {
  const names = readFileSync(GREENHOUSE, "utf8")
    .split("\n")
    .slice(1)
    .flatMap((line) => line.split("\t")[1] ?? [])
    .filter((name) => name.trim() !== "");
  return [...new Set(names)].slice(0, count);
}
