import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { readPay } from "#test/sentence-reader.ts";

/** Money beside the pay, in the language of each country, that must not change what is read. */
const BESIDE: Record<string, string> = {
  DE: "Dazu kommen ein Weiterbildungsbudget von 1.500 € im Jahr und eine Empfehlungsprämie von 2.000 €.",
  FR: "S'y ajoutent une prime de cooptation de 1 500 € et un budget formation de 2 000 € par an.",
  ES: "Además, un presupuesto de formación de 1.500 € al año y un bono de bienvenida de 2.000 €.",
  BR: "Além disso, vale-refeição de R$ 900,00 por mês e bônus de indicação de R$ 1.500,00.",
  PT: "A isto acrescem um subsídio de alimentação de 190 € por mês e um prémio de até 1.500 €.",
  NL: "Daarnaast krijg je een opleidingsbudget van € 1.500 per jaar en een reiskostenvergoeding tot € 250 per maand.",
  PL: "Do tego budżet szkoleniowy 5 000 zł rocznie i bonus za polecenie 3 000 zł brutto.",
};
const ALIKE: Record<string, string> = {
  AT: "DE",
  CH: "DE",
  MX: "ES",
  CO: "ES",
  CL: "ES",
  AR: "ES",
  PE: "ES",
  BE: "NL",
  CA: "FR",
};

/** Pay as advertisements of each country state it: one exact amount twice, an open end empty. */
const table = parseTsv("stated-pay.tsv", readFileSync(path.join(import.meta.dirname, "stated-pay.tsv"), "utf8")).map(
  ({ country = "", currency = "", period = "", salary = "", sentence = "" }) => ({
    country,
    sentence,
    pay: `${salary} ${currency} ${period}`,
    beside: BESIDE[country] ?? BESIDE[ALIKE[country] ?? ""] ?? "",
  }),
);

describe.each([...new Set(table.map(({ country }) => country))])("pay as advertisements in %s state it", (country) => {
  const rows = table.filter((row) => row.country === country);
  test.each(rows)("$sentence", ({ sentence, pay, beside }) => {
    expect(readPay(sentence, country)).toBe(pay);
    expect(readPay(`<h3>Benefits</h3><ul><li>${beside}</li><li>${sentence}</li></ul>`, country)).toBe(pay);
    expect(readPay(`<p>${/[.!?]$/u.test(sentence) ? sentence : `${sentence}.`} ${beside}</p>`, country)).toBe(pay);
  });
});
