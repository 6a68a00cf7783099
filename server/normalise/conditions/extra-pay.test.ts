import { expect, test } from "vitest";
import { readCondition, testConditionReader } from "#test/sentence-reader.ts";

testConditionReader("extraPay", {
  stating: [
    ["Base salary $80,000, OTE $160,000.", ["on-target"]],
    ["Uncapped commission.", ["commission"]],
    ["Fixgehalt plus Provision.", ["commission"]],
    ["Stipendio fisso più provvigioni.", ["commission"]],
    ["Salary plus annual performance bonus.", ["bonus"]],
    ["Stock options for everyone.", ["equity"]],
    ["Competitive salary, bonus and equity package.", ["bonus", "equity"]],
    ["RSUs that vest over four years.", ["equity"]],
    ["Mitarbeiterbeteiligung und Jahresbonus.", ["bonus", "equity"]],
    ["Rémunération variable non plafonnée et BSPCE.", ["on-target", "equity"]],
    ["Bono anual por objetivos.", ["bonus"]],
    ["Bônus anual e PLR.", ["bonus"]],
    ["Een eindejaarsbonus en aandelenopties.", ["bonus", "equity"]],
    ["Premia roczna i opcje na akcje.", ["bonus", "equity"]],
    ["Årlig bonus och personaloptioner.", ["bonus", "equity"]],
    ["Great compensation and bonuses, including stock options.", ["bonus", "equity"]],
    ["Our package has a bonus component and gain-sharing.", ["bonus"]],
    ["Gehalt plus Prämie.", ["bonus"]],
    ["Lohn und Bonus nach Ergebnis.", ["bonus"]],
    ["Salaire + primes.", ["bonus"]],
    ["Sueldo más bonos.", ["bonus"]],
    ["Salário + prémios.", ["bonus"]],
    ["Stipendio più premi.", ["bonus"]],
    ["Salaris plus bonus.", ["bonus"]],
    ["Wynagrodzenie plus premie.", ["bonus"]],
    ["Lön och bonus.", ["bonus"]],
    ["Løn plus bonus.", ["bonus"]],
    ["Palkka ja bonukset.", ["bonus"]],
    ["Mzda plus bonusy.", ["bonus"]],
    ["Salariu plus bonusuri.", ["bonus"]],
  ],
  silent: [
    "Private equity experience.",
    "We value diversity, equity and inclusion.",
    "A referral bonus of $500.",
    "A signing bonus of $5,000.",
    "German is a bonus.",
    "No equity and no bonus.",
    "We advise the European Commission.",
    "You administer our equity plans.",
    "Projects stay on target.",
    "Health equity is our mission.",
    "Commission-free trading.",
    "You sell data on stock options to banks.",
    "Flexible work with hybrid and virtual options.",
    "Full time, with a job share option.",
    "This position is not eligible for consideration for an equity grant.",
    "We don't offer equity because the bakery belongs to a family.",
    "Part-time staff are not entitled to the annual bonus.",
    "Wir zahlen keinen Jahresbonus.",
    "Nous ne versons pas de prime annuelle.",
    "No ofrecemos bono anual.",
    "Não pagamos bônus anual.",
    "We bieden geen eindejaarsbonus.",
    "Nie wypłacamy premii rocznej.",
    "Experience with executive pay, pension plans and equity compensation.",
    "You work with the equity manager so that taxes on equity compensation are right.",
    "Our app helps employees decide about budgets, homes and equity compensation.",
    "You install lifts, run them for the first time and commission systems at the customer's.",
    "Assist with sales commission tracking.",
    "The target pay range is $84,000 to $96,000.",
  ],
});

const SENTENCE = "Base salary $80,000, OTE $160,000 a year.";
test("on-target pay stands apart from the base pay", () => {
  expect(readCondition("onTargetPay", [SENTENCE])).toMatchObject({
    value: { min: 160_000, max: 160_000, currency: "USD", period: "year" },
    evidence: SENTENCE,
  });
  expect(readCondition("onTargetPay", ["Base salary $80,000 a year."]).value).toBeNull();
});

test("a salary that is on-target pay isn't repeated", () => {
  const { value } = readCondition("onTargetPay", [SENTENCE]);
  expect(readCondition("onTargetPay", [SENTENCE], { salary: value }).value).toBeNull();
});
