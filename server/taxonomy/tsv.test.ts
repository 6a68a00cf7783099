import { expect, test } from "vitest";
import { list, parseTsv } from "./tsv.ts";

test("reads a table by its column names and skips comments and empty lines", () => {
  const rows = parseTsv("t.tsv", "slug\tname\tnote\n// remark\na\tA\tx|y\r\n\nb\tB\n");
  expect(rows).toEqual([
    { slug: "a", name: "A", note: "x|y" },
    { slug: "b", name: "B", note: "" },
  ]);
  expect(list.parse(rows[0]?.["note"])).toEqual(["x", "y"]);
  expect(list.parse(rows[1]?.["note"])).toEqual([]);
});

test("reports the file and line of a row with too many cells", () => {
  expect(() => parseTsv("t.tsv", "slug\na\nb\tc")).toThrow("t.tsv line 3: 2 cells for 1 columns");
});
