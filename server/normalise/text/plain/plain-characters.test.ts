import { expect, test } from "vitest";
import { plainCharacters } from "./plain-characters.ts";

test.each([
  ["soft hyphens", "Berufs\u00aderfahrung, Kunden&shy;dienst", "Berufserfahrung, Kundendienst"],
  ["spaces of no width", "Fer\u200bnhill \u2060pays\ufeff well&#8203;", "Fernhill pays well"],
  ["marks beside their letters", "expe\u0301rience, Geha\u0308lter", "expérience, Gehälter"],
  ["marks of other alphabets", "\u0627\u0654 \u092b\u093c \u304b\u3099", "\u0623 \u092b\u093c \u304c"],
  ["marks behind a soft hyphen", "expe\u00ad\u0301rience", "expérience"],
  ["ligatures", "o\ufb03ce, \ufb02exible", "office, flexible"],
  ["letters and digits of mathematics", "𝗙𝘂𝗹𝗹𝘆 𝑟𝑒𝑚𝑜𝑡𝑒, 𝟰 𝚍𝚊𝚢𝚜 𝒶 𝔴𝔢𝔢𝔨", "Fully remote, 4 days a week"],
  ["wide letters and digits", "年収４００万円、Ｊａｖａ（ｘ８６）", "年収400万円、Java（x86）"],
  ["hyphens without a break", "part\u2011time", "part-time"],
])("removes %s", (_what, text, plain) => {
  expect(plainCharacters(text)).toBe(plain);
});

test("leaves plain text, joined emoji and breaks of scripts without spaces alone", () => {
  for (const text of ["Büro für Überseehandel – 30 €", "👩‍💻 wanted", "งาน\u200bดี", "R&amp;D &#128512;"])
    expect(plainCharacters(text)).toBe(text);
});
