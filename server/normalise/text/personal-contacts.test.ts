import fc from "fast-check";
import { expect, test } from "vitest";
import { maskPersonalContacts } from "./personal-contacts.ts";

test.each([
  ["Write to jane.doe@acme.example or call +49 (0) 30 901820.", "Write to ••••• or call •••••."],
  ["Recruiter: Jane, 415-555-0134", "Recruiter: Jane, •••••"],
  ["Recruiter: Jane, (415) 555-0134.", "Recruiter: Jane, •••••."],
  ["Ask müller@büro.example", "Ask •••••"],
  ["Jane (415-555-0134)", "Jane (•••••)"],
  ["+1 415 555 0134\n10 years", "•••••\n10 years"],
  ["jane+careless@acme.example", "•••••"],
  ["Call +𝟰𝟵 𝟯𝟬 𝟵𝟬𝟭𝟴𝟮𝟬 now", "Call ••••• now"],
  ["Write to jane.doe@gmail.com", "Write to •••••@gmail.com"],
])("masks people in %j", (text, masked) => {
  expect(maskPersonalContacts(text)).toBe(masked);
});

test.each([
  "Apply at careers@acme.example, us-jobs@acme.example or accommodations.emea@acme.example.",
  "Salary: $120,000 - $150,000, or 100 000 – 120 000 EUR",
  "From 2026-01-01 to 2026-12-31, job 123456789, ISO/IEC 27001:2022, 401(k)",
  "Follow @acme or see https://acme.example/a@b",
  "10+ years, 24/7, 1.5x, 192.168.100.200",
  "Bac+𝟱, 𝗮+𝟰𝟵 𝟯𝟬 𝟵𝟬𝟭𝟴𝟮𝟬, a 𝟱 +",
])("keeps %j", (text) => {
  expect(maskPersonalContacts(text)).toBe(text);
});

test("finds a telephone number in any text that holds one", () => {
  const parts = fc.constantFrom(
    "10+ years",
    "(401)k",
    "1.5x",
    "+",
    "2026-01-01",
    "a@",
    "192.168.1.1",
    "call",
    "$120,000",
  );
  const numbers = fc.constantFrom(
    "+49 30 901820",
    "415-555-0134",
    "(415) 555-0134",
    "(415)555.0134",
    "415.555.0134",
    "+14155550134",
  );
  fc.assert(
    fc.property(fc.array(parts), numbers, fc.array(parts), (before, number, after) => {
      const text = [...before, "call", number, "now", ...after].join(" ");
      expect(maskPersonalContacts(text)).not.toContain(number);
      expect(maskPersonalContacts(before.join(" "))).toBe(before.join(" "));
    }),
  );
});

test("a long text takes time in proportion to its length", () => {
  expect(maskPersonalContacts("a.".repeat(200_000))).toHaveLength(400_000);
  expect(maskPersonalContacts("1 ".repeat(200_000))).toHaveLength(400_000);
});
