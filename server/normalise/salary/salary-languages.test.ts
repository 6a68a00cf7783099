import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parseTsv } from "#taxonomy/tsv.ts";
import { readPay } from "#test/sentence-reader.ts";

type Period = "hour" | "day" | "month" | "year";

interface Language {
  country: string;
  currency: string;
  /** Writes an amount as people there do. */
  amount: (value: number) => string;
  /** The amounts to try, lower and upper. */
  amounts: Partial<Record<Period, [number, number][]>>;
}

const grouped =
  (separator: string, decimals = ".") =>
  (value: number) => {
    const [whole = "", cents] = String(value).split(".");
    const digits = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, separator);
    return cents === undefined ? digits : `${digits}${decimals}${cents.padEnd(2, "0")}`;
  };

/** Sentences of one amount that is exact; others of one amount are open at an end. */
const EXACT = /^=\s*/;

const languages: Record<string, Language> = {
  English: {
    country: "US",
    currency: "USD",
    amount: grouped(","),
    amounts: {
      year: [
        [92_000, 118_500],
        [131_000, 204_000],
      ],
      month: [[3200, 4100]],
      hour: [
        [18.5, 27],
        [41, 63],
      ],
    },
  },
  "English in Canada": {
    country: "CA",
    currency: "CAD",
    amount: grouped(","),
    amounts: {
      year: [
        [90_000, 112_000],
        [74_500, 98_500],
      ],
    },
  },
  German: {
    country: "DE",
    currency: "EUR",
    amount: grouped("."),
    amounts: {
      year: [
        [58_000, 71_000],
        [60_500, 84_000],
      ],
      month: [[3200, 4150]],
      hour: [[15, 19]],
      day: [[480, 620]],
    },
  },
  French: {
    country: "FR",
    currency: "EUR",
    amount: grouped("\u202f"),
    amounts: {
      year: [
        [42_000, 51_000],
        [38_500, 46_000],
      ],
      month: [[2300, 2900]],
      hour: [[13, 16]],
      day: [[450, 550]],
    },
  },
  Spanish: {
    country: "ES",
    currency: "EUR",
    amount: grouped("."),
    amounts: {
      year: [
        [32_000, 41_000],
        [27_500, 35_000],
      ],
      month: [[1600, 2100]],
      hour: [[12, 15]],
    },
  },
  "Spanish in Mexico": {
    country: "MX",
    currency: "MXN",
    amount: grouped(","),
    amounts: {
      month: [
        [25_000, 38_000],
        [32_000, 45_500],
      ],
    },
  },
  "Portuguese in Brazil": {
    country: "BR",
    currency: "BRL",
    amount: (value) => `${grouped(".", ",")(value)}${value % 1 === 0 ? ",00" : ""}`,
    amounts: {
      month: [
        [8000, 10_500],
        [4500, 6200],
      ],
      hour: [[45, 80]],
    },
  },
  "Portuguese in Portugal": {
    country: "PT",
    currency: "EUR",
    amount: grouped(" "),
    amounts: { year: [[32_000, 41_000]], month: [[1500, 2100]] },
  },
  Dutch: {
    country: "NL",
    currency: "EUR",
    amount: grouped("."),
    amounts: {
      year: [[52_000, 68_000]],
      month: [
        [3200, 4800],
        [2750, 3900],
      ],
      hour: [[16, 21]],
    },
  },
  Polish: {
    country: "PL",
    currency: "PLN",
    amount: grouped(" "),
    amounts: {
      month: [
        [12_000, 16_500],
        [18_000, 24_000],
      ],
      year: [[150_000, 198_000]],
      hour: [[120, 165]],
      day: [[900, 1300]],
    },
  },
  Swedish: {
    country: "SE",
    currency: "SEK",
    amount: grouped(" "),
    amounts: {
      month: [
        [42_000, 55_000],
        [38_500, 47_000],
      ],
      hour: [[165, 210]],
      year: [[540_000, 720_000]],
    },
  },
  Danish: {
    country: "DK",
    currency: "DKK",
    amount: grouped("."),
    amounts: { month: [[38_000, 48_000]], hour: [[165, 210]] },
  },
  Norwegian: {
    country: "NO",
    currency: "NOK",
    amount: grouped(" "),
    amounts: {
      year: [
        [620_000, 780_000],
        [555_000, 690_000],
      ],
      hour: [[210, 260]],
      month: [[48_000, 56_000]],
    },
  },
  Finnish: {
    country: "FI",
    currency: "EUR",
    amount: grouped(" "),
    amounts: { month: [[3800, 5200]], hour: [[15, 19]] },
  },
  Czech: {
    country: "CZ",
    currency: "CZK",
    amount: grouped(" "),
    amounts: {
      month: [
        [60_000, 85_000],
        [45_000, 58_000],
      ],
      hour: [[350, 520]],
    },
  },
  Italian: {
    country: "IT",
    currency: "EUR",
    amount: grouped("."),
    amounts: {
      year: [
        [32_000, 41_000],
        [28_500, 36_000],
      ],
      month: [[1500, 1900]],
      hour: [[11, 14]],
    },
  },
};

