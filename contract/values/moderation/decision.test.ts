import { expect, test } from "vitest";
import { actionsFor, CASE_ACTIONS, CASE_SUBJECTS, isRestricting } from "./decision.ts";

test("an appeal offers to uphold, and to undo what was decided", () => {
  for (const subject of CASE_SUBJECTS.filter((each) => actionsFor(each, null).length > 0)) {
    for (const decided of actionsFor(subject, null)) {
      const offered = actionsFor(subject, decided);
      expect(offered[0], `${subject}: ${decided}`).toBe("uphold");
      expect(offered.includes("reverse")).toBe(isRestricting(decided));
      expect(offered).not.toContain("dismiss");
    }
  }
});

test("only an appeal can be upheld or reversed, and the desk offers everything that neither a program nor the page of referrals does", () => {
  const first = CASE_SUBJECTS.flatMap((subject) => actionsFor(subject, null));
  const byProgram = ["hold-job", "release-job"];
  const ofReferrals = ["suspend-referrals", "lift-referral-suspension", "settle-confirmed", "settle-refunded"];
  // A domain is added to a company by the command line.
  const elsewhere = ["uphold", "reverse", ...byProgram, ...ofReferrals, "move-domain"];
  expect(first.filter((action) => action === "uphold" || action === "reverse")).toEqual([]);
  expect(new Set([...first, ...elsewhere])).toEqual(new Set(CASE_ACTIONS));
});

test("an appeal against a settled dispute offers to uphold it or to settle it the other way", () => {
  expect(actionsFor("dispute", "settle-confirmed")).toEqual(["uphold", "settle-refunded"]);
  expect(actionsFor("dispute", "settle-refunded")).toEqual(["uphold", "settle-confirmed"]);
  expect(actionsFor("dispute", null)).toEqual([]);
});
