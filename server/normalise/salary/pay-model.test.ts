import { describe, expect, test } from "vitest";
import { prepareText } from "../text/prepared-text.ts";
import { readStatedSalary } from "./salary.ts";

function payIn(text: string, country: string): string | null {
  const read = readStatedSalary({ field: undefined, title: "", prepared: prepareText(`<p>${text}</p>`), country });
  return read === null ? null : `${read.statement.min}-${read.statement.max}`;
}

/** None of these is among the sentences that the model learned from. */
describe("the model of pay", () => {
  test.each([
    ["US", "A guide on our river makes about $240 a day in tips and wages, and you'd schedule forty of them."],
    ["FR", "Un parent isolé touche chez nous en moyenne 1 150 € par mois avec les aides, et vous montez son dossier."],
    ["US", "Senior ABAP Developer: SAP S/4HANA and patience."],
    ["GB", "£95 per completed survey, paid on Fridays."],
  ])("refuses what the rules can't tell from pay: %s, %s", (country, text) => {
    expect(payIn(text, country)).toBe(null);
  });

  test.each([
    ["DE", "Für volle Tage gibt's 3.100 €, Parkplatz inklusive.", "3100-3100"],
    ["NL", "Reken op 2.900 euro als je voltijd tuiniert.", "2900-2900"],
  ])("accepts what the rules know too little of: %s, %s", (country, text, pay) => {
    expect(payIn(text, country)).toBe(pay);
  });

  test.each([
    ["US", "We start bakers at $24 an hour.", "24-24"],
    ["DE", "Es gibt 18,40 € die Stunde und nachts mehr.", "18.4-18.4"],
    ["DE", "Gehalt ab 3.100 € brutto im Monat, dazu eine Prämie von 50 € für jede Schicht am Sonntag.", "3100-null"],
    ["NL", "Je begint op € 17,80 per uur, en daarnaast is er een budget van € 2.000 voor cursussen.", "17.8-17.8"],
    ["PL", "Na start dajemy 38 zł za godzinę na rękę.", "38-38"],
  ])("leaves plain pay alone: %s, %s", (country, text, pay) => {
    expect(payIn(text, country)).toBe(pay);
  });
});
