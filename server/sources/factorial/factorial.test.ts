import { expect, it } from "vitest";
import { factorial } from "./factorial.ts";
import { factsIn, modeIn } from "./shape.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(factorial, import.meta.dirname);

it.each([
  ["Híbrido", "hybrid"],
  ["Ibrido", "hybrid"],
  ["Remote", "remote"],
  ["Da remoto", "remote"],
  ["Remota", "remote"],
  ["Presencial", "onsite"],
  ["In sede", "onsite"],
  ["Remoto y tardes libres", undefined],
  ["Engineering", undefined],
])("reads the workplace %s", (word, value) => {
  expect(modeIn([word])?.value).toBe(value);
});

it.each([
  [["Full-time", "Milano, Lombardia, Italia", "€30.000,00 - €35.000,00 / anno"], "Milano, Lombardia, Italia"],
  [["Team (PAR)", "Ibrido (Milano, Lombardia, Italia)"], "Milano, Lombardia, Italia"],
  [["Permanent", "Sales"], ""],
])("finds the place among the facts %j", (facts, place) => {
  const page = facts.map((fact) => `<li class='flex border-gray-50'><span>${fact}</span></li>`).join("");
  expect(factsIn(page).locations).toEqual([place]);
});

it.each([
  ["https://olivar.factorialhr.com/job_posting/backend-engineer-100", "olivar.factorialhr.com"],
  ["https://olivar.factorialhr.com.br/job_posting/backend-engineer-100", "olivar.factorialhr.com.br"],
  ["https://olivar.factorial.es/", "olivar.factorial.es"],
  ["https://factorialhr.com/payroll", null],
  ["https://www.factorial.es/nominas", null],
  ["https://api.factorialhr.com/api/v1/ats", null],
  ["https://olivar.factorialhr.com.evil.example/job_posting/x-1", null],
])("finds the board behind %s", (link, token) => {
  expect(factorial.boardOf!(new URL(link))).toBe(token);
});
