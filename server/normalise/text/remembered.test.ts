import { expect, test } from "vitest";
import { remembered, rememberedWith } from "./remembered.ts";

test("reads a text once and returns the same again", () => {
  const read: string[] = [];
  const lengthOf = remembered((text) => {
    read.push(text);
    return text === "" ? null : text.length;
  });
  expect(["ab", "", "ab", "", "ü€😀"].map(lengthOf)).toEqual([2, null, 2, null, 4]);
  expect(read).toEqual(["ab", "", "ü€😀"]);
});

test("forgets when it holds too many", () => {
  let reads = 0;
  const count = remembered((text) => {
    reads += 1;
    return text;
  });
  for (let at = 0; at < 5000; at += 1) expect(count(`text ${at}`)).toBe(`text ${at}`);
  expect(count("text 4999")).toBe("text 4999");
  expect(reads).toBe(5000);
});

test("remembers what a sentence says in each language", () => {
  const read: string[] = [];
  const inLanguage = rememberedWith((text, language) => {
    read.push(text);
    return `${language}: ${text}`;
  });
  expect([inLanguage("die", "de"), inLanguage("die", "en"), inLanguage("die", "de"), inLanguage("die", null)]).toEqual([
    "de: die",
    "en: die",
    "de: die",
    "null: die",
  ]);
  expect(read).toHaveLength(3);
});
