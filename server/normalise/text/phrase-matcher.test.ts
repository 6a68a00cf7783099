import { expect, test } from "vitest";
import { foldCase, PhraseMatcher } from "./phrase-matcher.ts";

function found(phrases: string[], text: string): string[] {
  const matcher = new PhraseMatcher<string>();
  for (const phrase of phrases) matcher.add(phrase, phrase);
  return matcher.find(foldCase(text)).map(({ value, start, end }) => `${value}=${text.slice(start, end)}`);
}

test("phrases are found as whole words, in any case", () => {
  expect(found(["java", "go"], "JavaScript, JAVA and golang, Go")).toEqual(["java=JAVA", "go=Go"]);
});

test("the longest phrase at a place wins, and nothing is found within it", () => {
  expect(found(["spring", "spring boot", "boot"], "Spring Boot or Spring")).toEqual([
    "spring boot=Spring Boot",
    "spring=Spring",
  ]);
});

test("signs belong to a name: C is not in C++ or C#, .NET not in ASP.NET", () => {
  expect(found(["c", "c++", "c#", ".net"], "C++, C#, .NET, ASP.NET, C")).toEqual([
    "c++=C++",
    "c#=C#",
    ".net=.NET",
    "c=C",
  ]);
});

test("host names, addresses and names with underscores hold no phrase", () => {
  expect(found(["notion", "node", "acme"], "acme.notion.site jobs@acme node_modules Node.js")).toEqual(["node=Node"]);
});

test("positions hold in texts whose lower case is longer", () => {
  expect(found(["python"], "İstanbul: Python")).toEqual(["python=Python"]);
});

test("a phrase does not run over a line break", () => {
  expect(found(["data engineer"], "data\nengineer")).toEqual([]);
});
