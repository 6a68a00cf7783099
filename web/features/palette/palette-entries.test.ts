import { expect, test } from "vitest";
import { type Entry, matching, shortcutEntries } from "./palette-entries.ts";

const run = () => {};
const entries: Entry[] = [
  { id: "1", name: "Referral inbox", kind: "Page", words: "requests refer", run },
  { id: "2", name: "Applications", kind: "Page", words: "tracker board applied", run },
  { id: "3", name: "Dark theme", kind: "Theme", words: "colour color mode", run },
  { id: "4", name: "Add a board", kind: "Page", words: "careers page company", run },
];
const found = (text: string) => matching(entries, text).map(({ name }) => name);

test("every word must begin a word of the name, of the other words or of the kind", () => {
  expect(found("inb")).toEqual(["Referral inbox"]);
  expect(found("REQUESTS inbox")).toEqual(["Referral inbox"]);
  expect(found("theme colour")).toEqual(["Dark theme"]);
  expect(found("box")).toEqual([]);
  expect(found("inbox theme")).toEqual([]);
});

test("names that begin with the text come before those that other words find", () => {
  expect(found("a")).toEqual(["Applications", "Add a board"]);
  expect(found("board")).toEqual(["Applications", "Add a board"]);
  expect(found("add")).toEqual(["Add a board"]);
});

test("offers the keys of the page that do something, and no other", () => {
  const offered = shortcutEntries([
    { key: "j", text: "next job", press: run },
    { key: "Esc", text: "leave the field" },
  ]);
  expect(offered.map(({ name, key }) => [name, key])).toEqual([["Next job", "j"]]);
});
