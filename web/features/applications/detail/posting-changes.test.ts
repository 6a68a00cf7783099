import { expect, test } from "vitest";
import { changedFields, changedLines } from "./posting-changes.ts";

const copied = {
  title: "Engineer",
  company: "Kestrow Grid",
  url: "https://kestrow.example/1",
  location: "Remote, Europe",
  salary: "€60k",
  employmentType: "full-time",
  text: "We build grids.\n\nYou know Rust.\nYou write well.",
  frozenAt: "2026-03-01T00:00:00.000Z",
};

test("names the fields that the employer changed", () => {
  expect(changedFields(copied, { ...copied, salary: "€70k", frozenAt: "2026-04-01T00:00:00.000Z" })).toEqual([
    { label: "Salary", before: "€60k", after: "€70k" },
  ]);
  expect(changedFields(copied, copied)).toEqual([]);
});

test("shows removed and added lines of the text, but no moved ones", () => {
  expect(changedLines(copied.text, "You write well.\nWe build grids.\nYou know Go.")).toEqual([
    { kind: "removed", text: "You know Rust." },
    { kind: "added", text: "You know Go." },
  ]);
});
