import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { checkBoard } from "./board-list.ts";

test("the starter list has at least 300 valid boards without duplicates", () => {
  const file = path.join(import.meta.dirname, "../../boards/starter.tsv");
  const [header, ...rows] = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  expect(header).toBe("source\ttoken\tcompany");
  const boards = rows.map((row) => {
    const [source = "", token = "", company = ""] = row.split("\t");
    const board = checkBoard(source, token, company);
    if (typeof board === "string" || company === "")
      throw new Error(`${row}: ${typeof board === "string" ? board : "it has no company"}`);
    return `${board.source}:${board.token.toLowerCase()}`;
  });
  expect(boards.length).toBeGreaterThanOrEqual(300);
  expect(new Set(boards).size).toBe(boards.length);
});
