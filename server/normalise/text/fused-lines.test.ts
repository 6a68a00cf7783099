import { expect, test } from "vitest";
import { splitFused } from "./fused-lines.ts";

const LINES: [string, string[]][] = [
  ["Ten years in industryStrong Excel skills", ["Ten years in industry", "Strong Excel skills"]],
  ["through your efforts.Express yourself", ["through your efforts.", "Express yourself"]],
  ["Job DescriptionWe bake", ["Job Description", "We bake"]],
  ["Location: RemoteDuration: six months", ["Location: Remote", "Duration: six months"]],
  ["JavaScript and Node.Js on GitHub", ["JavaScript and Node.Js on GitHub"]],
  ["an iPhone and macOS", ["an iPhone and macOS"]],
];

test.each(LINES)("%s", (line, parts) => {
  expect(splitFused(line)).toEqual(parts);
});

test.each(LINES)("%s, read with letters of any alphabet", (line, parts) => {
  expect(splitFused(`${line} ★`)).toEqual([...parts.slice(0, -1), `${parts.at(-1)} ★`]);
});

test.each([
  ["Dix ans de métierÉcrire aussi", ["Dix ans de métier", "Écrire aussi"]],
  ["Über uns: schön.Österreichweit unterwegs", ["Über uns: schön.", "Österreichweit unterwegs"]],
  ["pięć lat stażuŚwietna kawa", ["pięć lat stażu", "Świetna kawa"]],
])("%s", (line, parts) => {
  expect(splitFused(line)).toEqual(parts);
});
