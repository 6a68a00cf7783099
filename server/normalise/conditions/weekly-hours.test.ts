import fc from "fast-check";
import { expect, test } from "vitest";
import { readCondition, testConditionReader } from "#test/sentence-reader.ts";

const hours = (min: number | null, max: number | null) => ({ min, max });

testConditionReader("hoursAsked", {
  stating: [
    ["40 hours per week.", hours(40, 40)],
    ["This is a 37.5-hour working week.", hours(37.5, 37.5)],
    ["Part-time, 20-25 hours a week.", hours(20, 25)],
    ["Either part-time (20 hours per week) or full-time (40 hours per week).", hours(20, 40)],
    ["At least 20 hours per week.", hours(20, null)],
    ["You can give us 15+ hours a week.", hours(15, null)],
    ["Up to 30 hours a week.", hours(null, 30)],
    ["Around 25 hours weekly.", hours(25, 25)],
    ["72 hours per two-week pay period.", hours(36, 36)],
    ["21 hours spread over Monday to Wednesday.", hours(21, 21)],
    ["Vierzig Stunden, unbefristet, von zu Hause.", hours(40, 40)],
    ["36 uur, vast contract.", hours(36, 36)],
    ["Uren: 32-40 uur", hours(32, 40)],
    ["Hours: 30 hours", hours(30, 30)],
    ["We zoeken iemand voor 24 tot 32 uur.", hours(24, 32)],
    ["3.650 Euro im Monat bei 39 Stunden.", hours(39, 39)],
    ["L'impegno è di venti ore alla settimana.", hours(20, 20)],
    ["Wir bieten eine 38,5-Stunden-Woche.", hours(38.5, 38.5)],
    ["Umfang: 20 bis 30 Stunden pro Woche.", hours(20, 30)],
    ["Teilzeit mit mindestens 20 Std./Woche.", hours(20, null)],
    ["Contrat de 35 heures par semaine.", hours(35, 35)],
    ["Une semaine de 39 heures.", hours(39, 39)],
    ["Jornada de 40 horas semanales.", hours(40, 40)],
    ["Entre 20 y 30 horas a la semana.", hours(20, 30)],
    ["Carga horária: 44 horas semanais.", hours(44, 44)],
    ["30 horas por semana.", hours(30, 30)],
    ["32-40 uur per week.", hours(32, 40)],
    ["32 - 40 uur", hours(32, 40)],
    ["Wymiar: 40 godzin tygodniowo.", hours(40, 40)],
    ["Od 20 do 30 godz. w tygodniu.", hours(20, 30)],
    ["Arbetstid: 40 timmar per vecka.", hours(40, 40)],
    ["Stillingen er på 37 timer om ugen.", hours(37, 37)],
    ["20 hod./týden", hours(20, 20)],
    ["20 h/sett.", hours(20, 20)],
    ["20 ore/săpt.", hours(20, 20)],
    ["週20時間以上勤務できる方", hours(20, null)],
    ["週30時間以内", hours(null, 30)],
    ["40 ore settimanali.", hours(40, 40)],
    ["6 hours/day, 4 days/week.", hours(24, 24)],
    ["Seis horas diarias de lunes a viernes.", hours(30, 30)],
    ["Täglich von zu Hause, vier Stunden pro Tag, montags bis freitags.", hours(20, 20)],
    ["The post is for 18 hours.", hours(18, 18)],
    ["Eine Stelle mit 28 Stunden.", hours(28, 28)],
    ["Stillingen er på 32 timer.", hours(32, 32)],
    ["38 timmars arbetsvecka.", hours(38, 38)],
    ["34 uur is een volle werkweek.", hours(34, 34)],
    ["Twenty hours spread across the mornings.", hours(20, 20)],
    ["Vi er åbne for 30-37 t/uge.", hours(30, 37)],
    ["We're open to 32 hours a week.", hours(32, 32)],
    ["週20〜30時間の勤務です。", hours(20, 30)],
  ],
  silent: [
    "You get five hours a week to learn what you like.",
    "Jede Kollegin bekommt vier Stunden pro Woche für eigene Ideen.",
    "Insurance for team members working 32+ hours per week.",
    "Full-time, 8 hrs/day, New York time.",
    "Carga horária de 8h por dia.",
    "Vierzig Stunden, so lange dauert die Zugfahrt nach Istanbul.",
    "You save customers 10 hours a week.",
    "Support 24 hours a day, 7 days a week.",
    "We answer within 24 hours.",
    "4 hours of overlap per week with our team.",
    "You spend 5 hours a week on meetings.",
    "8 hours a week of paid training.",
    "168 hours per week of uptime.",
    "Working hours: 9 to 17.",
    "Arbeitszeit: 9 bis 17 Uhr.",
    "40 hours of paid volunteering a year.",
    "We ship every two weeks.",
    "Nos clients économisent 10 heures par semaine.",
    "2 hours per week.",
    "The shop is open 8 hours a day, Monday to Friday.",
    "Butiken har öppet 45 timmar i veckan.",
    "Onze balie is 50 uur per week bereikbaar.",
    "Biuro czynne 55 godzin tygodniowo.",
    "A linha funciona 60 horas por semana.",
    "Our desk operates 45 hours a week.",
    "Unser Telefon ist 40 Stunden pro Woche besetzt.",
    "You take three breaks a day, Monday to Friday.",
    "We have lives outside of 60 hour weeks.",
    "Vacation accrues at 6 hours a month if working 40 hours per week.",
  ],
});

test("reads the title first", () => {
  const given = { title: "Developer (24–32 uur per week)" };
  expect(readCondition("hoursAsked", ["40 hours per week."], given).value).toEqual(hours(24, 32));
});

test("never reads more hours than a week allows, and no bound above the other", () => {
  const parts = fc.constantFrom(
    "20",
    "40",
    "8",
    "168",
    "-",
    " to ",
    "+",
    " hours",
    "h",
    " per week",
    "/week",
    " at least ",
    " Stunden",
    " pro Woche",
    ",",
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (words) => {
      const { value } = readCondition("hoursAsked", [words.join("")]);
      if (value === null) return;
      for (const bound of [value.min, value.max]) if (bound !== null) expect(bound >= 4 && bound <= 60).toBe(true);
      expect((value.min ?? 0) <= (value.max ?? 60)).toBe(true);
    }),
  );
});

test("the numbers of the source count before the text, unless nobody works so", () => {
  const read = (weeklyHours: { min?: number; max?: number }) =>
    readCondition("hoursAsked", ["40 hours per week."], { posting: { weeklyHours } }).value;
  expect(read({ min: 32, max: 36 })).toEqual(hours(32, 36));
  expect(read({ max: 24 })).toEqual(hours(null, 24));
  expect(read({ min: 0, max: 168 })).toEqual(hours(40, 40));
  expect(read({ min: 40, max: 20 })).toEqual(hours(40, 40));
});

test("offers each choice that the hours touch", () => {
  expect(readCondition("weeklyHours", ["20 to 40 hours per week."]).value).toEqual(["20-29", "30-36", "37"]);
  expect(readCondition("weeklyHours", ["38.5 hours per week."]).value).toEqual(["37"]);
  expect(readCondition("weeklyHours", ["Up to 20 hours per week."]).value).toEqual(["1-19", "20-29"]);
});
