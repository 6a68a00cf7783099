import path from "node:path";
import { expect, test } from "vitest";
import { rowsBeside } from "#test/normalise/rows-beside.ts";
import { MODEL_LANGUAGES, readShortTextLanguage } from "./short-text-language.ts";

test.each([
  ["pl", "Wykształcenie wyższe."],
  ["nl", "HBO werk- en denkniveau."],
  ["pt", "Superior completo ou cursando."],
  ["fr", "Télétravail complet, salle de pause au calme."],
  ["de", "Teilzeit, gern auch abends."],
  ["sv", "Lön: 27 500 kr i månaden"],
  ["cs", "Hledáme prodavačku do pekárny."],
  ["fi", "Palkka sopimuksen mukaan."],
  ["en", "Bring your own tools."],
])("recognises %s in few words: %s", (language, text) => {
  expect(readShortTextLanguage(text)).toBe(language);
});

test.each(["Kotlin, Go, AWS", "React", "sdf", "x", "Angular, Azure, Postgres, Kafka", "Fernhill 4711"])(
  "says nothing about %s",
  (text) => {
    expect(readShortTextLanguage(text)).toBeNull();
  },
);

test("takes a line for what it is among names", () => {
  expect(readShortTextLanguage("Fernhill\nDu har giltigt arbetstillstånd.\nOakdale")).toBe("sv");
  expect(readShortTextLanguage("Ladite na dílně s námi.\nYou will tune pianos with us.")).toBeNull();
});

test("recognises nearly all short ads that it hasn't learned from, and takes few for another language", () => {
  const ads = rowsBeside(path.join(import.meta.dirname, ".."), "short-ads.tsv").filter(({ language = "" }) =>
    (MODEL_LANGUAGES as readonly string[]).includes(language),
  );
  const read = ads.map(({ language, title = "", text = "" }) => ({
    language,
    found: readShortTextLanguage(text) ?? readShortTextLanguage(`${title}. ${text}`),
  }));
  expect(read.filter(({ language, found }) => found === language).length / ads.length).toBeGreaterThan(0.9);
  expect(read.filter(({ language, found }) => found !== null && found !== language).length / ads.length).toBeLessThan(
    0.04,
  );
});
