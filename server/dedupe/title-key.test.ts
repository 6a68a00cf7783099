import { describe, expect, test } from "vitest";
import { requisitionCodes, titleKey } from "./title-key.ts";

describe("the key of a title", () => {
  test.each([
    ["Senior Backend Engineer", "Sr. Back-End Engineer (m/w/d)"],
    ["Data Engineer", "Data Engineer (Remote)"],
    ["Data Engineer", "Data Engineer - 100% remote, full-time"],
    ["Product Manager", "Product Manager (f/m/x) - JR-10233"],
    ["Engineering Manager, Payments", "Payments Engineering Manager"],
    ["Entwickler", "Entwickler:in (all genders)"],
    ["Software Engineer II", "Software Engineer 2"],
  ])("is one for %s and %s", (a, b) => {
    expect(titleKey(b)).toBe(titleKey(a));
  });

  test.each([
    ["Data Scientist", "Senior Data Scientist"],
    ["Software Engineer II", "Software Engineer III"],
    ["C Developer", "C++ Developer"],
    ["C# Developer", "C Developer"],
    ["Contract Manager", "Manager"],
    ["Account Executive, East", "Account Executive, West"],
    ["Frontend Engineer", "Backend Engineer"],
    ["Junior Designer", "Designer"],
  ])("tells %s from %s", (a, b) => {
    expect(titleKey(b)).not.toBe(titleKey(a));
  });

  test("ignores the posting's own places but not others", () => {
    expect(titleKey("Nurse Advisor - Leeds", ["Leeds, United Kingdom"])).toBe(titleKey("Nurse Advisor"));
    expect(titleKey("Nurse Advisor (Leeds or York)", ["Leeds", "York"])).toBe(titleKey("Nurse Advisor"));
    expect(titleKey("Sales Lead - Florida", ["Remote, US"])).not.toBe(titleKey("Sales Lead"));
  });

  test("keeps a title that is only work modes", () => {
    expect(titleKey("Remote")).not.toBe("");
  });
});

test("finds requisition numbers in a title", () => {
  expect(requisitionCodes("Engineer JR-10233")).toEqual(["10233"]);
  expect(requisitionCodes("Engineer (REQ_5521)")).toEqual(["5521"]);
  expect(requisitionCodes("Engineer II, Team 42")).toEqual([]);
});
