import fc from "fast-check";
import { expect, test } from "vitest";
import { plainFirst } from "./place-cues.ts";

test("puts plain words before other alternatives", () => {
  expect(plainFirst(String.raw`time|\bfte\b|(?:a|b)c|hour|[|)]x|5\|6|half a`)).toBe(
    String.raw`half a|hour|time|\bfte\b|(?:a|b)c|[|)]x|5\|6`,
  );
});

test("finds the same texts", () => {
  const alternative = fc.oneof(
    fc.stringMatching(/^[abc ]{1,3}$/),
    fc.constantFrom(String.raw`\ba\b`, "(?:a|bc)+b", "[ab|]c", "a?b$", String.raw`\|`, "^c", "(?<!a)b"),
  );
  fc.assert(
    fc.property(
      fc.array(alternative, { minLength: 1, maxLength: 8 }),
      fc.stringMatching(/^[abc| ]{0,12}$/),
      (some, text) => {
        const source = some.join("|");
        expect(new RegExp(plainFirst(source), "i").test(text)).toBe(new RegExp(source, "i").test(text));
      },
    ),
  );
});
