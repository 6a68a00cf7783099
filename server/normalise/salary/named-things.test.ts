import { describe, expect, it } from "vitest";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readSalary } from "./salary.ts";

function pay(body: string, country: string | null = null): string {
  const { value } = readSalary({ field: undefined, title: "Editor", prepared: prepareText(body), country });
  return value === null ? "" : `${value.min ?? ""}-${value.max ?? ""} ${value.currency} ${value.period}`;
}

const ENDS: Record<string, [string, string]> = {
  en: ["$300", "$900"],
  de: ["300 €", "900 €"],
  fr: ["300 €", "900 €"],
  es: ["300 €", "900 €"],
  pt: ["R$ 300", "R$ 900"],
  it: ["300 €", "900 €"],
  nl: ["€ 300", "€ 900"],
  pl: ["300 zł", "900 zł"],
  sv: ["3 000 kr", "9 000 kr"],
};

/** Clauses about things, with the ends of a range for LOW and HIGH. */
const THINGS: [keyof typeof ENDS, string][] = [
  ["en", "A weekend course brings in LOW to HIGH."],
  ["en", "Most of our bicycles go for LOW to HIGH."],
  ["en", "Every booking is between LOW and HIGH."],
  ["de", "Ein Wochenendkurs bringt uns LOW bis HIGH ein."],
  ["de", "Die meisten unserer Räder liegen zwischen LOW und HIGH."],
  ["fr", "Un vélo remis en état part entre LOW et HIGH."],
  ["fr", "Nos stages de poterie vont de LOW à HIGH."],
  ["es", "Las bicicletas que arreglamos rondan de LOW a HIGH."],
  ["es", "Cada reserva está entre LOW y HIGH."],
  ["pt", "As bicicletas reformadas ficam entre LOW e HIGH."],
  ["it", "Le nostre biciclette vanno da LOW a HIGH."],
  ["nl", "Een opgeknapte fiets gaat weg voor LOW tot HIGH."],
  ["pl", "Odnowiony rower idzie za LOW do HIGH."],
  ["sv", "En renoverad cykel går för LOW till HIGH."],
];

describe("ranges of what things cost or bring", () => {
  it.each(THINGS)("%s: %s", (language, sentence) => {
    const [low, high] = ENDS[language] ?? ["", ""];
    const text = sentence.replace("LOW", low).replace("HIGH", high);
    expect(pay(`<p>${text}</p>`)).toBe("");
  });

  it.each([
    ["For the right person we have $120k to $140k.", "120000-140000 USD year"],
    ["<p>Pay</p><p>Juniors see $300 to $450 per day.</p>", "300-450 USD day"],
    ["We pay $300 to $450, always on a Friday, for a day's work.", "300-450 USD day"],
    ["<p>$18.50 - $21.00</p>", "18.5-21 USD hour"],
    ["Wir zahlen 3.000 bis 3.400 €, je nach Vorwissen und Lust auf Neues.", "3000-3400 EUR month"],
    ["Le salaire va de 2 300 à 2 500 €.", "2300-2500 EUR month"],
  ])("keeps what is pay: %s", (text, expected) => {
    expect(pay(text)).toBe(expected);
  });
});

describe("money that goes to or comes from somebody else", () => {
  it.each([
    "Fertility HRA (up to $9,000 per year)",
    "Life insurance coverage of $60,000 for everyone.",
    "Coverage amount: ₹7 lakhs annually.",
    "Pension of 5% - £600 employee referral bonus - free fruit.",
    "Nobody here makes less than the living wage of $30,000 per year.",
    "Niemand verdient bei uns weniger als 30.000 € im Jahr? Das wäre gelogen: Eltern zahlen 900 € im Monat.",
    "Rodzice płacą nam 140 zł za godzinę.",
    "Wdrażamy systemy warte od 400 tys. do 3 mln zł.",
  ])("%s", (text) => {
    expect(pay(text)).toBe("");
  });
});

