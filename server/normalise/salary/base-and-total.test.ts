import { expect, test } from "vitest";
import { readPay } from "#test/sentence-reader.ts";

test.each<[string, string[], string]>([
  [
    "US",
    ["The base salary range is $71,000 - $80,000.", "Total compensation is $90,000 - $99,000."],
    "71000-80000 USD year",
  ],
  ["US", ["Base salary: $71K–$80K", "Total cash: $90K–$99K"], "71000-80000 USD year"],
  ["US", ["Base: $71,000–$80,000. Total rewards package worth $90,000–$99,000."], "71000-80000 USD year"],
  ["US", ["Salary $71k–$80k", "All-in, with bonuses: $90k–$99k"], "71000-80000 USD year"],
  ["GB", ["Basic £25,000–£28,000, realistic total earnings £40,000–£45,000"], "25000-28000 GBP year"],
  ["US", ["$18-$22/hour plus tips; most of our servers average $30-$40/hour with tips"], "18-22 USD hour"],
  ["AU", ["Base $70,000 - $80,000; package incl. super $78,000 - $90,000"], "70000-80000 AUD year"],
  ["FR", ["Fixe : 35-40 K€", "Package : 45-52 K€"], "35000-40000 EUR year"],
  ["FR", ["Salaire : 35 000 – 40 000 €", "Rémunération globale : 45 000 – 52 000 €"], "35000-40000 EUR year"],
  ["DE", ["Grundgehalt 40.000–45.000 €, Gesamtpaket 50.000–58.000 €"], "40000-45000 EUR year"],
  ["DE", ["Gehalt: 40.000–45.000 €", "Inklusive Bonus: 50.000–58.000 €"], "40000-45000 EUR year"],
  ["ES", ["Salario fijo: 30.000-34.000 €", "Retribución total: 38.000-42.000 €"], "30000-34000 EUR year"],
  ["PT", ["Salário base: 30.000-34.000 €", "Remuneração total: 38.000-42.000 €"], "30000-34000 EUR year"],
  ["BR", ["Salário: R$ 4.000 a R$ 5.000", "Com comissões: R$ 6.000 a R$ 8.000"], "4000-5000 BRL month"],
  ["NL", ["Basissalaris: € 40.000 - € 45.000", "Totaalpakket: € 50.000 - € 58.000"], "40000-45000 EUR year"],
  ["IT", ["RAL: 30.000-34.000 €", "Pacchetto totale: 38.000-42.000 €"], "30000-34000 EUR year"],
  ["PL", ["Podstawa: 9 000–11 000 zł", "Łącznie z premią: 13 000–15 000 zł"], "9000-11000 PLN month"],
  ["SE", ["Grundlön: 30 000–35 000 kr", "Totalt med bonus: 40 000–46 000 kr"], "30000-35000 SEK month"],
  ["DK", ["Grundløn: 30.000-35.000 kr.", "Samlet løn: 40.000-46.000 kr."], "30000-35000 DKK month"],
  ["NO", ["Grunnlønn: 500 000–550 000 kr", "Samlet lønn med bonus: 600 000–660 000 kr"], "500000-550000 NOK year"],
  ["FI", ["Peruspalkka: 2 800–3 200 €", "Kokonaisansio: 3 600–4 200 €"], "2800-3200 EUR month"],
  ["CZ", ["Základní mzda: 35 000–40 000 Kč", "Celkem s prémiemi: 45 000–52 000 Kč"], "35000-40000 CZK month"],
  ["RO", ["Salariu de bază: 5.000-6.000 lei", "Venit total: 7.000-8.500 lei"], "5000-6000 RON month"],
  // Total pay counts where no base is stated.
  ["US", ["Total compensation: $90,000 - $99,000 a year"], "90000-99000 USD year"],
  ["GB", ["A salary package of £40,000 - £45,000"], "40000-45000 GBP year"],
  ["DE", ["Gesamtvergütung: 50.000–58.000 € im Jahr"], "50000-58000 EUR year"],
  ["FR", ["Package : 45-52 K€"], "45000-52000 EUR year"],
  // Former pay.
  ["US", ["Salary: $52,000 - $60,000 (was $48,000 - $51,000)"], "52000-60000 USD year"],
  ["DE", ["Gehalt: 40.000 bis 44.000 € (bisher 36.000 bis 39.000 €)"], "40000-44000 EUR year"],
  ["FR", ["Salaire : 32 000 à 35 000 € (auparavant 29 000 à 31 000 €)"], "32000-35000 EUR year"],
  ["PL", ["Wynagrodzenie: 8 000–9 000 zł (wcześniej 7 000–7 800 zł)"], "8000-9000 PLN month"],
])("tells the base from total and former pay: %s %j", (country, lines, pay) => {
  expect(readPay(lines.map((line) => `<p>${line}</p>`).join(""), country)).toBe(pay);
});

test("takes no other words for total pay", () => {
  const lines = "<p>Senior: $71k–$80k, lead: $84k–$95k. We make an all-in-one oven and pack it in a package.</p>";
  expect(readPay(lines, "US")).toBe("71000-95000 USD year");
});
