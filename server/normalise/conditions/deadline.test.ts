import fc from "fast-check";
import { expect, test } from "vitest";
import { READ_ON, readCondition, testConditionReader } from "#test/sentence-reader.ts";

const DATED = [
  "Apply by 15 December 2026.",
  "Application deadline: December 15, 2026",
  "Applications close on 15 Dec 2026.",
  "We accept applications until 2026-12-15.",
  "Please submit your application no later than December 15.",
  "Bewerbungsfrist: 15.12.2026",
  "Bitte bewerben Sie sich bis zum 15. Dezember 2026.",
  "Date limite de candidature : 15 décembre 2026",
  "Fecha límite: 15 de diciembre de 2026",
  "Candidaturas até 15 de dezembro de 2026.",
  "Solliciteer uiterlijk 15 december 2026.",
  "Aplikuj do 15 grudnia 2026.",
  "Sista ansökningsdag: 2026-12-15",
  "Ansøgningsfrist: 15. december 2026",
  "応募締切 2026年12月15日",
];
const ROLLING = [
  "Applications are reviewed on a rolling basis.",
  "This posting stays open until filled.",
  "There is no application deadline.",
  "Urvalet sker löpande.",
];

testConditionReader("deadline", {
  stating: [
    ...DATED.map((sentence) => [sentence, "dated"] as const),
    ...ROLLING.map((each) => [each, "rolling"] as const),
  ],
  silent: [
    "You meet tight deadlines by 15 December.",
    "Apply by 3 March 2025.",
    "Apply by 04/05/2027.",
    "The role starts on 15 December 2026.",
    "Apply today.",
    "Applications close soon.",
    "The tax filing deadline is 15 April 2027.",
  ],
});

test.each(DATED)("reads the day of: %s", (sentence) => {
  expect(readCondition("applicationDeadline", [sentence]).value).toBe("2026-12-15");
});

test("a day of the source counts before the text", () => {
  const given = { closesAt: "2026-12-31T23:00:00.000Z" };
  expect(readCondition("applicationDeadline", [DATED[0]!], given).value).toBe("2026-12-31");
});

test("a day without a year is the first one since the posting appeared", () => {
  const given = { postedAt: "2026-11-20T00:00:00.000Z" };
  expect(readCondition("applicationDeadline", ["Apply by 5 January."], given).value).toBe("2027-01-05");
});

test("three numbers are read by the language of the ad, or not at all", () => {
  const sentence = ["Bewerbungsfrist: 03/12/2026"];
  expect(readCondition("applicationDeadline", sentence, { language: "de" }).value).toBe("2026-12-03");
  expect(readCondition("applicationDeadline", ["Apply by 03/12/2026."], { language: "en" }).value).toBeNull();
});

test("a day to apply is never over", () => {
  const day = fc.date({ min: new Date("2024-01-01"), max: new Date("2029-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const { value } = readCondition("applicationDeadline", [`Apply by ${iso}.`]);
      const isNear = iso >= READ_ON.toISOString().slice(0, 10) && date.getTime() < READ_ON.getTime() + 365 * 86_400_000;
      if (isNear) expect(value).toBe(iso);
      else if (value !== null) expect(Date.parse(value)).toBeGreaterThanOrEqual(READ_ON.getTime() - 86_400_000);
    }),
  );
});
