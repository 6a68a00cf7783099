import { expect, test } from "vitest";
import { idOfSlug, pageStatus } from "./job-page.ts";

test.each([
  ["senior-baker-123", "123"],
  ["123", "123"],
  ["baker-3-0", null],
  ["baker", null],
  ["baker-01", null],
  ["baker123", null],
  ["baker-9999999999999999999", null],
  [undefined, null],
])("the id of %s is %s", (slug, id) => expect(idOfSlug(slug)).toBe(id));

test("a job closed for more than 30 days is gone; before that, and while open, it is there", () => {
  const now = Date.parse("2026-11-21T00:00:00Z");
  expect(pageStatus({}, now)).toBe(200);
  expect(pageStatus({ closedAt: "2026-10-23T00:00:00.000Z" }, now)).toBe(200);
  expect(pageStatus({ closedAt: "2026-10-21T00:00:00.000Z" }, now)).toBe(410);
});
