import { expect, test } from "vitest";
import type { ProfileValues } from "#contract/schemas/desk/profile.ts";
import { EMPTY_PROFILE } from "#contract/values/desk/profile.ts";
import { PROFILE_LIMITS } from "#contract/values/desk/profile-limits.ts";
import { withFilled } from "./with-filled.ts";

const TYPED: ProfileValues = {
  ...EMPTY_PROFILE,
  name: "Ana Li",
  skills: ["go", "rust"],
  links: ["https://ana.example.com", ""],
  languages: [{ code: "pt", level: "native" }],
};

test("adds to lists, replaces single values and leaves the rest as typed", () => {
  expect(
    withFilled(TYPED, {
      name: "Ana M. Li",
      skills: ["rust", "python"],
      links: ["https://code.example.com/ana"],
      languages: [
        { code: "pt", level: "C2" },
        { code: "en", level: "C1" },
      ],
    }),
  ).toEqual({
    ...TYPED,
    name: "Ana M. Li",
    skills: ["go", "rust", "python"],
    links: ["https://ana.example.com", "https://code.example.com/ana"],
    languages: [
      { code: "pt", level: "C2" },
      { code: "en", level: "C1" },
    ],
  });
});

test("a list at its limit keeps what was typed", () => {
  const roles = Array.from({ length: PROFILE_LIMITS.roles }, (_, at) => `role-${at}`);
  expect(withFilled({ ...TYPED, roles }, { roles: ["one-more"] }).roles).toEqual(roles);
});
