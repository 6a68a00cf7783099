import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { expect, test } from "vitest";
import { CV_LIMITS, CV_PROBLEMS, CvProblem } from "./cv-limits.ts";
import { readDocument } from "./read-document.ts";

async function problemOf(bytes: Uint8Array | string): Promise<string> {
  const error: unknown = await readDocument(typeof bytes === "string" ? strToU8(bytes) : bytes).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof CvProblem)) throw new Error(`no problem of a CV: ${String(error)}`);
  return error.message;
}

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function docx(body: string): Uint8Array {
  const parts = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document ${WORD}><w:body>${body}</w:body></w:document>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
const text = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
const cell = (...lines: string[]) => `<w:tc>${lines.map(text).join("")}</w:tc>`;

async function pdf(lines: readonly string[], pages = 1): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page += 1) {
    const sheet = document.addPage();
    for (const [at, line] of lines.entries()) sheet.drawText(line, { x: 50, y: 700 - at * 16, size: 11, font });
  }
  return await document.save({ useObjectStreams: false });
}

test("reads a DOCX by lines, and the rows of a table as one line each", async () => {
  const table = `<w:tbl><w:tr>${cell("2019 – 2022")}${cell("Engineer", "Built it")}</w:tr><w:tr>${cell("A", "B")}${cell("C", "D")}</w:tr></w:tbl>`;
  const { lines } = await readDocument(docx(text("Ana &amp; Li") + table));
  expect(lines.map((line) => line.text)).toEqual(["Ana & Li", "2019 – 2022\tEngineer", "Built it", "A", "B", "C", "D"]);
});

test("reads a PDF whatever its name and what stands before it", async () => {
  const bytes = await pdf(["Ana Li, backend engineer", "ana@example.com, Lisbon, Portugal"]);
  const { lines } = await readDocument(bytes);
  expect(lines.map((line) => line.text)).toEqual(["Ana Li, backend engineer", "ana@example.com, Lisbon, Portugal"]);
});

test("a part of a JSON Resume that breaks the schema is left out", async () => {
  const resume = {
    basics: { name: "Ana Li", email: "no address" },
    work: "none",
    skills: [{ name: "Go", keywords: [1] }],
  };
  const { lines } = await readDocument(strToU8(`\uFEFF${JSON.stringify(resume)}`));
  expect(lines.map((line) => line.text)).toContain("Ana Li");
  expect(lines.map((line) => line.text)).not.toContain("none");
});

test.each([
  ["no bytes", "", CV_PROBLEMS.empty],
  ["a picture", "\u0089PNG\r\n", CV_PROBLEMS.kind],
  ["plain text", "I am Ana.", CV_PROBLEMS.kind],
  ["broken JSON", '{"basics": {', CV_PROBLEMS.brokenJson],
  ["JSON of something else", '{"name":"afield","version":"1.0.0"}', CV_PROBLEMS.json],
  ["a JSON list", "[1, 2]", CV_PROBLEMS.json],
  ["a résumé whose parts are all of the wrong kind", '{"basics": 1, "work": {}, "skills": "Go"}', CV_PROBLEMS.json],
  ["a PDF cut short", "%PDF-1.7\n1 0 obj\n<<", CV_PROBLEMS.damaged],
])("refuses %s with its reason", async (_, bytes, problem) => {
  expect(await problemOf(bytes)).toBe(problem);
});

test("refuses by size before reading", async () => {
  expect(await problemOf(new Uint8Array(CV_LIMITS.fileBytes + 1))).toBe(CV_PROBLEMS.large);
});

test("refuses a password or an old Word file, a ZIP of something else, and a damaged DOCX", async () => {
  expect(await problemOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toBe(CV_PROBLEMS.oldWord);
  expect(await problemOf(zipSync({ "notes.txt": strToU8("hello") }))).toBe(CV_PROBLEMS.kind);
  const whole = docx(text("Ana Li"));
  expect([CV_PROBLEMS.damaged, CV_PROBLEMS.kind]).toContain(await problemOf(whole.subarray(0, whole.length >> 1)));
  expect(await problemOf(docx(""))).toBe(CV_PROBLEMS.noText);
});

test("a ZIP bomb is refused while it is unpacked, even when it lies about its size", async () => {
  const bomb = zipSync({ "word/document.xml": new Uint8Array(CV_LIMITS.docxBytes + 100_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await problemOf(bomb)).toBe(CV_PROBLEMS.bomb);
  // The size stands at 22 in the local header, and at 24 in the directory's entry.
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  const entry = bomb.findLastIndex((byte, at) => byte === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 1);
  view.setUint32(22, 10, true);
  view.setUint32(entry + 24, 10, true);
  expect(await problemOf(bomb)).toBe(CV_PROBLEMS.bomb);
});

test("entities that multiply are refused", async () => {
  const bytes = zipSync({
    "word/document.xml": strToU8(
      `<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document ${WORD}><w:body>${text("&b;")}</w:body></w:document>`,
    ),
  });
  expect(await problemOf(bytes)).toBe(CV_PROBLEMS.damaged);
});

test("a PDF with a million objects is refused before it is read", async () => {
  const objects = Array.from({ length: 1_000_000 }, (_, at) => `${at + 1} 0 obj\n`).join("");
  expect(objects.length).toBeGreaterThan(CV_LIMITS.fileBytes);
  const fewer = objects.slice(0, CV_LIMITS.fileBytes - 100);
  expect(await problemOf(`%PDF-1.7\n${fewer}`)).toBe(CV_PROBLEMS.objects);
  expect(await problemOf("%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1000000 /First 8 >>\nstream\n")).toBe(
    CV_PROBLEMS.objects,
  );
});

test("a PDF that unpacks without end is refused", async () => {
  const packed = deflateSync(new Uint8Array(CV_LIMITS.pdfBytes + 1));
  const head = strToU8(`%PDF-1.7\n1 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`);
  const tail = strToU8("\nendstream\nendobj\n");
  const bytes = new Uint8Array(head.length + packed.length + tail.length);
  bytes.set(head);
  bytes.set(packed, head.length);
  bytes.set(tail, head.length + packed.length);
  expect(await problemOf(bytes)).toBe(CV_PROBLEMS.pdfBomb);
  expect(await problemOf("%PDF-1.7\n1 0 obj\n<< /Filter [/FlateDecode /FlateDecode] >>\nstream\nx\nendstream\n")).toBe(
    CV_PROBLEMS.pdfBomb,
  );
});

test("a scan and a book are refused", async () => {
  expect(await problemOf(await pdf([]))).toBe(CV_PROBLEMS.scanned);
  expect(await problemOf(await pdf(["A page of a long book, number unknown"], CV_LIMITS.pages + 1))).toBe(
    CV_PROBLEMS.pages,
  );
});

test("an encrypted PDF asks for a copy without a password", async () => {
  const plain = new TextDecoder("latin1").decode(await pdf(["Ana Li"]));
  const hex = (byte: string) => byte.repeat(32);
  const encrypted = plain.replace(
    /trailer\n<</,
    `trailer\n<<\n/ID [<${hex("01")}> <${hex("01")}>]\n/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${hex("aa")}> /U <${hex("bb")}> >>`,
  );
  expect(encrypted).not.toBe(plain);
  expect(await problemOf(Uint8Array.from(encrypted, (letter) => letter.charCodeAt(0)))).toBe(CV_PROBLEMS.password);
});
