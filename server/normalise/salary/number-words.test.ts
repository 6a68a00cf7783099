import { expect, test } from "vitest";
import { withDigits } from "./number-words.ts";

test.each([
  ["twenty-one dollars an hour", "21 dollars an hour"],
  ["forty to forty-four thousand dollars a year", "40 to 44000 dollars a year"],
  ["achtunddreißigtausend Euro im Jahr", "38000 Euro im Jahr"],
  ["zwanzig bis zweiundzwanzig Euro", "20 bis 22 Euro"],
  ["vijfendertighonderd euro", "3500 euro"],
  ["tweeëntwintigduizend euro", "22000 euro"],
  ["quatre-vingt-dix-sept mille euros", "97000 euros"],
  ["deux mille cinq cents euros", "2500 euros"],
  ["treinta y ocho mil euros", "38000 euros"],
  ["mil e oitocentos euros", "1800 euros"],
  ["trentottomila euro", "38000 euro"],
  ["sześć tysięcy pięćset złotych", "6500 złotych"],
  ["pięć i pół tysiąca złotych", "5500 złotych"],
  ["trettioåttatusen kronor", "38000 kronor"],
  ["otteogtredive tusind kroner", "38000 kroner"],
  ["kaksituhatta viisisataa euroa", "2500 euroa"],
  ["třicet dva tisíc pět set korun", "32500 korun"],
  ["patru mii cinci sute de lei", "4500 de lei"],
])("writes %s in digits", (words, digits) => {
  expect(withDigits(words)).toBe(digits);
});

test.each([
  "a few thousand euros",
  "einige tausend Euro",
  "5 tysięcy złotych",
  "38 tusen kronor",
  "one of our customers",
  "30 honderd euro",
])("leaves %s as it is", (text) => {
  expect(withDigits(text)).toBe(text);
});
