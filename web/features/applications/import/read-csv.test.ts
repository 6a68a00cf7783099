import { expect, test } from "vitest";
import { recogniseColumns } from "#contract/values/desk/csv/csv-fields.ts";
import { CSV_BYTES_MAX, CSV_COLUMNS_MAX, CSV_ROWS_MAX, previewRows } from "#contract/values/desk/csv/csv-preview.ts";
import { decodeFile, detectEncoding } from "#contract/values/desk/csv/csv-encoding.ts";
import { readCsv, refuseLargeFile, refuseOtherFiles } from "./read-csv.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part)] : part)));

test("40 MB are refused before they are read, with the limit", () => {
  expect(() => refuseLargeFile(40 * 1024 * 1024)).toThrow(
    "This file has 40.0 MB. A file may have at most 5,000 rows and 10 MB. Please split it and import the parts.",
  );
  expect(() => refuseLargeFile(CSV_BYTES_MAX)).not.toThrow();
});

test("100,000 rows are refused with the limit, and 5,000 are not", async () => {
  const table = (rows: number) => `Title,Company\n${"Tester,Acme\n".repeat(rows)}`;
  await expect(readCsv(table(100_000))).rejects.toThrow(
    "This file has more than 5,000 rows. A file may have at most 5,000 rows and 10 MB.",
  );
  expect((await readCsv(table(CSV_ROWS_MAX))).rows).toHaveLength(CSV_ROWS_MAX);
});

test.each([
  ["one line of 10 MB", `Title,Company${",x".repeat(5_000_000)}`],
  ["a header of too many columns", `Title,Company${",x".repeat(CSV_COLUMNS_MAX)}\na,b\n`],
  ["a row of too many columns", `Title,Company\na,b${",x".repeat(CSV_COLUMNS_MAX)}\n`],
])("%s is refused with the limit", async (_, text) => {
  await expect(readCsv(text)).rejects.toThrow("This file has a row of more than 200 columns");
});

test.each([
  ["nothing", bytes(""), "This file is empty."],
  ["a workbook", bytes("PK", [3, 4, 20, 0]), "This is a workbook or an archive"],
  ["an old workbook", bytes([0xd0, 0xcf, 0x11, 0xe0]), "This is a workbook or an archive"],
  ["a PDF", bytes("%PDF-1.7"), "This is a PDF"],
])("%s is refused by name", (_, content, message) => {
  expect(() => refuseOtherFiles(content)).toThrow(message);
});

test.each([
  ["blank lines", "\n \n\n", "This file is empty."],
  ["headers alone", "Title,Company\n", "This file has headers but no rows."],
  ["a torn quotation mark", 'Title,Company\n"Tester,Acme\nWriter,Birch\n', "opens a text that never ends"],
  ["a stray quotation mark", 'Title,Company\n"Tester" x,Acme\n', "out of place"],
  ["bytes that are no text", "Title\u0000,Company\nx,y\n", "This file holds bytes that aren’t text."],
])("%s is refused with what to do", async (_, text, message) => {
  await expect(readCsv(text)).rejects.toThrow(message);
});

test.each([",", ";", "\t", "|"])("finds the separator %j, with texts of several lines", async (separator) => {
  const text =
    ["Title", "Notes", "Company"].join(separator) + `\r\nTester${separator}"a\r\nb, ""c"";|d"${separator}Acme\r\n`;
  expect(await readCsv(text)).toEqual({
    headers: ["Title", "Notes", "Company"],
    rows: [["Tester", 'a\r\nb, "c";|d', "Acme"]],
    separator,
  });
});

test("short and long rows keep to the headers", async () => {
  expect((await readCsv("Title,Company\nTester\nWriter,Birch,extra\n")).rows).toEqual([
    ["Tester", ""],
    ["Writer", "Birch"],
  ]);
});

test("a formula is text: it is neither run nor changed", async () => {
  const { headers, rows } = await readCsv(
    'Title,Company,Notes\n"=HYPERLINK(""https://x.example"",""Tester"")",+Acme,@SUM(1)\n',
  );
  const reading = {
    headers,
    mapping: recogniseColumns(headers).mapping,
    dayOrder: null,
    stages: {},
    importedAt: 1e12,
    today: "2026-11-22",
  };
  const [row] = previewRows(rows, [], reading);
  expect(row).toMatchObject({
    state: "incomplete",
    title: '=HYPERLINK("https://x.example","Tester")',
    company: "+Acme",
  });
  expect(row!.application!.events.some(({ set }) => set["text"] === "@SUM(1)")).toBe(true);
});

test("a file read in the wrong encoding is refused or shown, and in the right one imported", async () => {
  const file = Uint8Array.from(Buffer.from("Stelle;Firma;Status\nKöchin;Grün;Beworben\n", "latin1"));
  expect(detectEncoding(file)).toEqual({ encoding: "windows-1252", sure: false });
  expect((await readCsv(decodeFile(file, "windows-1252"))).rows).toEqual([["Köchin", "Grün", "Beworben"]]);
  expect((await readCsv(decodeFile(file, "utf-8"))).rows).toEqual([["K\uFFFDchin", "Gr\uFFFDn", "Beworben"]]);
});
