import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { sources } from "#sources/registry.ts";
import { DIRECTORY_HEADER, readDirectory, STARTER_BOARDS } from "./read-directory.ts";

const root = mkdtempSync(path.join(tmpdir(), "afield-directory-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folders = 0;
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = path.join(root, String((folders += 1)), "boards");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}
const table = (...lines: string[]) => `${[DIRECTORY_HEADER, ...lines].join("\n")}\n`;

test("reads boards with company, expected openings and country, most openings first", async () => {
  const folder = folderWith({
    "lever.tsv": table("saltmarsh\tSaltmarsh\t1.5\tGB", "birchwood\t\t0.04\t"),
    "greenhouse.tsv": table("brightwater\tBrightwater Ltd\t12\t"),
  });
  expect(await readDirectory("all", folder)).toEqual({
    bad: [],
    boards: [
      { source: "greenhouse", token: "brightwater", companyName: "Brightwater Ltd", expectedRemote: 12, country: null },
      { source: "lever", token: "saltmarsh", companyName: "Saltmarsh", expectedRemote: 1.5, country: "GB" },
      { source: "lever", token: "birchwood", companyName: null, expectedRemote: 0.04, country: null },
    ],
  });
});

test("reports each line that doesn't parse by file, line and problem, and reads the rest", async () => {
  const folder = folderWith({
    "lever.tsv": table(
      "# a comment",
      "saltmarsh\t\t1\t",
      "https://saltmarsh.example\t\t1\t",
      "\t\t1\t",
      "one\t\tmany\t",
      "two\t\t-1\t",
      "three\t\t1\tEngland",
      "four\t\t1\tGB\tmore",
      "",
      "SALTMARSH\t\t1\t",
      "five",
      "six\t\t2\tGB",
    ),
  });
  const { boards, bad } = await readDirectory("all", folder);
  expect(boards.map(({ token }) => token)).toEqual(["six", "saltmarsh"]);
  expect(bad).toEqual([
    { file: "boards/lever.tsv", line: 4, problem: '"https://saltmarsh.example" is not a token of Lever' },
    { file: "boards/lever.tsv", line: 5, problem: "the token is missing" },
    { file: "boards/lever.tsv", line: 6, problem: 'expected must be a number of openings, not "many"' },
    { file: "boards/lever.tsv", line: 7, problem: 'expected must be a number of openings, not "-1"' },
    { file: "boards/lever.tsv", line: 8, problem: 'country must be two capital letters or empty, not "England"' },
    { file: "boards/lever.tsv", line: 9, problem: "the line has 5 columns instead of 4" },
    { file: "boards/lever.tsv", line: 11, problem: "SALTMARSH repeats line 3" },
    { file: "boards/lever.tsv", line: 12, problem: 'expected must be a number of openings, not ""' },
  ]);
});

test("reads files with a byte order mark, Windows line ends and comments before the header", async () => {
  const folder = folderWith({
    "lever.tsv": `\ufeff# ours\r\n${DIRECTORY_HEADER}\r\nsaltmarsh\tSaltmarsh\t1\tGB\r\n`,
    "README.md": "not a list",
  });
  const { boards, bad } = await readDirectory("all", folder);
  expect(bad).toEqual([]);
  expect(boards).toMatchObject([{ token: "saltmarsh", country: "GB" }]);
});

test("reports a file of an unknown source and a file without the header, and reads the others", async () => {
  const folder = folderWith({
    "ashby.tsv": "token;company\nacme;Acme\n",
    "lever.tsv": table("saltmarsh\t\t1\t"),
    "nowhere.tsv": table("acme\t\t1\t"),
    "empty.tsv": "",
  });
  const { boards, bad } = await readDirectory("all", folder);
  expect(boards).toHaveLength(1);
  expect(bad.map(({ file, line, problem }) => `${file}:${line} ${problem}`)).toEqual([
    "boards/ashby.tsv:1 the first line must name the columns token, company, expected, country; the file is skipped",
    'boards/empty.tsv:1 there is no source "empty"; the file is skipped',
    'boards/nowhere.tsv:1 there is no source "nowhere"; the file is skipped',
  ]);
});

test("the starter set has the open feeds that are on by default and the boards with the most openings", async () => {
  const many = Array.from({ length: STARTER_BOARDS + 5 }, (_, row) => `company-${row}\t\t${row}\t`);
  const folder = folderWith({
    "lever.tsv": table(...many),
    "remotive.tsv": table("all\t\t1\t"),
    "weworkremotely.tsv": table("all\t\t900\t"),
    "usajobs.tsv": table("all\t\t900\t"),
  });
  const { boards } = await readDirectory("starter", folder);
  expect(boards).toHaveLength(STARTER_BOARDS + 1);
  expect(boards[0]).toMatchObject({ source: "remotive" });
  expect(boards[1]).toMatchObject({ expectedRemote: STARTER_BOARDS + 4 });
  expect(boards.at(-1)).toMatchObject({ expectedRemote: 5 });
  expect(new Set(boards.map(({ source }) => source))).toEqual(new Set(["remotive", "lever"]));
});

test("every line that ships is a board of its source", async () => {
  const { boards, bad } = await readDirectory("all");
  expect(bad).toEqual([]);
  expect(boards.length).toBeGreaterThanOrEqual(64_000);
});

test("every open feed has a board", async () => {
  const listed = new Set((await readDirectory("all")).boards.map(({ source }) => source));
  const feeds = [...sources.values()].filter(({ kind }) => kind === "board").map(({ id }) => id);
  expect(feeds.filter((id) => !listed.has(id))).toEqual([]);
});

test("the starter set that ships has every feed a first start may read, and 1,500 boards", async () => {
  const { boards } = await readDirectory("starter");
  const isFeed = ({ source }: { source: string }) => sources.get(source)!.kind === "board";
  expect(boards.filter((board) => !isFeed(board))).toHaveLength(STARTER_BOARDS);
  for (const { source } of boards) {
    const { terms, keys, unproven } = sources.get(source)!;
    expect({ source, off: terms.offByDefault ?? false, keys, unproven: unproven ?? false }).toEqual({
      source,
      off: false,
      keys: undefined,
      unproven: false,
    });
  }
});