/** Fills the amounts in and writes the salary that the sentence states. */
function statement(sentence: string, language: Language, period: string, [low, high]: [number, number]) {
  const exact = EXACT.test(sentence);
  const text = sentence.replace(EXACT, "");
  const min = text.includes("{a}") ? String(low) : "";
  const max = text.includes("{b}") ? String(high) : exact ? min : "";
  const body = text.replace("{a}", language.amount(low)).replace("{b}", language.amount(high));
  return { body, salary: `${min}-${max} ${language.currency} ${period}` };
}

const table = parseTsv("sentences.tsv", readFileSync(path.join(import.meta.dirname, "sentences.tsv"), "utf8"));

function statements(name: string, language: Language) {
  return table
    .filter((row) => row["language"] === name)
    .flatMap(({ period = "", sentence = "" }) =>
      (language.amounts[period as Period] ?? []).map((amounts) => statement(sentence, language, period, amounts)),
    );
}

test("every sentence is of a known language and has amounts to try", () => {
  const untried = table.filter(({ language = "", period = "" }) => !languages[language]?.amounts[period as Period]);
  expect(untried).toEqual([]);
});

describe.each(Object.entries(languages))("%s", (name, language) => {
  test.each(statements(name, language))("$body", ({ body, salary }) => {
    expect(readPay(body, language.country)).toBe(salary);
  });
});

