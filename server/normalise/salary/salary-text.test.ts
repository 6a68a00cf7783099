import { expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { chooseSalary } from "./choose-salary.ts";
import type { SalaryContext } from "./candidate.ts";
import { readSalaryStatements } from "./salary-text.ts";

const FIELD: SalaryContext = { field: true, lead: "", country: null };

function pay(text: string, context: Partial<SalaryContext> = {}) {
  return chooseSalary(readSalaryStatements(text, { ...FIELD, ...context }));
}

test.each<[string, number | null, number | null, string | null, string | null]>([
  ["$80k", 80000, 80000, "USD", "year"],
  ["$80k+", 80000, null, "USD", "year"],
  ["From $90,000 a year", 90000, null, "USD", "year"],
  ["€55.000 - €70.000", 55000, 70000, "EUR", "year"],
  ["55k-70k EUR", 55000, 70000, "EUR", "year"],
  ["EUR 55k - 70k gross/year", 55000, 70000, "EUR", "year"],
  ["CHF 110'000 - 130'000", 110000, 130000, "CHF", "year"],
  ["£45,000-£55,000 + bonus", 45000, 55000, "GBP", "year"],
  ["£500 per day", 500, 500, "GBP", "day"],
  ["£400-£450/day outside IR35", 400, 450, "GBP", "day"],
  ["$60/hr - $75/hr", 60, 75, "USD", "hour"],
  ["60-75 USD/h", 60, 75, "USD", "hour"],
  ["25,00 € pro Stunde", 25, 25, "EUR", "hour"],
  ["4.500 € monatlich", 4500, 4500, "EUR", "month"],
  ["42-48k € brut", 42000, 48000, "EUR", "year"],
  ["45 000 € - 55 000 € par an", 45000, 55000, "EUR", "year"],
  ["2 500 € brut / mois", 2500, 2500, "EUR", "month"],
  ["30.000€ - 36.000€ brutos anuales", 30000, 36000, "EUR", "year"],
  ["1.500 € al mes", 1500, 1500, "EUR", "month"],
  ["18 000 - 24 000 PLN netto + VAT / mies.", 18000, 24000, "PLN", "month"],
  ["15k-20k PLN/month", 15000, 20000, "PLN", "month"],
  ["NOK 700 000 - 900 000 per år", 700000, 900000, "NOK", "year"],
  ["600 000 - 720 000 SEK/year", 600000, 720000, "SEK", "year"],
  ["₹8L - ₹12L", 800000, 1200000, "INR", "year"],
  ["8-12 LPA", 800000, 1200000, "INR", "year"],
  ["₹50,000/month", 50000, 50000, "INR", "month"],
  ["MXN 40,000 - 60,000", 40000, 60000, "MXN", "month"],
  ["R$ 10k - 15k", 10000, 15000, "BRL", "month"],
  ["A$120,000 + super", 120000, 120000, "AUD", "year"],
  ["AU$90k–AU$110k", 90000, 110000, "AUD", "year"],
  ["CA$100,000 - CA$130,000", 100000, 130000, "CAD", "year"],
  ["C$90K to C$110K", 90000, 110000, "CAD", "year"],
  ["CAD 95,000", 95000, 95000, "CAD", "year"],
  ["NZ$85,000", 85000, 85000, "NZD", "year"],
  ["HK$30,000 - 40,000 per month", 30000, 40000, "HKD", "month"],
  ["SGD 5,000 - 7,000", 5000, 7000, "SGD", "month"],
  ["15-25K·13薪", 15000, 25000, "CNY", "month"],
  ["₩50,000,000", 50000000, 50000000, "KRW", "year"],
  ["Rp 10.000.000 - 15.000.000", 10000000, 15000000, "IDR", "month"],
  ["PHP 25k-35k monthly", 25000, 35000, "PHP", "month"],
  ["AED 15,000 - 20,000 per month", 15000, 20000, "AED", "month"],
  ["ILS 25,000-30,000", 25000, 30000, "ILS", "month"],
  ["$3,000 - $5,000 USD per month", 3000, 5000, "USD", "month"],
  ["$1,500/week", 1500, 1500, "USD", "week"],
  ["$150,000.00 USD Annual", 150000, 150000, "USD", "year"],
  ["USD 120000 to 140000 annually", 120000, 140000, "USD", "year"],
  ["120,000 to 150,000 dollars", 120000, 150000, "USD", "year"],
  ["$100K-150K DOE", 100000, 150000, "USD", "year"],
  ["$100-150K", 100000, 150000, "USD", "year"],
  ["100K - 150K", 100000, 150000, null, "year"],
  ["Base: $120k-140k, OTE: $240k-280k", 120000, 140000, "USD", "year"],
  ["OTE $200k", 200000, 200000, "USD", "year"],
  ["£30", 30, 30, "GBP", "hour"],
  ["£14.50 p/h", 14.5, 14.5, "GBP", "hour"],
  ["£35k pa", 35000, 35000, "GBP", "year"],
  ["£35,000 per annum (pro rata)", 35000, 35000, "GBP", "year"],
  ["$90,000-$120,000 CAD", 90000, 120000, "CAD", "year"],
  ["$70,000/year to $90,000/year", 70000, 90000, "USD", "year"],
  ["US$ 70k - US$ 90k", 70000, 90000, "USD", "year"],
  ["70000 - 90000 USD", 70000, 90000, "USD", "year"],
  ["70.000 - 90.000 EUR", 70000, 90000, "EUR", "year"],
  ["€ 70.000,- bis € 90.000,-", 70000, 90000, "EUR", "year"],
  ["€ 3.500,00 brutto / Monat", 3500, 3500, "EUR", "month"],
  ["ab 60.000 € im Jahr", 60000, null, "EUR", "year"],
  ["bis zu 85.000 €", null, 85000, "EUR", "year"],
  ["jusqu'à 60k€", null, 60000, "EUR", "year"],
  ["à partir de 40k€", 40000, null, "EUR", "year"],
  ["entre 40 et 50 k€", 40000, 50000, "EUR", "year"],
  ["Stundenlohn: 16 €", 16, 16, "EUR", "hour"],
  ["Tagessatz 600-700 EUR", 600, 700, "EUR", "day"],
  ["500€/jour", 500, 500, "EUR", "day"],
  ["TJM : 500-600 €", 500, 600, "EUR", "day"],
  ["Salary: $95,000 - $115,000 (Colorado only)", 95000, 115000, "USD", "year"],
  ["The base salary range for this role is $131,000—$180,000 USD", 131000, 180000, "USD", "year"],
  ["$17.50 - $19.00", 17.5, 19, "USD", "hour"],
  ["$45/hr W2", 45, 45, "USD", "hour"],
  ["€800 per month (internship)", 800, 800, "EUR", "month"],
  ["Kč 60 000 - 80 000", 60000, 80000, "CZK", "month"],
  ["60-80 tis. Kč", 60000, 80000, "CZK", "month"],
  ["8000-12000 RON net", 8000, 12000, "RON", "month"],
  ["3000-4000 BGN", 3000, 4000, "BGN", "month"],
  ["$2000-$4000", 2000, 4000, "USD", "month"],
  ["€2500-3500 net", 2500, 3500, "EUR", "month"],
  ["UAH 80,000/month", 80000, 80000, "UAH", "month"],
  ["200000 руб", 200000, 200000, "RUB", "month"],
  ["ZAR 45,000 per month", 45000, 45000, "ZAR", "month"],
  ["KES 150,000 - 200,000", 150000, 200000, "KES", "month"],
  ["₦400k - ₦600k/month", 400000, 600000, "NGN", "month"],
])("%s", (text, min, max, currency, period) => {
  expect(pay(text)).toMatchObject({ min, max, currency, period });
});

test.each(
  lines(`
    DOE
    Negotiable
    Competitive + equity
    TBD
    0
    $0 - $0
    $1 - $2
    1 - 10
    $10-20 million
    10-20 million
    $5M ARR
    0.5% - 1% equity
    401(k) matching
    $500 home office stipend
    $2,000 annual learning budget
    $10,000 referral bonus
    Series A, $12M raised
    5+ years
    10-15 hours/week
    2023 - 2025
    12345
    $50,000,000 raised
    We manage a $2M budget
    six figures
    1-800-555-1234
    40 hours per week
    999999
    Unpaid
  `),
)("%s is no pay", (text) => {
  expect(pay(text)).toBeNull();
});

test.each([
  ["€32 to €44 an hour", "€32 to €44 an hour"],
  ["The pay is €32 to €44 an hour, paid weekly.", "€32 to €44 an hour"],
  ["45 000 € par an", "45 000 € par an"],
])("the words of %s are whole", (text, words) => {
  expect(pay(text)?.text).toBe(words);
});

test.each([
  ["ZAR 270,000 - 335,000", true],
  ["ZAR 45,000 per month", false],
  ["ILS 25,000-30,000", true],
  ["$2000-$4000", true],
  ["$110,000 - $138,000", false],
  ["£30", false],
  ["8-12 LPA", false],
  ["15-25K·13薪", false],
])("the period of %s is a guess: %s", (text, periodUnstated) => {
  expect(pay(text)).toMatchObject({ periodUnstated });
});

test("running text needs a word about pay beside the number", () => {
  const inText = (text: string) => readSalaryStatements(text, { ...FIELD, field: false });
  expect(inText("We serve 30,000 - 40,000 bakers.")).toEqual([]);
  expect(inText("The salary range is 30,000 - 40,000.")[0]).toMatchObject({ min: 30_000, max: 40_000, currency: null });
});

test("a dollar in Canada is a Canadian dollar, unless it says otherwise", () => {
  expect(pay("$90,000 - $110,000", { country: "CA" })?.currency).toBe("CAD");
  expect(pay("US$90,000 - US$110,000", { country: "CA" })?.currency).toBe("USD");
  expect(pay("45.000 - 50.000 brutto im Jahr", { country: "DE" })?.currency).toBe("EUR");
});

test("yearly pay is preferred to hourly, ranges for several zones are joined", () => {
  expect(pay("$45.50 to $68.25 per hour ($94,640 - $141,960 annually)")).toMatchObject({
    min: 94_640,
    max: 141_960,
    period: "year",
  });
  expect(pay("Zone A: $100,000 - $120,000 Zone B: $90,000 - $110,000")).toMatchObject({ min: 90_000, max: 120_000 });
});

test("pay every two weeks keeps its amount and is marked", () => {
  expect(pay("$4,000 bi-weekly")).toMatchObject({ min: 4000, period: null, weeksPaid: 2 });
});

test("a hostile row of digits is read in no time and yields nothing", () => {
  expect(pay("1,".repeat(5000))).toBeNull();
});
