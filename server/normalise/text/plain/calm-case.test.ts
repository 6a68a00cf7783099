import { expect, test } from "vitest";
import { readAd } from "#test/normalise/read-ad.ts";
import { inCalmCase } from "./calm-case.ts";

test.each([
  ["YOU LIVE IN CANADA OR THE U.S. AND HAVE AN MBA", "You Live in Canada or the U.S. and have an MBA"],
  ["BEWERBUNGEN BIS ZUM 31. AUGUST 2027", "Bewerbungen bis zum 31. august 2027"],
  ["PRACA ZDALNA Z DOWOLNEGO MIEJSCA W POLSCE", "Praca Zdalna z Dowolnego Miejsca w Polsce"],
  ["NOS CLIENTS SONT EN FRANCE", "Nos Clients sont en France"],
  ["HTML AND CSS AT SCALE", "HTML and CSS at Scale"],
  ["İZMİR OFİSİMİZ", "İzmir Ofisimiz"],
])("calms %j", (loud, calm) => {
  expect(inCalmCase(loud)).toBe(calm);
});

test.each([
  "You live in CANADA",
  "AWS",
  "REQUIREMENTS",
  "AZ, CA, OH, WA AND TEXAS",
  "フルリモート勤務",
  "PHPまたはJAVAの経験、MBA歓迎",
  "1.000 €",
  "",
])("leaves %j alone", (line) => {
  expect(inCalmCase(line)).toBe(line);
});

test.each([
  ["You must live in Canada.", ["CA"]],
  ["Remote from anywhere in Germany or Austria.", ["AT", "DE"]],
  ["Praca w pełni zdalna z dowolnego miejsca w Polsce.", ["PL"]],
  ["Vous pouvez habiter n'importe où en France ou en Belgique.", ["BE", "FR"]],
  ["Trabajo desde casa al 100 %, en cualquier punto de España.", ["ES"]],
])("reads the places of %j in capitals, too", (text, countries) => {
  const read = (body: string) => readAd(body).eligibility.countries;
  expect(read(text).toSorted()).toEqual(countries);
  expect(read(text.toLocaleUpperCase("en")).toSorted()).toEqual(countries);
});
