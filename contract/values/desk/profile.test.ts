import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import { PROFILE_LIMITS } from "./profile-limits.ts";
import { EMPTY_PROFILE, mergeProfile, missingParts } from "./profile.ts";

const BASE: ProfileValues = { ...EMPTY_PROFILE, name: "Ana Li", skills: ["go", "rust"], country: "PT" };

test("keeps what each of two tabs changed", () => {
  const mine = { ...BASE, country: "ES", skills: ["rust", "zig"] };
  const stored = { ...BASE, level: "senior" as const, skills: ["go", "rust", "python"] };
  expect(mergeProfile(BASE, mine, stored)).toEqual({
    values: { ...BASE, country: "ES", level: "senior", skills: ["rust", "python", "zig"] },
    conflicts: [],
  });
});

test("a field that both changed differently keeps what is stored and is named", () => {
  const mine = { ...BASE, country: "ES", languages: [{ code: "de", level: "B1" as const }] };
  const stored = { ...BASE, country: "FR", languages: [{ code: "de", level: "C1" as const }] };
  expect(mergeProfile(BASE, mine, stored)).toEqual({ values: stored, conflicts: ["country", "languages"] });
});

test("a union beyond the limit is a conflict, not a cut", () => {
  const many = (prefix: string) => Array.from({ length: PROFILE_LIMITS.roles }, (_, at) => `${prefix}-${at}`);
  const stored = { ...BASE, roles: many("theirs") };
  const merged = mergeProfile(BASE, { ...BASE, roles: many("mine") }, stored);
  expect(merged).toEqual({ values: stored, conflicts: ["roles"] });
});

test("the order is the person's own when nobody else changed the list", () => {
  const mine = { ...BASE, skills: ["rust", "go", "rust"] };
  expect(mergeProfile(BASE, mine, BASE).values.skills).toEqual(["rust", "go"]);
});

const word = fc.constantFrom("a", "b", "c", "d", "e");
const list = fc.uniqueArray(word, { maxLength: 5 });
const profile = fc.record({
  ...Object.fromEntries(Object.entries(EMPTY_PROFILE).map(([field, value]) => [field, fc.constant(value)])),
  name: fc.constant("Ana Li"),
  country: fc.option(fc.constantFrom("PT", "ES", "FR")),
  roles: list,
  skills: list,
  languages: fc.uniqueArray(fc.record({ code: word, level: fc.constantFrom("A1", "C2") }), {
    maxLength: 4,
    selector: ({ code }) => code,
  }),
}) as unknown as fc.Arbitrary<ProfileValues>;

test("no change is lost: each one is in the result or named as a conflict", () => {
  fc.assert(
    fc.property(profile, profile, profile, (base, mine, stored) => {
      const { values, conflicts } = mergeProfile(base, mine, stored);
      for (const field of ["roles", "skills"] as const) {
        if (conflicts.includes(field)) continue;
        const added = (list: string[]) => list.filter((entry) => !base[field].includes(entry));
        const removed = (list: string[]) => base[field].filter((entry) => !list.includes(entry));
        for (const side of [mine, stored]) {
          for (const entry of added(side[field])) expect(values[field]).toContain(entry);
          for (const entry of removed(side[field])) expect(values[field]).not.toContain(entry);
        }
        expect(new Set(values[field]).size).toBe(values[field].length);
      }
      if (!conflicts.includes("country")) {
        const changed = [mine.country, stored.country].filter((country) => country !== base.country);
        expect(values.country).toBe(changed.length === 0 ? base.country : changed[0]);
      }
      // The same save again, after its response was lost, changes nothing.
      expect(mergeProfile(base, mine, values).values).toEqual(values);
    }),
  );
});

test("tells what a profile lacks", () => {
  expect(missingParts(EMPTY_PROFILE)).toEqual(["roles", "country", "workday", "level", "skills"]);
  const workday = { from: 9, to: 17, timeZone: "Europe/Lisbon" };
  expect(missingParts({ roles: ["designer"], country: "PT", workday, level: "mid", skills: ["figma"] })).toEqual([]);
});
