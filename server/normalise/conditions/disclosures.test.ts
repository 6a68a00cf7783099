import { expect, test } from "vitest";
import { readCondition, testConditionReader } from "#test/sentence-reader.ts";

testConditionReader("disclosures", {
  stating: [
    ["We use AI to screen applications.", ["ai-screening"]],
    [
      "We may use artificial intelligence (AI) tools to support parts of the hiring process, such as reviewing applications.",
      ["ai-screening"],
    ],
    ["Automated employment decision tools are used to assess candidates.", ["ai-screening"]],
    ["Nous utilisons l'intelligence artificielle pour trier les candidatures.", ["ai-screening"]],
    ["Our applicant tracking system uses machine learning to rank applications.", ["ai-screening"]],
    ["Bei der Vorauswahl der Bewerbungen setzen wir KI ein.", ["ai-screening"]],
    ["Este processo seletivo utiliza inteligência artificial.", ["ai-screening"]],
    ["Acme may leverage artificial intelligence in its review of applications.", ["ai-screening"]],
    ["We do not use artificial intelligence to screen applicants.", ["no-ai-screening"]],
    ["Wir nutzen keine künstliche Intelligenz bei der Auswahl von Bewerbungen.", ["no-ai-screening"]],
    ["In accordance with Colorado law, the pay range is $100k to $120k.", ["pay-law"]],
    ["The salary range is listed to comply with pay transparency laws.", ["pay-law"]],
    ["Pursuant to the Equal Pay for Equal Work Act, the base salary is stated.", ["pay-law"]],
    ["Aufgrund gesetzlicher Vorgaben nennen wir das Mindestgehalt.", ["pay-law"]],
  ],
  silent: [
    "Please do not use AI in your application.",
    "Our product uses AI to screen candidates.",
    "You will build AI that ranks candidates.",
    "We use AI every day.",
    "Fernhill uses AI to screen candidates for recruiters.",
    "Pay Transparency Nondiscrimination Provision",
    "Pursuant to the San Francisco Fair Chance Ordinance, we consider applicants with arrest records.",
    "Employees who have inquired about pay are protected under the law.",
    "Knowledge of employment law.",
    "We pay by bank transfer.",
    "Candidates can use AI to prepare for the hiring process.",
  ],
});

test("quotes one sentence of each disclosure", () => {
  const [ai, pay] = ["We use AI to screen applications.", "The salary range follows pay transparency laws."];
  expect(readCondition("disclosures", [ai, "We build boats.", pay])).toEqual({
    value: ["ai-screening", "pay-law"],
    evidence: `${ai} … ${pay}`,
  });
});
