import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGE_WEIGHTS, MODEL_LANGUAGES } from "#normalise/terms/short-text-language.ts";
import { coarse, fitModel, weightsText } from "./fit-model.ts";
import { languageSentences } from "./language-sentences.ts";

test("the weights are those that the sentences teach", () => {
  // Each language is learned by itself, so one of them tells. Otherwise: npm exec -- node tools/sentence-models/fit-models.ts --write
  const [dutch = ""] = weightsText(coarse(fitModel(languageSentences(), ["nl"]))).split("\n");
  const all = readFileSync(LANGUAGE_WEIGHTS, "utf8").trimEnd().split("\n");
  expect(all.map((line) => line.slice(0, line.indexOf("\t")))).toEqual([...MODEL_LANGUAGES]);
  expect(all[MODEL_LANGUAGES.indexOf("nl")] === dutch).toBe(true);
});

test("every language has sentences and pieces of them, and lists of technologies are of none", () => {
  const sentences = languageSentences();
  for (const language of MODEL_LANGUAGES)
    expect(sentences.filter(({ answer }) => answer === language).length, language).toBeGreaterThan(30);
  expect(sentences.filter(({ answer }) => answer === "none").length).toBeGreaterThan(200);
  expect(sentences.filter(({ text }) => /\d/.test(text))).toEqual([]);
});
