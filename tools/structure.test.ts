import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { measureStructure } from "./structure.ts";

const root = mkdtempSync(path.join(tmpdir(), "afield-structure-"));
afterAll(() => rmSync(root, { recursive: true }));

test("finds the longest function, the most parameters and the fullest folder", () => {
  writeFileSync(path.join(root, "short.ts"), "export const one = (a: number, b: number) => a + b;\n");
  writeFileSync(path.join(root, "long.tsx"), "export function Long() {\n\n\n  return <p>{[1].map((n) => n)}</p>;\n}\n");
  writeFileSync(
    path.join(root, "class.ts"),
    "\nexport class Shape {\n  area(a: 1, b: 2, c: 3) {\n    return a;\n  }\n}\n",
  );
  writeFileSync(path.join(root, "left-out.test.ts"), "\n".repeat(400));
  expect(measureStructure(root, ["short.ts", "long.tsx", "class.ts", "left-out.test.ts"])).toEqual({
    files: 3,
    medianLines: 5,
    longestFile: { file: "class.ts", lines: 6 },
    longestFunction: { file: "long.tsx", line: 1, lines: 5, parameters: 0 },
    mostParameters: { file: "class.ts", line: 3, lines: 3, parameters: 3 },
    folders: [{ folder: ".", files: 3 }],
  });
});
