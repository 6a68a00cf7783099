import { expect, it } from "vitest";
import { careerplug } from "./careerplug.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(careerplug, import.meta.dirname);

it("asks for another page only if the page links to it", () => {
  const board = { token: "noodle-bar-careers" };
  const request = careerplug.requests(board)[0]!;
  const page = (href: string) => `<div id="job_table"></div><a href="${href}">Next</a>`;
  const lists = (href: string) => careerplug.next!({ request, payload: page(href) }, board).map(({ url }) => url);
  expect(lists("/jobs?page=2")).toEqual(["https://noodle-bar-careers.careerplug.com/jobs?page=2"]);
  expect(lists("/jobs?page=1")).toEqual([]);
  expect(lists("/about?page=2")).toEqual([]);
});

it.each([
  ["https://noodle-bar-careers.careerplug.com/jobs/3479286/apps/new", "noodle-bar-careers"],
  ["https://app.careerplug.com/jobs/3479286/apps/new", null],
  ["https://www.careerplug.com/", null],
  ["https://noodle-bar-careers.careerplug.com.evil.example/jobs/1", null],
])("finds the board behind %s", (link, token) => {
  expect(careerplug.boardOf!(new URL(link))).toBe(token);
});
