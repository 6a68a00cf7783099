import { expect, test } from "vitest";
import { lines, rows } from "#test/lines.ts";
import { readPlaceField } from "./field.ts";

/** Returns the countries, states and regions of a result on one sorted line. */
function places(field: string): string {
  const { worldwide, countries, states, regions } = readPlaceField(field);
  return [
    ...(worldwide ? ["worldwide"] : []),
    ...[...countries].sort(),
    ...[...states].map((state) => state.slice(3)).sort(),
    ...[...regions].sort(),
  ].join(" ");
}

test.each(
  rows(`
    Remote - US or Canada | CA US
    Remote (Poland, Romania, Czech Republic) | CZ PL RO
    London, United Kingdom; Paris, France | FR GB
    Germany, Austria, Switzerland | AT CH DE
    US/CAN | CA US
    Remote, EST, US | US
    Australia & New Zealand | AU NZ
    Bosnia and Herzegovina | BA
    Remote - Trinidad & Tobago | TT
    Remote - 🇵🇹 | PT
    Deutschlandweit | DE
    Télétravail, France | FR
    Hela Sverige | SE
    Cała Polska | PL
    Toute la France | FR
    Heel Nederland | NL
    Tutta Italia | IT
    フルリモート（日本国内） | JP
    東京都 | JP
    서울 | KR
    中国（远程） | CN
  `),
)("countries: %s is %s", (field, expected) => {
  expect(places(field)).toBe(expected);
});

test.each(
  rows(`
    Austin, TX | US TX
    Austin, Texas Metropolitan Area | US TX
    Raleigh, NC, USA | US NC
    US-CA-San Francisco | US CA
    United States - California - San Jose | US CA
    US, NY, New York | US NY
    CA, OR, WA, NY | US CA NY OR WA
    Remote - California, Oregon, Washington | US CA OR WA
    US (CA, NY, TX only) | US CA NY TX
    San Francisco; New York; Remote in US | US
    Washington | US
    Washington, D.C. | US DC
    New Mexico | US NM
    Kansas City | US MO
  `),
)("states: %s is %s", (field, expected) => {
  expect(places(field)).toBe(expected);
});

test.each(
  rows(`
    Paris, TX | US TX
    Paris | FR
    Athens, GA | US GA
    Athens, Greece | GR
    Lebanon, NH | US NH
    Moscow, ID | US ID
    Jakarta, ID | ID
    Perth, WA | AU
    Vancouver, WA | US WA
    Vancouver, CA | CA
    Ontario, CA | US CA
    Toronto, Ontario, Canada | CA
    Valladolid, VA, ES, 47195 | ES
    Potsdam, DE, 14469 | DE
    Wilmington, DE 19801 | US DE
    Chennai, TN | IN
    Nashville, TN | US TN
    Tbilisi, Georgia | GE
    Atlanta, Georgia | US GA
    San José, Costa Rica | CR
  `),
)("same names: %s is %s", (field, expected) => {
  expect(places(field)).toBe(expected);
});

test.each(
  rows(`
    Remote - Europe | europe
    EMEA (Remote) | africa europe middle-east
    Home based - Americas | latin-america north-america
    LATAM only | latin-america
    Nordics | DK FI IS NO SE
  `),
)("regions: %s is %s", (field, expected) => {
  expect(places(field)).toBe(expected);
});

test.each([
  "",
  ...lines(`
    Remote
    Remote – Flexible
    3 Locations
    Multiple locations
    N/A
    Georgia
    Remote - CA
    Headquarters
    Remote or in-house
  `),
])("%s names no place for sure", (field) => {
  expect(places(field)).toBe("");
});

test("reads few words as worldwide, and a place next to them narrows it", () => {
  expect(places("Worldwide")).toBe("worldwide");
  expect(places("Work from anywhere")).toBe("worldwide");
  expect(places("Remote, Anywhere in the US")).toBe("US");
  expect(places("Work from anywhere (EU)")).toBe("europe");
});

test("excludes the rest of Europe from the European Union", () => {
  const { excluded } = readPlaceField("Remote, EU only");
  expect(excluded.has("GB")).toBe(true);
  expect(excluded.has("CH")).toBe(true);
  expect(excluded.has("FR")).toBe(false);
});

test("keeps exclusions apart", () => {
  expect([...readPlaceField("Remote - Worldwide (except China)").excluded]).toEqual(["CN"]);
  expect([...readPlaceField("Remote - US (excluding California and New York)").excluded].sort()).toEqual([
    "US-CA",
    "US-NY",
  ]);
  expect([...readPlaceField("Remote, USA (not CO)").excluded]).toEqual(["US-CO"]);
});

test("reads time zones as hours, not places", () => {
  expect(readPlaceField("Remote (UTC-8 to UTC-5)").zones).toEqual({ from: -8, to: -5 });
  expect(places("European timezone")).toBe("");
  expect(readPlaceField("USA, CST (UTC-6)").zones).toEqual({ from: -6, to: -6 });
});

test("reads a very long or hostile field quickly", () => {
  expect(() => readPlaceField("Paris, ".repeat(10_000))).not.toThrow();
  expect(() => readPlaceField("(-".repeat(50_000))).not.toThrow();
});