test.each<[string, string, string | null]>([
  ["年収600万円〜800万円", "6000000-8000000 JPY year", "JP"],
  ["想定年収：500万円～900万円", "5000000-9000000 JPY year", "JP"],
  ["年俸 700〜1,000万円（経験による）", "7000000-10000000 JPY year", "JP"],
  ["月給30万円～45万円", "300000-450000 JPY month", "JP"],
  ["月給：280,000円〜350,000円", "280000-350000 JPY month", "JP"],
  ["時給1,500円〜2,000円", "1500-2000 JPY hour", "JP"],
  ["給与：年収 650万円", "6500000-6500000 JPY year", null],
  ["月薪 20k-35k", "20000-35000 CNY month", "CN"],
  ["薪资：15K-25K·14薪", "15000-25000 CNY month", "CN"],
  ["年薪30万-50万", "300000-500000 CNY year", "CN"],
  ["연봉 5,000만원 ~ 7,000만원", "50000000-70000000 KRW year", "KR"],
  ["CTC: 18-24 LPA", "1800000-2400000 INR year", "IN"],
  ["Salary: ₹12,00,000 - ₹18,00,000 per annum", "1200000-1800000 INR year", "IN"],
  ["CTC offered: INR 15 lakhs to 22 lakhs", "1500000-2200000 INR year", "IN"],
  ["Package up to 40 LPA", "-4000000 INR year", "IN"],
  ["Compensation: ₹1.2 Cr - ₹1.6 Cr per annum", "12000000-16000000 INR year", "IN"],
  ["Gehalt: 55-70k €", "55000-70000 EUR year", "DE"],
  ["Jahresgehalt: 60k–75k EUR", "60000-75000 EUR year", "DE"],
  ["Salaire : 45/55k€ selon expérience", "45000-55000 EUR year", "FR"],
  ["Rémunération : 40 à 48 K€ brut annuel", "40000-48000 EUR year", "FR"],
  ["Salario: 30k-40k brutos anuales", "30000-40000 EUR year", "ES"],
  ["RAL 35-42k €", "35000-42000 EUR year", "IT"],
  ["Wynagrodzenie: 15-20 tys. zł netto na B2B", "15000-20000 PLN month", "PL"],
  ["Salary: From $150k", "150000- USD year", "US"],
  ["From $25/hr", "25- USD hour", "US"],
  ["Up to $120k OTE", "-120000 USD year", "US"],
  ["Base salary $80,000, OTE $160,000", "80000-80000 USD year", "US"],
  ["Gehalt: ca. 50.000 – 60.000 EUR", "50000-60000 EUR year", "DE"],
  ["Jahreszielgehalt: 70.000–85.000 EUR", "70000-85000 EUR year", "DE"],
  ["Jahresgehalt (brutto): 55.000€-65.000€", "55000-65000 EUR year", "DE"],
  ["Dein Gehalt: 3.500 - 4.200 Euro (brutto)", "3500-4200 EUR month", "DE"],
  ["Das Mindestgehalt für diese Position beträgt EUR 52.000,- brutto jährlich.", "52000- EUR year", "AT"],
  ["Gehalt: 45-55 T€", "45000-55000 EUR year", "DE"],
  ["Zielgehalt zwischen 60 TEUR und 75 TEUR", "60000-75000 EUR year", "DE"],
  ["Wir zahlen zwischen 60k und 75k Gehalt.", "60000-75000 EUR year", "DE"],
  ["Stundensatz 80-95 €", "80-95 EUR hour", "DE"],
  ["Lohn: 16,50 EUR/Std", "16.5-16.5 EUR hour", "DE"],
  ["Jahreslohn CHF 95'000 – 115'000 (13x)", "95000-115000 CHF year", "CH"],
  ["Salaire: 35K€ à 42K€ (fixe + variable)", "35000-42000 EUR year", "FR"],
  ["Rémunération brute annuelle comprise entre 40 000 et 48 000 euros", "40000-48000 EUR year", "FR"],
  ["Salaire annuel brut : 38 000,00 € – 42 000,00 €", "38000-42000 EUR year", "FR"],
  ["Salaire : entre 35k et 45k", "35000-45000 EUR year", "FR"],
  ["Package de 45 à 50 k€", "45000-50000 EUR year", "FR"],
  ["Salaire : à partir de 1 801,80 € brut par mois", "1801.8- EUR month", "FR"],
  ["Fixe de 55 K€ + 10 K€ de variable", "55000-55000 EUR year", "FR"],
  ["Salario: 24.000€ - 30.000€ b/a", "24000-30000 EUR year", "ES"],
  ["Salario entre 35K y 45K según experiencia", "35000-45000 EUR year", "ES"],
  ["Retribución: 28-34K€", "28000-34000 EUR year", "ES"],
  ["Salario de 1.400 € netos/mes", "1400-1400 EUR month", "ES"],
  ["Entre 30.000 € y 38.000 € brutos anuales en función de la experiencia", "30000-38000 EUR year", "ES"],
  ["Sueldo: USD 2.500 – 3.500 mensuales", "2500-3500 USD month", "AR"],
  ["Sueldo: $2.500.000 - $3.800.000 mensuales", "2500000-3800000 COP month", "CO"],
  ["Renta líquida: $1.200.000 a $1.500.000 mensuales", "1200000-1500000 CLP month", "CL"],
  ["Sueldo: S/ 3,500 - S/ 4,500 mensuales", "3500-4500 PEN month", "PE"],
  ["Salário: R$5.000 a R$7.000 CLT", "5000-7000 BRL month", "BR"],
  ["Salário até R$ 12 mil", "-12000 BRL month", "BR"],
  ["Remuneração: R$ 80/h PJ", "80-80 BRL hour", "BR"],
  ["Remuneração entre 1.200€ e 1.500€ mensais (14 meses)", "1200-1500 EUR month", "PT"],
  ["Salário: 1.800€ brutos/mês + subsídio de alimentação", "1800-1800 EUR month", "PT"],
  ["Remuneração anual entre 30k e 40k", "30000-40000 EUR year", "PT"],
  ["Salaris: €3.500 - €5.000 bruto p.m.", "3500-5000 EUR month", "NL"],
  ["Een salaris tussen de 3.500 en 4.500 euro bruto per maand", "3500-4500 EUR month", "NL"],
  ["Een salaris van €3.378,- tot maximaal €5.212,- bruto per maand", "3378-5212 EUR month", "NL"],
  ["Salaris: € 60.000 - € 75.000 bruto op jaarbasis", "60000-75000 EUR year", "NL"],
  ["Salaris tot € 5.500 bruto per maand o.b.v. 40 uur", "-5500 EUR month", "NL"],
  ["Startsalaris van € 2.800 bruto", "2800-2800 EUR month", "NL"],
  ["Wynagrodzenie od 15 tys. do 20 tys. zł brutto", "15000-20000 PLN month", "PL"],
  ["130–160 zł netto/h na B2B", "130-160 PLN hour", "PL"],
  ["Widełki: 20 000 zł – 25 000 zł netto (+VAT) miesięcznie", "20000-25000 PLN month", "PL"],
  ["15 000 - 20 000 PLN + VAT", "15000-20000 PLN month", "PL"],
  ["Du får en månadslön på 38 000 SEK", "38000-38000 SEK month", "SE"],
  ["Ingångslön 32 000 - 35 000 kr/månad", "32000-35000 SEK month", "SE"],
  ["From $150k.", "150000- USD year", "US"],
  ["Total Salary & Bonus Compensation: $175,000 – $225,000", "175000-225000 USD year", "US"],
  ["Gehalt inkl. Bonus: 62.000 €", "62000-62000 EUR year", "DE"],
  ["Bonus of $5,000 and a salary of $80,000", "80000-80000 USD year", "US"],
  ["52.000 € brutto plus Bonus im Jahr", "52000-52000 EUR year", "DE"],
  ["$24 per hour, 401k and dental insurance", "24-24 USD hour", "US"],
  ["The pay is £38,000 plus 8% pension.", "38000-38000 GBP year", "GB"],
  ["Salary £32,500 + pension contribution of £2,600", "32500-32500 GBP year", "GB"],
])("%s", (text, salary, country) => {
  expect(readPay(text, country)).toBe(salary);
});
