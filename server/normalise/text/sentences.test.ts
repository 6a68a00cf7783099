import { expect, test } from "vitest";
import { splitSentences } from "./sentences.ts";

test.each([
  ["We bake. You sell!", ["We bake.", "You sell!"]],
  ["Use ovens, e.g. Old ones. Bake.", ["Use ovens, e.g. Old ones.", "Bake."]],
  ["Based in the U.S. You will bake.", ["Based in the U.S.", "You will bake."]],
  ["You must be a U.S. Citizen. Bake.", ["You must be a U.S. Citizen.", "Bake."]],
  ["Live on the U.S. Mainland. Bake.", ["Live on the U.S. Mainland.", "Bake."]],
  ["Remote? No.", ["Remote? No."]],
  ["Pay is $45.50 an hour. Apply.", ["Pay is $45.50 an hour.", "Apply."]],
  ["Mit 60 bis 70 Tsd. Euro im Jahr. Bewirb dich.", ["Mit 60 bis 70 Tsd. Euro im Jahr.", "Bewirb dich."]],
  ["Lohn: Fr. 7000 im Monat. Bewirb dich.", ["Lohn: Fr. 7000 im Monat.", "Bewirb dich."]],
  ["Pošlete to do 15. 1. 2027 do Brna. Děkujeme.", ["Pošlete to do 15. 1. 2027 do Brna.", "Děkujeme."]],
  ["Ozvěte se do 5. 2., i v noci. Děkujeme.", ["Ozvěte se do 5. 2., i v noci.", "Děkujeme."]],
  ["Leivomme yhdessä. Sinä myyt.", ["Leivomme yhdessä.", "Sinä myyt."]],
  ["Poste à pourvoir dès l'été. Venez cuire.", ["Poste à pourvoir dès l'été.", "Venez cuire."]],
  ["Vi bakar gott på. Du säljer.", ["Vi bakar gott på.", "Du säljer."]],
  ["Pečeme chutně a poctivě. Ty prodáváš.", ["Pečeme chutně a poctivě.", "Ty prodáváš."]],
  ["Ask for Mr. B. Baker. Bake.", ["Ask for Mr. B. Baker.", "Bake."]],
  ["Je nás 15. 20 z nás vaří.", ["Je nás 15.", "20 z nás vaří."]],
  ["Lohn im 1. Lehrjahr 780 Franken. Bewirb dich.", ["Lohn im 1. Lehrjahr 780 Franken.", "Bewirb dich."]],
  ["Ab dem 3. Semester. Auf dem 2. Bildungsweg.", ["Ab dem 3. Semester.", "Auf dem 2. Bildungsweg."]],
  [
    "Wir sind 12. Jahrelang waren wir 3. Tagsüber ist offen.",
    ["Wir sind 12.", "Jahrelang waren wir 3.", "Tagsüber ist offen."],
  ],
  ["A Ph. D. in botany. Apply.", ["A Ph. D. in botany.", "Apply."]],
  ["Dipl. Ing. Maschinenbau. Bewirb dich.", ["Dipl. Ing. Maschinenbau.", "Bewirb dich."]],
  ["", []],
])("%s", (line, sentences) => {
  expect(splitSentences(line)).toEqual(sentences);
});

test("cuts a very long sentence at spaces", () => {
  const parts = splitSentences("bread ".repeat(500));
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.every((part) => part.length <= 600)).toBe(true);
});
