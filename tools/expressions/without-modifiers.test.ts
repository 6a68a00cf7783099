import { expect, test } from "vitest";
import { problemOf } from "./regular-expressions.ts";
import { withoutModifiers } from "./without-modifiers.ts";

test("leaves a pattern without modifiers as it is", () => {
  expect(withoutModifiers({ source: "a[b-c]", flags: "iu" })).toEqual({ source: "a[b-c]", flags: "iu" });
});

test("matches the same texts without the modifiers", () => {
  const source = String.raw`^(?<name>k[a-cé]\p{L}\d|(?-i:B\.A(?:[xy])?))(?<!9)\k<name>?[^\]d]$`;
  const plain = withoutModifiers({ source, flags: "iu" });
  expect(plain.flags).toBe("u");
  expect(plain.source).not.toContain("(?-i:");
  for (const text of [
    "kaé1-",
    "KBx2-",
    "KÉx2-",
    "B.A-",
    "b.a-",
    "B.Ax-",
    "B.AX-",
    "kdx2-",
    "kax2D",
    "kax2]",
    "Kax2Kax2!",
  ])
    expect([text, new RegExp(plain.source, plain.flags).test(text)]).toEqual([
      text,
      new RegExp(source, "iu").test(text),
    ]);
});

test("judges groups that turn the case on", { timeout: 60_000 }, async () => {
  const either = String.raw`(?: (?:only|(?-i:\p{Lu}\p{L}*)))*\)`;
  expect(await problemOf({ source: either, flags: "iu" })).toMatch(/exponential/);
});
