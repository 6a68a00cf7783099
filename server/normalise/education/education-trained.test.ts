import { describe, expect, it } from "vitest";
import { rowsBeside } from "#test/normalise/rows-beside.ts";
import { prepareText } from "../text/prepared-text.ts";
import { readEducation } from "./education.ts";

const table = rowsBeside(import.meta.dirname, "education-trained.tsv").map(
  ({ language = "", education = "", sentence = "" }) => ({ language, education, sentence }),
);

describe("who is trained for what, and what comes later or is others'", () => {
  it.each(table)("$language: $sentence", ({ language, education, sentence }) => {
    const { value } = readEducation({ prepared: prepareText(`<p>${sentence}</p>`), language });
    expect(value ?? "").toBe(education);
  });
});
