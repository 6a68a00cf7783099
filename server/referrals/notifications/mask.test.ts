import fc from "fast-check";
import { expect, test } from "vitest";
import { MASK } from "#normalise/text/contacts.ts";
import { maskContacts } from "./mask.ts";

test.each([
  ["write to ana.li@example.com.", `write to ${MASK}`],
  ["ana (at) example (dot) com please", `${MASK} please`],
  ["ana at example dot com", MASK],
  ["see https://example.com/cv?x=1 and www.example.org", `see ${MASK} and ${MASK}`],
  ["my site is ana-li.dev/about", `my site is ${MASK}`],
  ["call +44 (0)20 7946 0958 today", `call ${MASK} today`],
  ["on telegram I am @anali_1", `on telegram I am ${MASK}`],
  ["jane＠gmail．com", MASK],
  ["write to j a n e @ g m a i l . c o m today", `write to ${MASK} today`],
  ["call ٠٢٠٧٩٤٦٠٩٥٨ or ０２０７９４６０９５８", `call ${MASK} or ${MASK}`],
  ["call 555-0199", `call ${MASK}`],
  ["telegram: janedoe, linkedin in/janedoe", `${MASK}, linkedin ${MASK}`],
  ["see janedoe.codes", `see ${MASK}`],
  ["Ana Li here, ANA for short", `${MASK} here, ${MASK} for short`],
])("%s", (text, masked) => {
  expect(maskContacts(text, ["Ana Li"])).toBe(masked);
});

test.each([
  "Node.js and ASP.NET, 214 pages, 900 stars, 2019-2024, 99.95 % uptime",
  "I led 3 teams of 12, cut costs from 1,200,000 to 800,000 a year",
  "Anabel banana canal",
  "I built Telegram bots, in Java / Kotlin, ½ of it since 2019",
])("%s stays as it is", (text) => {
  expect(maskContacts(text, ["Ana Li"])).toBe(text);
});

test("masks names with a hyphen or other punctuation", () => {
  expect(maskContacts("Anne-Marie O'Neil (Jr.) writes", ["Anne-Marie O'Neil (Jr.)", "Anne-Marie"])).toBe(
    `${MASK} writes`,
  );
  expect(maskContacts("I am Anne-Marie.", ["Anne-Marie Li"])).toBe(`I am ${MASK}-${MASK}.`);
});

test("masks addresses, links, numbers and names in any surrounding text", () => {
  const around = fc.string({ unit: fc.constantFrom("a", "Z", " ", ".", ",", "\n", "é", "!", "-") });
  const contact = fc.constantFrom(
    "quax@mail.example",
    "https://quax.example/x",
    "www.quax.example",
    "+351912345678",
    "Quaxley",
  );
  fc.assert(
    fc.property(around, contact, around, (before, secret, after) => {
      expect(maskContacts(`${before} ${secret} ${after}`, ["Quaxley Zed"])).not.toContain(secret);
    }),
    { numRuns: 2000 },
  );
});
