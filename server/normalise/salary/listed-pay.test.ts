import { expect, test } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readSalary } from "./salary.ts";

function read(lines: readonly string[], title = "", country = "US"): string {
  const prepared = prepareText(lines.map((line) => `<p>${line}</p>`).join(""));
  const { value } = readSalary({ field: undefined, title, prepared, country });
  return value === null ? "" : `${value.min ?? ""}-${value.max ?? ""} ${value.currency} ${value.period}`;
}

test.each<[string, string[], string]>([
  ["US", ["Salary by location", "Zone 1: $96,000", "Zone 2: $88,000", "Zone 3: $81,000"], "81000-96000 USD year"],
  ["US", ["Pay", "Level 2: $24.50/hour", "Level 3: $28.00 - $33.00/hour"], "24.5-33 USD hour"],
  ["GB", ["Our pay bands", "Band 3 - £24,500", "Band 4 - £27,800"], "24500-27800 GBP year"],
  ["DE", ["Vergütung", "1. Ausbildungsjahr: 1.110 €", "2. Ausbildungsjahr: 1.190 €"], "1110-1190 EUR month"],
  [
    "FR",
    ["Rémunération", "Niveau 1 : 2 100 € brut par mois", "Niveau 2 : 2 450 € brut par mois"],
    "2100-2450 EUR month",
  ],
  ["NL", ["Salaris", "Schaal 5: € 2.400 per maand", "Schaal 6: € 2.750 per maand"], "2400-2750 EUR month"],
  // Other things than the levels of one list.
  ["US", ["Salary: $96,000 a year", "Level 2: $4,000 bonus"], "96000-96000 USD year"],
  ["US", ["Salary: $52,000 a year", "Zone 2: $400,000 in sales"], "52000-52000 USD year"],
  ["GB", ["Pay: £75 an hour for lessons", "£40 an hour for preparing them"], "75-75 GBP hour"],
])("joins the pay of a list's places, levels and years: %s %j", (country, lines, pay) => {
  expect(read(lines, "", country)).toBe(pay);
});

const LEVELS = ["Pay ranges", "Senior Baker: $70,000 - $80,000", "Staff Baker: $90,000 - $99,000"];
test.each([
  ["Senior Baker", "70000-80000 USD year"],
  ["Staff Baker, Rye", "90000-99000 USD year"],
  ["Baker", "70000-99000 USD year"],
  ["Principal Baker", "70000-99000 USD year"],
  ["Senior/Staff Baker", "70000-99000 USD year"],
])("reads the pay of the title's level: %s", (title, pay) => {
  expect(read(LEVELS, title)).toBe(pay);
});

test.each([
  ["Baker II", ["Baker I: $41,000 - $46,000", "Baker II: $47,000 - $53,000"], "41000-53000 USD year"],
  ["Systems Analyst 2", ["Level 1: $61,000 - $66,000", "Level 2: $67,000 - $73,000"], "67000-73000 USD year"],
  ["Nurse III", ["Nurse II: $71,000 - $76,000", "Nurse III: $77,000 - $83,000"], "77000-83000 USD year"],
  ["Systems Analyst 2", ["Zone 1: $61,000 - $66,000", "Zone 2: $57,000 - $60,000"], "57000-66000 USD year"],
  ["Electrician - Level 4/5", ["Level 4: $31 - $35 an hour", "Level 5: $36 - $41 an hour"], "31-41 USD hour"],
])("reads the pay of the title's number: %s %j", (title, lines, pay) => {
  expect(read(["Pay ranges", ...lines], title)).toBe(pay);
});

test.each([
  ["US", "120000-140000 USD year"],
  ["CA", "110000-130000 CAD year"],
  ["DE", "120000-140000 USD year"],
])("reads the pay in the money of the job's country: %s", (country, pay) => {
  expect(read(["Pay: $120,000 - $140,000 USD a year, or CAD $110,000 - $130,000 a year."], "", country)).toBe(pay);
});

