import { expect, test } from "vitest";
import { jobProfileBySlug } from "#taxonomy/job-profiles.ts";
import { roles } from "#taxonomy/roles.ts";
import { readJobProfile } from "./job-profile.ts";

test("uses the best role, and the department only without one", () => {
  expect(readJobProfile(["product-designer"], "Engineering")).toBe("Design");
  expect(readJobProfile([], "Customer Success")).toBe("Customer Support");
  expect(readJobProfile([], "Sales & Marketing")).toBe("Sales");
  expect(readJobProfile([], "Vertrieb")).toBe("Sales");
});

test("returns null for an unknown department", () => {
  expect(readJobProfile([], "Chocolate")).toBeNull();
  expect(readJobProfile([])).toBeNull();
});

test("knows a profile for every role", () => {
  for (const { slug, profile } of roles) expect(jobProfileBySlug(profile), slug).not.toBeNull();
});
