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
