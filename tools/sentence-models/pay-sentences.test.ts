import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { modelOf } from "#normalise/learned/sentence-model.ts";
import { PAY_ANSWERS, PAY_WEIGHTS } from "#normalise/salary/pay-model.ts";
import { fitModel, weightsText } from "./fit-model.ts";
import { paySentences } from "./pay-sentences.ts";

const sentences = paySentences();

test("the weights are those that the sentences teach", () => {
  // Otherwise: npm exec -- node tools/sentence-models/fit-models.ts --write
  expect(readFileSync(PAY_WEIGHTS, "utf8") === weightsText(fitModel(sentences, PAY_ANSWERS))).toBe(true);
});

test("what most sentences teach holds for the others", () => {
  const isKept = (at: number) => at % 5 === 0;
  const { logOddsOf } = modelOf(
    fitModel(
      sentences.filter((_, at) => !isKept(at)),
      PAY_ANSWERS,
    ),
  );
  const kept = sentences
    .filter((_, at) => isKept(at))
    .map(({ text, answer }) => ({ answer, odds: logOddsOf(text)[0]! }));
  const shareBelow = (bound: number, isPay: boolean) => {
    const own = kept.filter(({ answer }) => (answer === "pay") === isPay);
    return own.filter(({ odds }) => odds < bound).length / own.length;
  };
  // The bounds that the reader of pay uses.
  expect(shareBelow(-2.2, true)).toBeLessThan(0.05);
  expect(shareBelow(-2.2, false)).toBeGreaterThan(0.45);
  expect(1 - shareBelow(3, false)).toBeLessThan(0.03);
  expect(1 - shareBelow(3, true)).toBeGreaterThan(0.35);
});
