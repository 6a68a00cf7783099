import { expect, test } from "vitest";
import { linkedWords } from "./case-words.ts";

test("other cases about the same thing are named once for each kind, with how many wait", () => {
  const linked = [
    { id: "4", category: "operator", decided: true },
    { id: "3", category: "scam", decided: false },
    { id: "2", category: "operator", decided: false },
    { id: "1", category: "operator", decided: true },
  ];
  expect(linkedWords(linked)).toBe("An operator looks into it (1 waits, 2 decided); It looks like a scam (1 waits)");
});
