import { expect, test } from "vitest";
import { prepareText } from "../prepared-text.ts";
import { withoutHardWraps } from "./hard-wraps.ts";

/** Breaks a paragraph as mail programs do. */
function wrapped(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}

const PARAGRAPH =
  "Fernhill looks after two hundred gardens in and around the town, and after the people who own them. You bring at least three years of experience with roses, you keep your promises, and you would rather be outdoors than anywhere else. We pay between 2,900 and 3,400 euros a month.";

test.each([55, 64, 72, 80, 96])("joins a paragraph broken at %i characters", (width) => {
  const text = `${PARAGRAPH} ${PARAGRAPH}`;
  expect(withoutHardWraps(wrapped(text, width).split("\n"))).toEqual([text]);
});

test("keeps paragraphs and bullets apart", () => {
  const text = `${wrapped(PARAGRAPH, 72)}\n\n${wrapped(PARAGRAPH, 72)}\n- Coffee\n- ${wrapped(PARAGRAPH, 70)}`;
  expect(withoutHardWraps(text.split("\n"))).toEqual([PARAGRAPH, "", PARAGRAPH, "- Coffee", `- ${PARAGRAPH}`]);
});

test("leaves lists of short lines and long paragraphs alone", () => {
  const list = [
    "flexible hours",
    "thirty days of holiday, and a day off on your own birthday",
    "a garden",
    "tools of your own",
  ];
  for (const lines of [list, [PARAGRAPH, PARAGRAPH], ["One.", "Two."]]) expect(withoutHardWraps(lines)).toEqual(lines);
});

test("a wrapped mail is read and shown as paragraphs", () => {
  const { html, sentences } = prepareText(wrapped(PARAGRAPH, 72));
  expect(html).toBe(`<p>${PARAGRAPH}</p>`);
  expect(sentences).toHaveLength(3);
});
