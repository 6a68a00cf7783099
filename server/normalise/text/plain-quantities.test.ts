import fc from "fast-check";
import { expect, test } from "vitest";
import { inPlainQuantities } from "./plain-quantities.ts";

test.each([
  ["Salary (EUR/year): 55000", "Salary: 55000 EUR/year"],
  ["Pay rate ($/hr): 28 - 34", "Pay rate: $28 - 34/hr"],
  ["Salaire annuel brut (en €) : 32 000 - 36 000", "Salaire annuel brut : €32 000 - 36 000"],
  ["Uurloon in €: 17,50", "Uurloon: €17,50"],
  ["Laufzeit in Monaten: 6", "Laufzeit: 6 Monaten"],
  ["Experience (years): 3+", "Experience: 3+ years"],
  ["Travel %: 10", "Travel: 10%"],
  ["Percentage of travel: 35", "travel: 35%"],
  ["6 months to 12 months", "6 - 12 months"],
  ["6 månader – upp till 12 månader", "6 - 12 månader"],
  ["zwischen 20 Stunden und 30 Stunden", "zwischen 20 und 30 Stunden"],
  ["1 anno - 2 anni", "1 - 2 anni"],
  ["10 % bis 20 %", "10 - 20 %"],
  ["Expérience : 3 An(s)", "Expérience : 3 Ans"],
])("writes quantities as sentences do: %s", (given, plain) => {
  expect(inPlainQuantities(given)).toBe(plain);
});

test.each([
  "Deal size (EUR): 20,000 - 50,000",
  "Salary (gross): 50,000 EUR",
  "Experience (years): 3 years",
  "Salary (USD): $90,000",
  "2 years and 3 years",
  "3 months, 2 years",
  "Room (2nd floor): 12",
  "Open to all: 12",
])("leaves what has its units, or none: %s", (text) => {
  expect(inPlainQuantities(text)).toBe(text);
});

test("keeps all numbers, in their order", () => {
  const part = fc.constantFrom(
    ..."Salary (EUR): |Pay in $: |months|years |years to |3|12 |90,000| - | to |(|)|%|: |between |and |Laufzeit (Monate): |Std.".split(
      "|",
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const text = parts.join("");
      expect(inPlainQuantities(text).match(/\d+/g)).toEqual(text.match(/\d+/g));
    }),
  );
});
