import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml, escapeRegExp } from "./escape.ts";

test("escapes what HTML reads as markup, in text and in double-quoted attributes", () => {
  expect(escapeHtml(`<a href="x">Fish & 'Chips'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;Fish &amp; 'Chips'&lt;/a&gt;");
  expect(escapeHtml("plain text")).toBe("plain text");
});

const PUNCTUATED = [
  "a",
  "1",
  "é",
  " ",
  "-",
  "/",
  ".",
  "*",
  "+",
  "?",
  "^",
  "$",
  "{",
  "}",
  "(",
  ")",
  "|",
  "[",
  "]",
  "\\",
];

test("an escaped text matches itself and nothing else", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...PUNCTUATED) }), (text) => {
      for (const flags of ["", "u"]) {
        const pattern = new RegExp(`^(?:${escapeRegExp(text)})$`, flags);
        expect(pattern.test(text)).toBe(true);
        expect(pattern.test(`${text}x`)).toBe(false);
      }
    }),
  );
});
