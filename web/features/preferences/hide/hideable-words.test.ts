import { expect, test } from "vitest";
import { hideableWords } from "./hideable-words.ts";

test.each([
  ["Senior Platform Engineer, Storage", ["Senior", "Platform", "Engineer", "Storage"]],
  ["C++ and C# Developer (Remote) – DACH", ["C++", "C#", "Developer", "DACH"]],
  ["Node.js Engineer / Node.js Lead", ["Node.js", "Engineer", "Lead"]],
  ["VP of Sales", ["Sales"]],
  ["Ingénieur données", ["Ingénieur", "données"]],
  ["", []],
])("%s offers its meaningful words", (title, words) => expect(hideableWords(title)).toEqual(words));

test("a long title offers at most six words", () => {
  expect(hideableWords("One Two Three Four Five Six Seven Eight")).toHaveLength(6);
});
