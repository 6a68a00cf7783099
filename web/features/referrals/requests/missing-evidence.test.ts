import { expect, test } from "vitest";
import { missingEvidence } from "./missing-evidence.ts";

const requirements = [
  { name: "Kubernetes", words: ["Kubernetes", "k8s"] },
  { name: "PostgreSQL", words: ["PostgreSQL", "Postgres"] },
  { name: "Go or Rust", words: ["Go", "Golang", "Rust"] },
  { name: "C", words: ["C"] },
];

test("names what the note doesn't speak of, in the posting's order", () => {
  expect(missingEvidence("", requirements)).toEqual(["Kubernetes", "PostgreSQL", "Go or Rust", "C"]);
  expect(missingEvidence("Moved 40 services to k8s; tuned postgres.", requirements)).toEqual(["Go or Rust", "C"]);
  expect(missingEvidence("Five years of rust, (C) before.", requirements)).toEqual(["Kubernetes", "PostgreSQL"]);
});

test("doesn't take a word for a technology that only contains it", () => {
  const note = "I go far in a trustworthy team, with C++ and C# before.";
  expect(missingEvidence(note, requirements)).toEqual(["Kubernetes", "PostgreSQL", "Go or Rust", "C"]);
});
