import { expect, test } from "vitest";
import { comparedLines } from "./compared-lines.ts";

const changed = (text: string, other: string) =>
  comparedLines(text, other)
    .filter(({ isChanged }) => isChanged)
    .map((line) => line.text.trim());

test("names the lines that the other text doesn't have, on both sides", () => {
  const [before, now] = ["We sell tea.\n\nYou write.\n- A pen", "We sell tea.\n\nYou read.\n- A pen \n- A desk"];
  expect(changed(before, now)).toEqual(["You write."]);
  expect(changed(now, before)).toEqual(["You read.", "- A desk"]);
  expect(
    comparedLines(now, before)
      .map(({ text }) => text)
      .join(""),
  ).toBe(now);
});

test("the same text has no changed line", () => {
  expect(changed("a\n\nb", "b\na")).toEqual([]);
});
