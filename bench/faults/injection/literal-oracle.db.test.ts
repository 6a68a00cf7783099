import { expect, test } from "vitest";
import { testDatabase } from "#test/database/database.ts";
import { compareLiterally, patternDifferences, specialLines } from "./literal-oracle.ts";

const database = await testDatabase();

test("texts that mean something to SQL are searched and stored literally, and an unescaped pattern shows the difference", async () => {
  const count = await compareLiterally(database, specialLines);
  expect(count.different).toEqual([]);
  expect(count.searches).toBeGreaterThan(specialLines.length);
  expect(count.stored).toBeGreaterThan(20);
  expect(await patternDifferences(database, specialLines)).toBeGreaterThan(2);
});
