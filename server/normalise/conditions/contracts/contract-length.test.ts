import { expect, test } from "vitest";
import { readCondition, testConditionReader } from "#test/sentence-reader.ts";

const months = (min: number | null, max = min) => ({ min, max });

testConditionReader("contractMonths", {
  stating: [
    ["This is a 6-month contract.", months(6)],
    ["Six-month fixed-term contract with our client.", months(6)],
    ["Fixed-term contract of 12 months.", months(12)],
    ["A 12-month maternity leave cover.", months(12)],
    ["Contract length: 3-6 months", months(3, 6)],
    ["Initial 3 months contract, with a chance to extend.", months(3)],
    ["Duration: up to 18 months", { min: null, max: 18 }],
    ["A 12-week engagement.", months(2.77)],
    ["A two-year fixed-term contract.", months(24)],
    ["Die Stelle ist zunächst auf 12 Monate befristet.", months(12)],
    ["Befristet auf zwei Jahre.", months(24)],
    ["Laufzeit: 6 Monate", months(6)],
    ["CDD de 6 mois.", months(6)],
    ["Mission de 3 à 6 mois.", months(3, 6)],
    ["Contrato temporal de 6 meses.", months(6)],
    ["Duração do contrato: 12 meses", months(12)],
    ["Contract voor 12 maanden.", months(12)],
    ["Je krijgt een jaarcontract.", months(12)],
    ["Umowa na 6 miesięcy.", months(6)],
    ["Vikariat 12 månader.", months(12)],
  ],
  silent: [
    "The contract begins with a probation period of 6 months.",
    "After 6 months your contract becomes permanent.",
    "Customers sign 12-month contracts.",
    "5 years of contract management experience.",
    "3 years of experience in contract law.",
    "A notice period of 3 months applies to this contract.",
    "Unbefristeter Vertrag mit 6 Monaten Probezeit.",
    "CDI avec une période d'essai de 4 mois.",
    "You lead projects.",
    "A permanent contract.",
    "We were founded 12 years ago.",
  ],
});

test("offers each choice that the length touches", () => {
  expect(readCondition("contractLength", ["Contract length: 3-9 months"]).value).toEqual(["1-3", "4-6", "7-12"]);
  expect(readCondition("contractLength", ["A 12-week engagement."]).value).toEqual(["1-3"]);
  expect(readCondition("contractLength", ["We build boats."]).value).toEqual([]);
});

test.each([
  ["Freelance 3D-visualiser søges (4 måneder)", months(4)],
  ["Rådgiver, engasjement 18 md. – Seksjon for havner", months(18)],
  ["Projektleiter (m/w/d) – 12 Monate", months(12)],
  ["Accountant, 6 months", months(6)],
  ["Cook (3 years of experience)", null],
  ["Trainee, 18 years or older", null],
])("reads the title %s", (title, value) => {
  expect(readCondition("contractMonths", [], { title }).value).toEqual(value);
});

test("takes a length behind a sentence that names an engagement as its own", () => {
  expect(readCondition("contractMonths", ["It's a maternity cover.", "Eight months, from March."]).value).toEqual(
    months(8),
  );
  expect(readCondition("contractMonths", ["It's a permanent post.", "Eight months, from March."]).value).toBeNull();
});

test.each([
  ["Freiberufliche Texterin", "Beginn März, Dauer offen, zunächst für acht Monate, remote.", months(8)],
  ["Payroll officer, maternity cover", "We need you for 8 months, starting in March.", months(8)],
  ["Prácticas de diseño", "Contratación: desde enero, 4 meses, media jornada.", months(4)],
  ["Konsulentopgave: rapportering", "Start: 1. marts, 5 måneder, 37 timer om ugen", months(5)],
  ["Estágio em vendas", "Quanto tempo: 1 ano, com opção de mais um", months(12)],
  ["Interim controller", "Looptijd: half jaar", months(6)],
  ["데이터 분석가 (프리랜서, 4개월)", "부산 근무.", months(4)],
  ["Seasonal agent, temporary", "Training takes 3 weeks, paid.", null],
  ["Interim accountant", "You've done this for two years, ideally in a bank.", null],
  ["Accountant, contract", "Newly qualified CA(SA) (0-2 years post articles)", null],
  ["Curate, contract", "A two-year post in Leeds.", months(24)],
  ["Contable", "Reemplazo por licencia del 1 de febrero de 2027 al 30 de noviembre de 2027.", months(10)],
  ["Contract designer", "We've been around for 12 years, and it shows.", null],
  ["Freelance consultant", "Experience: 3 years, ideally in SAP.", null],
])("under the title %s, %j lasts so long", (title, sentence, value) => {
  expect(readCondition("contractMonths", [sentence], { title }).value).toEqual(value);
});
