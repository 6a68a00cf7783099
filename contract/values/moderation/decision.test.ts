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
  expect(first.filter((action) => action === "uphold" || action === "reverse")).toEqual([]);
  expect(new Set([...first, "uphold", "reverse", "hold-job", "release-job", "suspend-referrals"])).toEqual(
    new Set(CASE_ACTIONS),
  );
});
