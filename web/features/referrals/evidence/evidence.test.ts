import { expect, test } from "vitest";
import { evidenceFor, referralText } from "./evidence.ts";

const REQUIREMENTS = [
  { name: "TypeScript", words: ["TypeScript"] },
  { name: "PostgreSQL", words: ["PostgreSQL", "Postgres"] },
  { name: "Go", words: ["Go", "Golang"] },
];

test("puts the sentences that name a requirement beside it, whatever the spelling", () => {
  const note = "Six years of typescript. I moved a queue to Postgres; I go to work by bike!\nTypeScript at night too";
  expect(evidenceFor(note, REQUIREMENTS)).toEqual([
    { name: "TypeScript", sentences: ["Six years of typescript.", "TypeScript at night too"] },
    { name: "PostgreSQL", sentences: ["I moved a queue to Postgres;"] },
    { name: "Go", sentences: [] },
  ]);
});

const REFERRAL = {
  seeker: { name: "Zebrina Quax", email: "zq@example.org" },
  role: "Backend Engineer",
  company: "Kestrow Grid",
  country: "Portugal",
  links: ["https://cv.example.org/zq"],
  why: "I use your grid.",
  evidence: "A queue on Postgres.",
};

test("the text for the company's form says who, the note, and the evidence for each requirement that has some", () => {
  expect(referralText(REFERRAL, REQUIREMENTS)).toBe(
    [
      "Referral: Zebrina Quax for Backend Engineer at Kestrow Grid",
      "",
      "Email: zq@example.org",
      "Lives in: Portugal",
      "https://cv.example.org/zq",
      "",
      "In their own words, why this role:",
      "I use your grid.",
      "",
      "In their own words, evidence:",
      "A queue on Postgres.",
      "",
      "What the posting asks for:",
      "- PostgreSQL: A queue on Postgres.",
    ].join("\n"),
  );
});

test("the text leaves out what nobody has said", () => {
  const text = referralText({ ...REFERRAL, country: null, evidence: "Ten years." }, REQUIREMENTS);
  expect(text).not.toContain("Lives in");
  expect(text).not.toContain("What the posting asks for");
});