describe("pay among other texts", () => {
  const NOTICE = "<h3>Equal opportunity</h3><p>We are an equal opportunity employer and don't discriminate.</p>";

  it.each([
    ["The pay range for this position is $150,000 - $175,000 per year.", "150000-175000 USD year"],
    ["This position pays between $70,600 - 84,900 based on experience.", "70600-84900 USD year"],
    ["Base salary: €86,000 - €122,000.", "86000-122000 EUR year"],
    ["We employ 12,000 people and spent $200,000 - $300,000 on access to our buildings.", ""],
    ["Complaints about pay may be sent to the office within 300 days.", ""],
  ])("reads behind a legal notice: %s", (text, expected) => {
    expect(pay(`${NOTICE}<p>${text}</p>`)).toBe(expected);
  });

  it("reads a heading that states pay", () => {
    expect(pay("<h3>Salary range: $71,000 - $82,000</h3><p>The range depends on where you live.</p>")).toBe(
      "71000-82000 USD year",
    );
    expect(pay("<h3>Our 2026 plan: 40,000 trees</h3><p>You will plant them.</p>")).toBe("");
  });
});

describe("how amounts are written", () => {
  it("joins a lowest and a highest amount on lines of their own", () => {
    expect(pay("<p>Min</p><p>USD $98,500.00/Yr.</p><p>Max</p><p>USD $120,950.00/Yr.</p>")).toBe(
      "98500-120950 USD year",
    );
    expect(pay("<h3>Min</h3><p>USD $98,500.00/Yr.</p><h3>Max</h3><p>USD $120,950.00/Yr.</p>")).toBe(
      "98500-120950 USD year",
    );
    expect(pay("<p>Minimum</p><p>USD $21.50/Hr.</p><p>Maximum</p><p>USD $24.00/Hr.</p>")).toBe("21.5-24 USD hour");
  });

  it.each([
    ["Base pay: Zone 1 $193,000—$241,000 USD, Zone 2 $173,700—$214,900 USD", null, "173700-241000 USD year"],
    ["Level 2 salary: $95,000 - $110,000", null, "95000-110000 USD year"],
    ["The base salary range is $78,000/y to $88,200/y.", null, "78000-88200 USD year"],
    ["Salary: €4.2k - €4.7k (gross, monthly)", null, "4200-4700 EUR month"],
    ["Salary: €52k - €61k (gross, annual)", null, "52000-61000 EUR year"],
    ["Monthly salary: Php 45,000", null, "45000-45000 PHP month"],
    ["Salary: upto $22/hr", null, "-22 USD hour"],
    ["This is a contract role at $50-100/hr, depending on experience.", null, "50-100 USD hour"],
    ["Pay range. Minimum: $98,900.00 Maximum: $128,700.00", null, "98900-128700 USD year"],
    ["For Canada-based roles, we expect a base salary between $116,000 and $140,500.", null, "116000-140500 CAD year"],
    ["For roles in the US, we expect a base salary between $116,000 and $140,500.", null, "116000-140500 USD year"],
    ["In Canada or the US the salary is $116,000 to $140,500.", null, "116000-140500 USD year"],
    [
      "On-Target Earnings for this role are $225k - $275k off of a Base Salary of $125k - $140k.",
      null,
      "125000-140000 USD year",
    ],
    ["El sueldo bruto anual parte de 27.000 €.", "ES", "27000- EUR year"],
    ["Das Jahresgehalt beträgt mindestens 41.000 €.", "DE", "41000- EUR year"],
    ["Tegenover je werk staat 475 euro per maand.", "NL", "475-475 EUR month"],
    ["Die Stunde gibt 15,20 Euro.", "DE", "15.2-15.2 EUR hour"],
    ["Bolsa: R$ 1.600; auxílio-internet: R$ 100.", "BR", "1600-1600 BRL month"],
    ["We have budgeted €98k–€112k for this one.", "IE", "98000-112000 EUR year"],
    [
      "We pay between $110,000 in our lowest geographic market up to $175,000 in our highest geographic market.",
      "US",
      "110000-175000 USD year",
    ],
    ["Salaries go from $98,000 in low-cost regions through $131,000 in high-cost ones.", "US", "98000-131000 USD year"],
    ["Rents go from $1,100 in the cheapest district up to $4,000 in the dearest.", "US", ""],
    ["13e maand en € 4.800", "NL", "4800-4800 EUR month"],
    ["13e mois, 2 400 € brut", "FR", "2400-2400 EUR month"],
    ["We budget €5,000 to €8,000 a year for conferences.", "IE", ""],
  ])("%s", (text, country, expected) => {
    expect(pay(`<p>${text}</p>`, country)).toBe(expected);
  });
});
