import { readFileSync } from "node:fs";
import path from "node:path";
import { parseTsv } from "#taxonomy/tsv.ts";
import { withoutAmounts } from "#normalise/salary/pay-model.ts";
import type { LabelledSentence } from "./fit-model.ts";

const SALARY = path.join(import.meta.dirname, "../../server/normalise/salary");

function rowsOf(file: string): Record<string, string>[] {
  return parseTsv(file, readFileSync(path.join(SALARY, file), "utf8"));
}

/**
 * Returns the sentences that the model of pay learns from, as it reads them: those written for it, and those that the rules are tested with. The answer is
 * "pay" where an amount is what the job on offer pays.
 */
export function paySentences(): LabelledSentence[] {
  const labelled = (sentence = "", isPay: boolean) => ({
    text: withoutAmounts(sentence),
    answer: isPay ? "pay" : "other",
  });
  return [
    ...rowsOf("pay-sentences.tsv").map(({ sentence, pay }) => labelled(sentence, pay === "yes")),
    ...rowsOf("other-money.tsv").map(({ sentence, pay }) => labelled(sentence, pay !== "")),
    ...["stated-pay.tsv", "target-pay.tsv"].flatMap(rowsOf).map(({ sentence }) => labelled(sentence, true)),
  ];
}
