import { expect, it } from "vitest";
import { markedText } from "./marked-text.ts";

const TEXT = "We pay $90k. You know Go.\nYou live in Spain.";
const marked = (evidence: string) => markedText(TEXT, evidence).flatMap(({ text, marked: is }) => (is ? [text] : []));

it("marks each sentence of the evidence once, in the order of the text", () => {
  expect(marked("- You live in Spain. | We pay $90k.")).toEqual(["We pay $90k.", "You live in Spain."]);
  expect(marked("You know Go. | know Go.")).toEqual(["You know Go."]);
});

it("marks nothing for a source's field or no evidence", () => {
  expect(marked("location: Spain")).toEqual([]);
  expect(marked("")).toEqual([]);
});

it("loses no letter of the text", () => {
  for (const evidence of ["", "We pay $90k.", "You live in Spain. | We pay", "nothing"])
    expect(
      markedText(TEXT, evidence)
        .map(({ text }) => text)
        .join(""),
    ).toBe(TEXT);
});
