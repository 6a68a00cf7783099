import { describe, expect, test } from "vitest";
import type { Posting } from "#sources/posting.ts";
import { fieldProfile, shapeChanges } from "./field-profile.ts";

const posting = (given: Partial<Posting> = {}): Posting => ({
  externalId: "1",
  url: "https://example.org/1",
  title: "Clerk",
  company: { name: "Acme" },
  ...given,
});
const many = (count: number, given: Partial<Posting> = {}) => Array.from({ length: count }, () => posting(given));
const profileOf = (...postings: Posting[]) => fieldProfile(postings);

describe("the fields that postings fill", () => {
  test("are counted, the company's by their own names, empty values not at all", () => {
    const { postings, fields } = profileOf(
      posting({ locations: ["Oslo"], tags: [], body: "" }),
      posting({ company: { name: "Acme", website: "https://acme.example" } }),
    );
    expect(postings).toBe(2);
    expect(fields).toEqual({
      externalId: 2,
      url: 2,
      title: 2,
      locations: 1,
      "company.name": 2,
      "company.website": 1,
    });
  });
});

describe("a change of shape", () => {
  test("is a field that most postings filled and none does any more", () => {
    const changes = shapeChanges(profileOf(...many(8, { body: "Text" })), profileOf(...many(8)));
    expect(changes).toEqual([{ field: "body", before: 1, now: 0 }]);
  });

  test("is a field that appears", () => {
    const changes = shapeChanges(profileOf(...many(6)), profileOf(...many(6, { level: "Senior" })));
    expect(changes).toEqual([{ field: "level", before: 0, now: 1 }]);
  });

  test("is not a field that some postings fill by chance", () => {
    const before = profileOf(...many(7, { education: "BSc" }), ...many(3));
    expect(shapeChanges(before, profileOf(...many(3, { education: "BSc" }), ...many(7)))).toEqual([]);
  });

  test("cannot be told from fewer than five postings", () => {
    expect(shapeChanges(profileOf(...many(4, { body: "Text" })), profileOf(...many(20)))).toEqual([]);
    expect(shapeChanges(profileOf(...many(20, { body: "Text" })), profileOf(...many(4)))).toEqual([]);
  });
});
