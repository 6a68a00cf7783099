import { expect, test } from "vitest";
import { foldCase, PhraseMatcher } from "./phrase-matcher.ts";

function found(phrases: string[], text: string): string[] {
  const matcher = new PhraseMatcher<string>();
  for (const phrase of phrases) matcher.add(phrase, phrase);
  return matcher.find(foldCase(text)).map(({ value, start, end }) => `${value}=${text.slice(start, end)}`);
}

test("finds phrases as whole words in any case", () => {
  expect(found(["java", "go"], "JavaScript, JAVA and golang, Go")).toEqual(["java=JAVA", "go=Go"]);
});

test("finds the longest phrase at a position and nothing within it", () => {
  expect(found(["spring", "spring boot", "boot"], "Spring Boot or Spring")).toEqual([
    "spring boot=Spring Boot",
    "spring=Spring",
  ]);
});

test("treats signs as part of a name: C is not in C++ or C#, .NET not in ASP.NET", () => {
  expect(found(["c", "c++", "c#", ".net"], "C++, C#, .NET, ASP.NET, C")).toEqual([
    "c++=C++",
    "c#=C#",
    ".net=.NET",
    "c=C",
  ]);
});

test("finds nothing in host names, URLs and names with underscores", () => {
  expect(found(["notion", "node", "acme"], "acme.notion.site jobs@acme node_modules Node.js")).toEqual(["node=Node"]);
});

test("keeps positions right in texts whose lower case is longer", () => {
  expect(found(["python"], "İstanbul: Python")).toEqual(["python=Python"]);
});

test("finds no phrase across a line break", () => {
  expect(found(["data engineer"], "data\nengineer")).toEqual([]);
});
