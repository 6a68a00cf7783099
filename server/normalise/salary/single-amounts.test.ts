import { expect, test } from "vitest";
import { readPay } from "#test/sentence-reader.ts";

test.each([
  ["Hasta 45.000 € anuales", "ES", "-45000 EUR year"],
  ["Ofrecemos 1.800 € mensuales en 14 pagas", "ES", "1800-1800 EUR month"],
  ["A partir de R$ 9 mil por mês", "BR", "9000- BRL month"],
  ["Até R$ 15.000 por mês", "BR", "-15000 BRL month"],
  ["Base Salary: $95,000 Sign-on bonus: $15,000", "US", "95000-95000 USD year"],
  ["Vale-refeição de R$ 900 por mês", "BR", ""],
  ["R$ 300 por mês", "BR", ""],
  ["Je nach Erfahrung zahlen wir dir 52 bis 64 Tausend Euro im Jahr.", "DE", "52000-64000 EUR year"],
  ["Mindestgehalt laut KV 3.000 € brutto/Monat", "AT", "3000- EUR month"],
  ["Mindestens 55.000 € jährlich laut Kollektivvertrag", "AT", "55000- EUR year"],
  ["Tot € 70.000 op jaarbasis", "NL", "-70000 EUR year"],
  ["Fra 38.000 kr. pr. måned", "DK", "38000- DKK month"],
  ["Salariu net între 1.500 și 2.000 EUR", "RO", "1500-2000 EUR month"],
  ["Renta líquida: $1.500.000 a $1.800.000", "CL", "1500000-1800000 CLP month"],
  ["Prise en charge de vos déplacements en véhicule (jusqu’à 400€/an)", "FR", ""],
])("%s (%s) is %j", (sentence, country, expected) => {
  expect(readPay(`<p>${sentence}</p>`, country)).toBe(expected);
});
