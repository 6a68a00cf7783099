import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPay } from "#test/sentence-reader.ts";
import { parseTsv } from "#taxonomy/tsv.ts";

const table = parseTsv("other-money.tsv", readFileSync(path.join(import.meta.dirname, "other-money.tsv"), "utf8")).map(
  ({ country = "", pay = "", sentence = "" }) => ({ country, pay, sentence }),
);

describe("money that is nobody's pay, and pay beside it", () => {
  it.each(table)("$country: $sentence", ({ country, pay, sentence }) => {
    expect(readPay(`<p>${sentence}</p>`, country)).toBe(pay);
  });

  it.each([
    [
      "FR",
      "Salaire 42K fixe.",
      "Chaque clinique commande pour 12 000 à 30 000 € par trimestre.",
      "42000-42000 EUR year",
    ],
    [
      "DE",
      "Gehalt 48.000 im Jahr.",
      "Jede Praxis bestellt für 12.000 bis 30.000 € im Quartal.",
      "48000-48000 EUR year",
    ],
    ["PL", "Ryczałt: 7 000 zł miesięcznie", "Stare pianino osiąga u nas 2000–7000 zł.", "7000-7000 PLN month"],
    ["US", "The salary:", "$52,000 to $60,000 a year.", "52000-60000 USD year"],
    ["FR", "Votre rémunération.", "De 42 000 à 48 000 € par an.", "42000-48000 EUR year"],
  ])("%s: a sentence leads to the amounts of the next one unless it has its own: %s", (country, first, second, pay) => {
    expect(readPay(`<p>${first}</p><p>${second}</p>`, country)).toBe(pay);
  });

  it("doesn't change what pay an ad states, wherever it stands", () => {
    const countries = [...new Set(table.map(({ country }) => country))];
    const ofCountry = (country: string) => ({
      stated: table.filter((row) => row.country === country && row.pay !== ""),
      other: table.filter((row) => row.country === country && row.pay === ""),
    });
    const ad = fc.constantFrom(...countries).chain((country) => {
      const { stated, other } = ofCountry(country);
      return fc.record({
        country: fc.constant(country),
        pay: fc.constantFrom(...stated),
        before: fc.subarray(other, { maxLength: Math.min(4, other.length) }),
        after: fc.subarray(other, { maxLength: Math.min(4, other.length) }),
      });
    });
    fc.assert(
      fc.property(ad, ({ country, pay, before, after }) => {
        const body = [...before, pay, ...after].map(({ sentence }) => `<p>${sentence}</p>`).join("");
        expect(readPay(body, country)).toBe(pay.pay);
      }),
      { numRuns: 60 },
    );
  });
});
