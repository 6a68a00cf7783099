import { expect, test } from "vitest";
import { readCondition, testConditionReader } from "#test/sentence-reader.ts";

const STATING = [
  ["Up to 25% travel.", "25"],
  ["Travel: 10%", "10"],
  ["Travel up to 20% of the time is required.", "25"],
  ["Domestic and international travel (40-50%).", "50"],
  ["You will travel about 60 percent of the time.", "100"],
  ["Travel 2 days per month.", "10"],
  ["You are on the road one week in five.", "25"],
  ["You are on the road one week out of five.", "25"],
  ["Overnight travel mandatory.", "some"],
  ["Matkapäiviä noin 30 % työajasta.", "50"],
  ["Vei petrece o săptămână pe lună la fabrica din Serbia.", "25"],
  ["Reisebereitschaft (ca. 30 %).", "50"],
  ["Déplacements à prévoir : 20 %.", "25"],
  ["Disponibilidad para viajar 15%.", "25"],
  ["Disponibilidade para viagens (até 10%).", "10"],
  ["Reizen: 10%", "10"],
  ["Podróże służbowe do 10% czasu.", "10"],
  ["Resor cirka 10 % förekommer.", "10"],
  ["No travel required.", "none"],
  ["This role does not require any travel.", "none"],
  ["Keine Reisetätigkeit.", "none"],
  ["Sans déplacement.", "none"],
  ["Occasional travel is required.", "some"],
  ["Willingness to travel to two offsites a year.", "some"],
  ["Reisebereitschaft wird erwartet.", "some"],
  ["Bereid om af en toe te reizen.", "some"],
] as const;

testConditionReader("travel", {
  stating: STATING,
  silent: [
    "We are a travel company that grows 20% a year.",
    "Save 25% on travel with our app.",
    "Travel insurance and a 10% discount.",
    "You love travel.",
    "A travel budget of $1,000.",
    "Our travel platform serves 30% of all airlines.",
    "Nous sommes une agence de voyages.",
    "Work while travelling.",
    "You own the travel expenses product.",
  ],
});

test("a share counts before a sentence that names none", () => {
  expect(readCondition("travelPercent", ["Occasional travel is required.", "Travel: up to 15%"]).value).toEqual({
    min: null,
    max: 15,
  });
});
