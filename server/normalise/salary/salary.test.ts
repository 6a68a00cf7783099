import { expect, test } from "vitest";
import { readPay } from "#test/sentence-reader.ts";
import { countryOfPay, readSalary, readStatedSalary, type SalaryInput } from "./salary.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";

function read(body: string, rest: Partial<SalaryInput> = {}) {
  return readSalary({ field: undefined, title: "", prepared: prepareText(body), country: null, ...rest });
}

test("the source's numbers lead and get a text", () => {
  expect(
    read("The salary is $1 - $2 per hour.", { field: { min: 60000, max: 80000, currency: "EUR", period: "year" } }),
  ).toEqual({
    value: {
      text: "€60,000 - €80,000 per year",
      min: 60000,
      max: 80000,
      currency: "EUR",
      period: "year",
      yearlyUsd: 81900,
    },
    evidence: "salary: €60,000 - €80,000 per year",
  });
});

test("one bound is enough", () => {
  expect(read("", { field: { max: 50, currency: "USD", period: "hour" } }).value).toMatchObject({
    text: "Up to $50 per hour",
    min: null,
    max: 50,
    yearlyUsd: 104000,
  });
});

test("reversed bounds are put right", () => {
  expect(read("", { field: { min: 80000, max: 60000, currency: "EUR", period: "year" } }).value).toMatchObject({
    min: 60000,
    max: 80000,
  });
});

test("a day rate that a source calls yearly is read as one", () => {
  expect(read("", { field: { min: 500, max: 500, currency: "GBP", period: "year" } }).value).toMatchObject({
    min: 500,
    period: "day",
  });
});

test.each([
  [{ min: 1, max: 1, currency: "USD", period: "year" }],
  [{ min: 10_000_000, max: 20_000_000, currency: "USD", period: "year" }],
  [{ min: 99999, max: 99999, currency: "USD", period: "year" }],
  [{ min: 0, max: 0, currency: "USD", period: "year" }],
  [{ min: 50000, max: 60000 }],
  [{ text: "Competitive" }],
] as const)("%o is refused", (field) => {
  expect(read("", { field }).value).toBeNull();
});

test("the source's text is kept as posted", () => {
  expect(read("", { field: { text: "60k–75k EUR gross per year" } }).value).toMatchObject({
    text: "60k–75k EUR gross per year",
    min: 60000,
    max: 75000,
  });
});

test("the body is read where the source gives nothing, and the sentence is the evidence", () => {
  const { value, evidence } = read("<p>We bake.</p><p>The base salary range is $90,000 - $110,000 per year.</p>");
  expect(value).toMatchObject({ text: "$90,000 - $110,000 per year", min: 90000, max: 110000, yearlyUsd: 100000 });
  expect(evidence).toBe("The base salary range is $90,000 - $110,000 per year.");
});

test.each([
  "We raised $50M in Series B funding.",
  "You get a $1,000 sign-on bonus.",
  "A $5,250 tuition reimbursement is yours.",
  "You manage a $2M budget.",
  "401(k) match up to 4%.",
  "We serve 30,000 - 40,000 customers.",
  "Lift 25-50 pounds.",
  "Top performers could earn $400,000 - $500,000 a year.",
])("%s is no salary", (sentence) => {
  expect(read(sentence).value).toBeNull();
});

test.each([
  ["Das Jahresgehalt liegt zwischen brutto EUR 75.000 und EUR 105.000.", 75000, 105000, "year"],
  ["Wir zahlen einen fairen Stundenlohn von 15 €.", 15, 15, "hour"],
  ["Salaire : 35-45k€ / an + avantages groupe", 35000, 45000, "year"],
  ["Salaire : 1.900€ bruts mensuels", 1900, 1900, "month"],
  ["Salario: 24.000 € - 28.000 € brutos anuales", 24000, 28000, "year"],
])("%s", (sentence, min, max, period) => {
  expect(read(sentence).value).toMatchObject({ min, max, period, currency: "EUR" });
});

test("states pay every two weeks per week", () => {
  expect(read("", { field: { text: "$4,000 bi-weekly" } }).value).toMatchObject({
    min: 2000,
    max: 2000,
    period: "week",
    yearlyUsd: 104000,
  });
});

test("a currency nobody names comes from the job's one country, or there is no range", () => {
  const body = "Gehalt: 45.000 - 55.000 brutto im Jahr";
  expect(read(body, { country: "DE" }).value).toMatchObject({ currency: "EUR" });
  expect(read(body).value).toBeNull();
});

test("a yearly figure beyond what the role pays in its country stays text, with the reason", () => {
  const body = "The annual base salary is $800,000 - $880,000.";
  const { value, evidence } = read(body, { title: "Support Engineer", country: "US" });
  expect(value).toBeNull();
  expect(evidence).toBe(`${body} (about 840,000 US dollars a year is more than this role pays there)`);
  expect(read(body, { title: "Chief Executive Officer", country: "US" }).value?.min).toBe(800_000);
  expect(read("Salary: $350,000 a year", { title: "Engineer", country: "US" }).value?.min).toBe(350_000);
  expect(read("Salary: $350,000 a year", { title: "Engineer", country: "PL" }).value).toBeNull();
  const paid = "Salary: $310,000 a year";
  expect(read(paid, { title: "Customer Support Agent", country: "US" }).value).toBeNull();
  expect(read("Salary: $200,000 a year", { title: "Warehouse Clerk", country: "PL" }).value).toBeNull();
  expect(read("Salary: $200,000 a year", { title: "Warehouse Clerk", country: "US" }).value?.min).toBe(200_000);
  expect(read(paid, { title: "Director of Customer Support", country: "US" }).value?.min).toBe(310_000);
  expect(read(paid, { title: "Data Warehouse Engineer", country: "US" }).value?.min).toBe(310_000);
  const field = { min: 840_000, max: 840_000, currency: "USD", period: "year" } as const;
  expect(read("", { field, title: "Engineer", country: "US" }).value).toBeNull();
});

test("on-target earnings say so", () => {
  expect(read("OTE: $120,000 - $140,000 per year").value?.text).toBe("$120,000 - $140,000 per year OTE");
  expect(read("Base pay: $80,000. OTE: $140,000").value?.text).toBe("$80,000");
});

test("reads two amounts without anything between them as a range", () => {
  expect(readPay("$72,000$91,000 base salary", "US")).toBe("72000-91000 USD year");
  expect(readPay("$91,000$72,000 base salary", "US")).toBe("91000-91000 USD year");
});

test("reads no daily pay from an allowance of a year", () => {
  const costs = "Prise en charge de vos frais de déplacement en véhicule (jusqu'à 400€/an) + la rémunération de base.";
  expect(readPay(costs, "FR")).toBe("");
});

test("takes crowns for those of the ad's language where it names no single country", () => {
  expect([
    countryOfPay(null, "da"),
    countryOfPay(null, "no"),
    countryOfPay("SE", "da"),
    countryOfPay(null, "de"),
  ]).toEqual(["DK", "NO", "SE", null]);
  expect(readPay("Timeløn: 250 kr.", countryOfPay(null, "da"))).toBe("250-250 DKK hour");
});

test("hours a week in the line above say nothing of what the pay is for", () => {
  const prepared = prepareText("<p>Gehalt bei 20 Stunden pro Woche</p><p>ab 1.240 € brutto</p>");
  expect(readStatedSalary({ field: undefined, title: "", prepared, country: null })?.statement.period).toBe("month");
});
