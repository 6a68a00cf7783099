import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { modelOf, readModel } from "#normalise/learned/sentence-model.ts";
import { fitModel, weightsText } from "./fit-model.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sentence-model-"));
afterAll(() => rmSync(folder, { recursive: true }));

const things = ["bread", "rolls", "buns", "cakes", "pies", "tarts", "loaves", "bagels"];
const places = ["barn", "stable", "meadow", "hayloft", "paddock", "orchard", "henhouse", "field"];
const sentences = [
  ...things.map((thing) => ({ text: `You bake ${thing} for 40 guests`, answer: "bakery" })),
  ...places.map((place) => ({ text: `You sweep the ${place} at 6`, answer: "farm" })),
  ...places.map((place) => ({ text: `Der ${place} in der Stadt`, answer: "none" })),
];
const weights = fitModel(sentences, ["bakery", "farm"]);

test("prefers the answer whose words a sentence holds, also in forms it hasn't seen", () => {
  const { logOddsOf } = modelOf(weights);
  for (const [text, at] of [
    ["You baked a pie", 0],
    ["Baking bread", 0],
    ["Sweeping stables", 1],
    ["You sweep meadows", 1],
  ] as const) {
    const odds = logOddsOf(text);
    expect(odds[at], text).toBeGreaterThan(odds[1 - at]!);
  }
  for (const odds of logOddsOf("Der Bahnhof in der Stadt")) expect(odds).toBeLessThan(0);
});

test("doesn't tell numbers, cases or spaces apart", () => {
  const { logOddsOf } = modelOf(weights);
  expect(logOddsOf("YOU  BAKE bread\nfor 3 guests")).toEqual(logOddsOf("you bake bread for 12000 guests"));
});

test("learns the same from the same sentences", () => {
  expect(weightsText(fitModel(sentences, ["bakery", "farm"]))).toBe(weightsText(weights));
});

test("reads weights as they were written, and names a file that holds others", () => {
  const file = path.join(folder, "weights.tsv");
  writeFileSync(file, weightsText(weights));
  const text = "You bake rolls in the barn";
  expect(readModel(file, ["bakery", "farm"]).logOddsOf(text)).toEqual(modelOf(weights).logOddsOf(text));
  expect(() => readModel(file, ["bakery"])).toThrow(/weights\.tsv doesn't hold the weights of bakery: .*fit-models/);
  expect(() => readModel(file, ["farm", "bakery"])).toThrow(/doesn't hold/);
  writeFileSync(file, weightsText(weights).slice(0, 200));
  expect(() => readModel(file, ["bakery", "farm"])).toThrow();
});

test("takes time in proportion to the length of a text", () => {
  const { logOddsOf } = modelOf(weights);
  // Quadratic time would take far longer than a test may.
  expect(logOddsOf("a@b/".repeat(25_000))).toHaveLength(2);
});
