import { describe, expect, it } from "vitest";
import { rowsBeside } from "#test/normalise/rows-beside.ts";
import { readPay } from "#test/sentence-reader.ts";

const table = rowsBeside(import.meta.dirname, "said-pay.tsv").map(({ country = "", pay = "", sentence = "" }) => ({
  country,
  pay,
  sentence,
}));

describe("pay that the words right before it name, and money that they name beside it", () => {
  it.each(table)("$country: $sentence", ({ country, pay, sentence }) => {
    expect(readPay(`<p>${sentence}</p>`, country)).toBe(pay);
  });
});
