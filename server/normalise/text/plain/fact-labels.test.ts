import { expect, test } from "vitest";
import { isFactLabel } from "./fact-labels.ts";

test.each([
  "Salary",
  "Hours (per week):",
  "Type of contract",
  "Travel %",
  "Salary range (USD)",
  "Std./Woche",
  "Durée du contrat (en mois)",
  "Nivel de estudios",
  "Heltid/deltid",
  "Wymiar etatu",
  "給与",
])("knows %j as a label", (text) => {
  expect(isFactLabel(text)).toBe(true);
});

test.each([
  "",
  "Team",
  "Noise level",
  "Company age (years)",
  "Average order value (EUR)",
  "Time Type: Full time",
  "40 horas",
  "5 years",
  "What we offer",
  "Required",
  "Deadlines matter to us",
  "Our pay philosophy",
  "Experience that counts at every level and in every position of the range",
])("knows %j as none", (text) => {
  expect(isFactLabel(text)).toBe(false);
});
