import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPay } from "#test/sentence-reader.ts";

const yearly = fc.integer({ min: 32, max: 180 }).map((thousands) => thousands * 1000);
const written = (amount: number) => `$${amount.toLocaleString("en-US")}`;

describe("pay without a word for it", () => {
  test.each([
    ["$52,000 a year, union contract, four-day week in July.", "US", "52000-52000 USD year"],
    ["De 700 a 900 dólares al mes.", "EC", "700-900 USD month"],
    ["Cobrarás 1.650 euros al mes, netos.", "ES", "1650-1650 EUR month"],
    ["Pro Stunde gibt es 19,50 €, dazu Schichtzulagen.", "DE", "19.5-19.5 EUR hour"],
    ["Honoraires de 85 € de l'heure en journée, jusqu'à 110 € de nuit.", "FR", "85-110 EUR hour"],
    ["Finanziell sieht es so aus: 3.100 bis 3.450 Euro brutto, zwölfmal im Jahr.", "DE", "3100-3450 EUR month"],
    ["Monthly salary between S$4,800 and S$5,600 with a thirteenth month.", null, "4800-5600 SGD month"],
  ])("reads %s", (sentence, country, pay) => {
    expect(readPay(`<p>${sentence}</p>`, country)).toBe(pay);
  });

  test("is read from a clause of its own, whatever clauses stand around it", () => {
    const others = fc.constantFrom("full-time", "four weeks of holiday", "start in March");
    fc.assert(
      fc.property(yearly, others, others, (amount, before, after) => {
        expect(readPay(`<p>${before}, ${written(amount)} a year, ${after}.</p>`, "US")).toBe(
          `${amount}-${amount} USD year`,
        );
      }),
    );
  });
});

describe("money of others", () => {
  test.each([
    ["Je krijgt € 750 voor je werkplek en thuiswerken levert € 2,40 per dag op.", "NL"],
    ["Wirb Freunde an und erhalte dafür 1.500 € brutto.", "DE"],
    ["We hand out $1,000 (or the equal in pesos) a year to spend on learning.", "US"],
    ["Unsere Küchen kosten zwischen 12.000 und 40.000 Euro.", "DE"],
  ])("isn't pay: %s", (sentence, country) => {
    expect(readPay(`<p>${sentence}</p>`, country)).toBe("");
  });

  test("isn't pay: what things cost, are worth or bring from customers", () => {
    const frames = fc.constantFrom(
      (low: string, high: string) => `Clients pay us between ${low} and ${high} a year for this service.`,
      (low: string, high: string) => `Grants of ${low} to ${high} go to local charities.`,
      (low: string, high: string) => `You approve purchase orders from ${low} up to ${high}.`,
      (low: string, high: string) => `Our largest customer owes us ${low} to ${high} at any time.`,
    );
    fc.assert(
      fc.property(frames, yearly, fc.integer({ min: 1, max: 40 }), (frame, low, more) => {
        expect(readPay(`<p>${frame(written(low), written(low + more * 1000))}</p>`, "US")).toBe("");
      }),
    );
  });
});
