import { expect, test } from "vitest";
import { refusedWords } from "./refused-words.ts";

// Quotations: every sentence here must be refused.
test.each([
  ["are told", "are told"],
  ["Pages are made anew after a change.", "anew"],
  ["Whoever asked is answered.", "Whoever"],
  ["const door = createDoor();", "createDoor"],
  ["// who is logged in goes to the page that was wanted", "who is logged in goes"],
  ["const KEPT_MS = 5;", "KEPT_M"],
  ["if there is none", "is none"],
  ["There are none here.", "are none"],
  ["that is none", "is none"],
])("finds the refused word in %j", (text, word) => {
  expect(refusedWords(`fine\n${text}`)).toEqual([{ line: 2, word, instead: expect.any(String) as string }]);
});

test.each([
  "Rebuilds pages after a change.",
  "Redirects signed-in users to the page they came for.",
  "A door-to-door sales role, indoors.",
  "Anyone who asks gets an answer.",
  "people who can refer you",
])("leaves plain English alone: %s", (text) => {
  expect(refusedWords(text)).toEqual([]);
});