test.each([
  ["Konditor (m/w/d) in Ulm - mindestens 42.000 €", "DE", "42000- EUR year"],
  ["Chef – up to £38,000", "GB", "-38000 GBP year"],
  ["Plombier F/H - 26 000 à 30 000 €", "FR", "26000-30000 EUR year"],
  ["Nurse - $20,000 sign-on bonus", "US", ""],
  ["Account Manager - $40,000 book of business", "US", ""],
  ["Fachkraft (m/w/d) - 20.000 Kunden", "DE", ""],
])("reads pay at the end of a title: %s", (title, country, pay) => {
  expect(read(["We bake."], title, country)).toBe(pay);
});

test("base pay stays apart from on-target pay that the ad repeats without a word for it", () => {
  expect(read(["Base salary $70K–$90K, OTE $110K–$130K", "Compensation range: $110K - $130K"])).toBe(
    "70000-90000 USD year",
  );
});

test.each<[string, string[], string]>([
  ["US", ["Pay Range Minimum:", "$50,000", "Pay Range Maximum:", "$60,000"], "50000-60000 USD year"],
  ["US", ["Min Base Salary", "$50,000", "Max Base Salary", "$60,000"], "50000-60000 USD year"],
  ["US", ["Salary Min: $50,000", "Salary Max: $60,000"], "50000-60000 USD year"],
  ["GB", ["Salary from", "£30,000", "Salary to", "£35,000"], "30000-35000 GBP year"],
  ["DE", ["Mindestgehalt: 42.000 €", "Höchstgehalt: 48.000 €"], "42000-48000 EUR year"],
  ["FR", ["Salaire minimum : 30 000 €", "Salaire maximum : 36 000 €"], "30000-36000 EUR year"],
  ["ES", ["Salario mínimo: 24.000 €", "Salario máximo: 28.000 €"], "24000-28000 EUR year"],
  ["PT", ["Salário mínimo: 1.200 €", "Salário máximo: 1.500 €"], "1200-1500 EUR month"],
  ["IT", ["RAL minima: 24.000 €", "RAL massima: 28.000 €"], "24000-28000 EUR year"],
  ["NL", ["Minimum salaris: € 2.600", "Maximum salaris: € 3.200"], "2600-3200 EUR month"],
  ["PL", ["Wynagrodzenie min.: 6 000 zł", "Wynagrodzenie maks.: 7 500 zł"], "6000-7500 PLN month"],
  ["SE", ["Minimilön: 30 000 kr", "Maxlön: 35 000 kr"], "30000-35000 SEK month"],
  ["DK", ["Laveste løn: 30.000 kr.", "Højeste løn: 35.000 kr."], "30000-35000 DKK month"],
  ["NO", ["Minstelønn: 40 000 kr", "Høyeste lønn: 46 000 kr"], "40000-46000 NOK month"],
  ["FI", ["Minimipalkka: 2 600 €", "Maksimipalkka: 3 100 €"], "2600-3100 EUR month"],
  ["CZ", ["Minimální mzda: 35 000 Kč", "Maximální mzda: 42 000 Kč"], "35000-42000 CZK month"],
  ["RO", ["Salariu minim: 5.000 lei", "Salariu maxim: 6.500 lei"], "5000-6500 RON month"],
  // What has a least and a most that is no pay.
  ["US", ["Minimum deposit:", "$50,000", "Maximum deposit:", "$60,000"], ""],
  ["US", ["Our annual revenue:", "$60,000 - $80,000"], ""],
  ["GB", ["Relocation budget:", "£20,000"], ""],
  ["DE", ["Mindestbestellwert: 42.000 €", "Höchstbestellwert: 48.000 €"], ""],
])("joins the lowest and the highest pay of two lines: %s %j", (country, lines, pay) => {
  expect(read(lines, "", country)).toBe(pay);
});
