import { expect, test } from "vitest";
import { sketchText, textOverlap } from "./near-text.ts";

const body = Array.from({ length: 120 }, (_, at) => `word${(at * 7919) % 997}`).join(" ");
const other = Array.from({ length: 120 }, (_, at) => `term${(at * 7907) % 991}`).join(" ");

test("finds that a text contains itself in any case and punctuation", () => {
  const overlap = textOverlap(sketchText(body), sketchText(body.toUpperCase().replaceAll(" ", ", ")));
  expect(overlap).toEqual({ containment: 1, jaccard: 1 });
});

test("finds a truncated text, or one with a footer, in the whole", () => {
  const cut = textOverlap(sketchText(body), sketchText(body.slice(0, body.length / 2)));
  expect(cut.containment).toBeGreaterThan(0.95);
  expect(cut.jaccard).toBeLessThan(0.6);
  expect(textOverlap(sketchText(`${body} ${other.slice(0, 100)}`), sketchText(body)).containment).toBe(1);
});

test("finds nothing in common between unrelated texts", () => {
  expect(textOverlap(sketchText(body), sketchText(other)).containment).toBe(0);
  expect(textOverlap(sketchText(""), sketchText(""))).toEqual({ containment: 0, jaccard: 0 });
});
