import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPay } from "#test/sentence-reader.ts";

const yearly = fc.integer({ min: 32, max: 180 }).map((thousands) => thousands * 1000);
const written = (amount: number) => `$${amount.toLocaleString("en-US")}`;

describe("pay without a word for it", () => {
  test.each([
    ["$52,000 a year, union contract, four-day week in July.", "US", "52000-52000 USD year"],
    ["De 700 a 900 dólares al mes.", "EC", "700-900 USD month"],
    ["Cobrarás 1.650 euros al mes, netos.", "ES", "1650-1650 EUR month"],
    ["Pro Stunde gibt es 19,50 €, dazu Schichtzulagen.", "DE", "19.5-19.5 EUR hour"],
    ["Honoraires de 85 € de l'heure en journée, jusqu'à 110 € de nuit.", "FR", "85-110 EUR hour"],
    ["Finanziell sieht es so aus: 3.100 bis 3.450 Euro brutto, zwölfmal im Jahr.", "DE", "3100-3450 EUR month"],
    ["Monthly salary between S$4,800 and S$5,600 with a thirteenth month.", null, "4800-5600 SGD month"],
  ])("reads %s", (sentence, country, pay) => {
    expect(readPay(`<p>${sentence}</p>`, country)).toBe(pay);
  });

  test("is read from a clause of its own, whatever clauses stand around it", () => {
    const others = fc.constantFrom("full-time", "four weeks of holiday", "start in March");
    fc.assert(
      fc.property(yearly, others, others, (amount, before, after) => {
        expect(readPay(`<p>${before}, ${written(amount)} a year, ${after}.</p>`, "US")).toBe(
          `${amount}-${amount} USD year`,
        );
      }),
    );
  });
});

describe("money of others", () => {
  test.each([
    ["Je krijgt € 750 voor je werkplek en thuiswerken levert € 2,40 per dag op.", "NL"],
    ["Wirb Freunde an und erhalte dafür 1.500 € brutto.", "DE"],
    ["We hand out $1,000 (or the equal in pesos) a year to spend on learning.", "US"],
    ["Unsere Küchen kosten zwischen 12.000 und 40.000 Euro.", "DE"],
  ])("isn't pay: %s", (sentence, country) => {
    expect(readPay(`<p>${sentence}</p>`, country)).toBe("");
  });

  test("isn't pay: what things cost, are worth or bring from customers", () => {
    const frames = fc.constantFrom(
      (low: string, high: string) => `Clients pay us between ${low} and ${high} a year for this service.`,
      (low: string, high: string) => `Grants of ${low} to ${high} go to local charities.`,
      (low: string, high: string) => `You approve purchase orders from ${low} up to ${high}.`,
      (low: string, high: string) => `Our largest customer owes us ${low} to ${high} at any time.`,
    );
    fc.assert(
      fc.property(frames, yearly, fc.integer({ min: 1, max: 40 }), (frame, low, more) => {
        expect(readPay(`<p>${frame(written(low), written(low + more * 1000))}</p>`, "US")).toBe("");
      }),
    );
  });
});

// These stand in no table that the model of pay learns from: the rules decide them, and other money stands in the same sentence.
test.each([
  ["DE", "15.2-15.2 EUR hour", "Minijob bis 603 Euro monatlich bei 15,20 Euro Stundenlohn"],
  ["GB", "-45000 GBP year", "Up to £45,000 for somebody who has run a payroll before."],
  ["GB", "-52000 GBP year", "To £52,000 DOE plus car"],
  ["BR", "2800-2800 BRL month", "Salário: R$ 2.800,00 + VR R$ 35,00/dia"],
  ["CZ", "32000-32000 CZK month", "Mzda 32 000 Kč, ubytování za 2 500 Kč měsíčně"],
  ["DE", "2900-2900 EUR month", "2.900 € brutto in Vollzeit, alternativ Minijob bis 603 €."],
  ["GB", "38000-38000 GBP year", "Circa £38,000 plus a bonus that averaged 8% last year."],
  ["GB", "-60000 GBP year", "Up to £60,000 for a controller who has closed books alone."],
  ["IE", "-70000 EUR year", "Up to €70,000 for an engineer with GMP behind them."],
  ["US", "42-45 AUD hour", "Pay: $42 to $45 per hour plus super. FIFO 8:6."],
  ["DE", "3000-3500 EUR month", "Gehalt 3.000 € bis 3.500 € im Monat, 500 € Bonus für Master."],
  ["DE", "18-18 EUR hour", "18 € pro Stunde, 2 € Zulage für Meister."],
  ["GB", "14-14 GBP hour", "£14 per hour. A qualified coach gets a £2,000 grant."],
  ["US", "25-25 USD hour", "$25/hr for RNs. Patients pay $40 per visit after 5 weeks."],
  ["FR", "2200-2200 EUR month", "2 200 € brut par mois, 250 € de prime en master."],
  ["US", "700-800 USD week", "Live-in nanny with own room, $700 to $800 a week"],
  ["GB", "40000-45000 GBP year", "Salary negotiable, also depending on experience: £40,000-£45,000"],
  ["US", "100000-120000 USD year", "$100,000 - $120,000 plus super fun offsites."],
  ["US", "20-20 USD hour", "Interns earn $20 per hour plus a $500 monthly housing stipend."],
  ["DK", "160-180 DKK hour", "160 kr. i timen ufaglært, 180 kr. i timen faglært"],
  ["DE", "16-16 EUR hour", "16 €/Std. auf Minijobbasis (max. 603 € im Monat)"],
  ["KR", "", "연 80만원 복지카드 제공"],
  ["KR", "", "식비 월 15만원 별도 지급"],
  ["KR", "", "기숙사비 월 20만원 지원, 유류비 실비"],
  ["KR", "", "직원 추천 시 보상금 200만원"],
  ["KR", "2700000-2700000 KRW month", "월급 270만원, 식대 월 10만원 별도"],
  ["KR", "38000000-38000000 KRW year", "연봉 3,800만원, 성과급 최대 500만원"],
  ["CN", "", "每天餐补25元，每月话补100元"],
  ["CN", "", "交通补贴：每月300元"],
  ["CN", "", "内推奖金2000元"],
  ["CN", "7000-9000 CNY month", "底薪7000-9000元，餐补30元/天"],
])("%s: an amount that opens its sentence, and pay beside other money: %s: %s", (country, pay, sentence) => {
  expect(readPay(`<p>${sentence}</p>`, country)).toBe(pay);
});
