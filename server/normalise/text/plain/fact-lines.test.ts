import { expect, test } from "vitest";
import type { Line } from "../clean-html.ts";
import { factLines } from "./fact-lines.ts";

const heading = (text: string): Line => ({ kind: "heading", text });
const item = (text: string): Line => ({ kind: "item", text });
const line = (text: string): Line => ({ kind: "text", text });
const texts = (...lines: Line[]) => factLines(lines).map(({ text }) => text);

test("keeps a heading over a list, and over paragraphs, where its section begins", () => {
  const list = [heading("Experience"), item("5 years in sales"), item("a driving licence")];
  expect(factLines(list)).toEqual(list);
  const paragraphs = [heading("Compensation"), line("We pay fairly. Ask us anything."), line("And yearly bonuses.")];
  expect(factLines(paragraphs)).toEqual(paragraphs);
  const behind = line("We want somebody who likes to bake.");
  expect(texts(heading("Experience"), line("5 years"), behind)).toEqual(["Experience: 5 years", behind.text]);
  expect(texts(heading("Experience"), line("5 years in a bakery or a kitchen"), behind)).toEqual([
    "Experience",
    "Experience: 5 years in a bakery or a kitchen",
    behind.text,
  ]);
});

test("takes no sentence for what a label says", () => {
  const lines = [heading("Application deadline"), line("Review of applications begins on the fifteenth of December.")];
  expect(factLines(lines)).toEqual(lines);
});

test("leaves other labels, addresses and lists of words alone", () => {
  for (const text of [
    "Team | Ovens | Flour",
    "Our values: trust; care; bread",
    "[Note] 30",
    "https://jobs.example/a=b",
  ])
    expect(texts(line(text))).toEqual([text]);
});
