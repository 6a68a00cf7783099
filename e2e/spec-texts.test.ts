import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = import.meta.dirname;

/**
 * Maps each text that the specification quotes to the browser tests that contain it, as a whole string or inside one.
 */
function mapTexts(): { section: string; text: string; tests: string[] }[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".e2e.ts"));
  const sources = files.map((file) => ({
    file,
    source: readFileSync(path.join(folder, file), "utf8").replaceAll('\\"', '"'),
  }));
  const [, ...rows] = readFileSync(path.join(folder, "spec-texts.tsv"), "utf8").trimEnd().split("\n");
  return rows.map((row) => {
    const [section = "", text = ""] = row.split("\t");
    // A test may match it with a regular expression, where punctuation is escaped.
    const escaped = text.replaceAll(/[.?()/+]/g, "\\$&");
    const word = (needle: string) => new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(needle)}(?![\\p{L}\\p{N}])`, "u");
    const seen = sources.filter(({ source }) => word(text).test(source) || word(escaped).test(source));
    return { section, text, tests: seen.map(({ file }) => file) };
  });
}

test("a browser test covers every text that the specification quotes", () => {
  const mapped = mapTexts();
  const table = mapped.map(
    ({ section, text, tests }) => `${section.padEnd(22)}${text.slice(0, 60).padEnd(62)}${tests.join(", ") || "–"}`,
  );
  process.stdout.write(`${table.join("\n")}\n`);
  expect(mapped.length).toBeGreaterThan(150);
  expect(mapped.filter(({ tests }) => tests.length === 0)).toEqual([]);
});
