import fc from "fast-check";
import { expect, test } from "vitest";
import { contentId } from "./content-id.ts";
import { dayOrder, readDay } from "./csv-dates.ts";
import { createDuplicateFinder, linkKey } from "./csv-duplicates.ts";
import { decodeFile, detectEncoding } from "./csv-encoding.ts";
import { partsOf } from "./csv-export.ts";
import { guardFormula, joinLines, splitLines, unguardFormula } from "./csv-lines.ts";
import { stageOf } from "./csv-stages.ts";
import { plainText } from "./plain-text.ts";

/** Texts with everything that lines and spreadsheets treat specially. */
const text = fc.string({
  unit: fc.constantFrom("a", "ß", " ", "|", "\\", "\n", "n", "s", '"', ",", "=", "'", "-", "😀"),
});

test("fields survive being joined in a cell, whatever they hold", () => {
  const line = fc.array(text, { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      expect(splitLines(joinLines(lines))).toEqual(lines);
    }),
    { numRuns: 500 },
  );
});

test("a guarded cell never starts a formula and comes back as it was", () => {
  fc.assert(
    fc.property(text, (cell) => {
      const guarded = guardFormula(cell);
      expect(guarded).not.toMatch(/^[=+\-@\t\r]/);
      expect(unguardFormula(guarded)).toBe(cell);
    }),
    { numRuns: 500 },
  );
  expect(guardFormula('=HYPERLINK("https://x.example")')).toBe('\'=HYPERLINK("https://x.example")');
  expect(guardFormula("'=1")).toBe("''=1");
  expect(guardFormula("it's")).toBe("it's");
});

test("long texts are cut between characters", () => {
  const long = "😀".repeat(20_000) + "x".repeat(15_001);
  const parts = partsOf(long);
  expect(parts.join("")).toBe(long);
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(32_000);
    expect(part.isWellFormed()).toBe(true);
  }
});

test.each([
  ["2026-03-04", "2026-03-04"],
  ["2026-03-04T23:10:00.000Z", "2026-03-04"],
  ["2026/3/4", "2026-03-04"],
  ["March 4, 2026", "2026-03-04"],
  ["March 4, 2026 3:45 PM", "2026-03-04"],
  ["Wed, Mar 4 2026", "2026-03-04"],
  ["4 Mar 2026", "2026-03-04"],
  ["4. März 2026", "2026-03-04"],
  ["4 de março de 2026", "2026-03-04"],
  ["4 févr. 2026", "2026-02-04"],
  ["04.03.2026", "2026-03-04"],
  ["04.03.26", "2026-03-04"],
  ["03/03/2026", "2026-03-03"],
  ["", ""],
])("reads %j as %j without asking", (cell, day) => {
  expect(readDay(cell, null)).toBe(day);
});

test.each(["03/04/2026", "2026-02-30", "yesterday", "31/02/2026", "13/13/2026", "45123", "1/2/3", "0000-01-01"])(
  "doesn’t guess what %j means",
  (cell) => {
    expect(readDay(cell, null)).toBeNull();
  },
);

test("the order of day and month is proved by the file or asked", () => {
  expect(dayOrder(["03/04/2026", "25/04/2026"])).toEqual({ order: "day-first", open: true });
  expect(dayOrder(["03/04/2026", "04-25-26"])).toEqual({ order: "month-first", open: true });
  expect(dayOrder(["03/04/2026", "05/06/2026"])).toEqual({ order: null, open: true });
  expect(dayOrder(["25/04/2026", "04/25/2026"])).toEqual({ order: null, open: true });
  expect(dayOrder(["03/03/2026", "2026-01-02", "04.05.2026", ""])).toEqual({ order: null, open: false });
  expect(readDay("03/04/2026", "day-first")).toBe("2026-04-03");
  expect(readDay("03/04/2026", "month-first")).toBe("2026-03-04");
  expect(readDay("25/04/2026", "month-first")).toBeNull();
});

test.each([
  ["Wishlist", "saved"],
  ["✅ Applied!", "applied"],
  ["Interview 2", "interview"],
  ["No Response", "ghosted"],
  ["Offer Declined", "withdrawn"],
  ["Absage", "rejected"],
  ["Candidature envoyée", "applied"],
  ["Blue sky", null],
])("reads the stage %j as %j", (word, stage) => {
  expect(stageOf(word)).toBe(stage);
});

test("finds the encoding of a file, and says when it guesses", () => {
  const sentence = "Firma;Stelle\nMüller & Söhne;Büroleiterin\n";
  const bytes = (encoding: BufferEncoding, mark: number[] = []) =>
    Uint8Array.from([...mark, ...Buffer.from(sentence, encoding)]);
  const wide = bytes("utf16le");
  const swapped = wide.map((_, at) => wide[at ^ 1]!);
  for (const [file, encoding, sure] of [
    [bytes("utf8"), "utf-8", true],
    [bytes("utf8", [0xef, 0xbb, 0xbf]), "utf-8", true],
    [bytes("utf16le", [0xff, 0xfe]), "utf-16le", true],
    [Uint8Array.from([0xfe, 0xff, ...swapped]), "utf-16be", true],
    [wide, "utf-16le", false],
    [swapped, "utf-16be", false],
    [bytes("latin1"), "windows-1252", false],
  ] as const) {
    expect(detectEncoding(file)).toEqual({ encoding, sure });
    expect(decodeFile(file, encoding)).toBe(sentence);
  }
});

test("links to one posting are the same whatever click they record", () => {
  expect(linkKey("https://www.acme.example/jobs/7/?utm_source=x&gh_src=1#apply")).toBe(
    linkKey("http://acme.example/jobs/7"),
  );
  expect(linkKey("https://acme.example/jobs?id=7")).not.toBe(linkKey("https://acme.example/jobs?id=8"));
  // A company's front page is no posting.
  expect(linkKey("https://acme.example/")).toBe("");
});

test("two applications to one opening on different days are two", () => {
  const finder = createDuplicateFinder();
  const first = { id: "1", title: "Designer", company: "Acme", url: "", appliedOn: "2026-01-05" };
  finder.add(first);
  expect(finder.find({ ...first, id: "2", title: "DESIGNER", company: "acme " })).toBe(first);
  expect(finder.find({ ...first, id: "2", appliedOn: null })).toBe(first);
  expect(finder.find({ ...first, id: "2", appliedOn: "2026-05-05" })).toBeNull();
  expect(finder.find({ ...first, id: "2", company: "" })).toBeNull();
});

test("ids from content are UUIDs that never meet", () => {
  const ids = new Set<string>();
  for (let at = 0; at < 20_000; at += 1) ids.add(contentId(`row ${at}`));
  expect(ids.size).toBe(20_000);
  for (const id of [...ids].slice(0, 100))
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(contentId("row 1")).toBe(contentId("row 1"));
});

test("HTML of a posting becomes text, and text with angle brackets stays", () => {
  expect(plainText("<p>We build &amp; ship.</p><ul><li>Remote</li><li>€5 &#8211; 6</li></ul><script>x</script>")).toBe(
    "We build & ship.\n• Remote\n• €5 – 6\nx",
  );
  expect(plainText("a < b, c > d")).toBe("a < b, c > d");
});
