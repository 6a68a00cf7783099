import { expect, it } from "vitest";
import { hireology } from "./hireology.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(hireology, import.meta.dirname);

it("asks for the next page until every opening is listed", () => {
  const board = { token: "harborautos" };
  const [first] = hireology.requests(board);
  const pages = (request: typeof first, count: number) =>
    hireology.next!({ request: request!, payload: { data: [{}], count } }, board);
  const [second] = pages(first, 101);
  expect(second!.url).toBe("https://api.hireology.com/v2/public/careers/harborautos?page_size=100&page=2");
  expect(pages(second, 101)).toEqual([]);
});

it.each([
  ["https://careers.hireology.com/harborautos/2699065/description", "harborautos"],
  ["https://harborautos.hireology.careers/jobs", "harborautos"],
  ["https://careers.hireology.com/harborautos%2Cinc/2699065/description", "harborautos,inc"],
  ["https://careers.hireology.com/", null],
  ["https://www.hireology.careers/jobs", null],
  ["https://careers.hireology.com.evil.example/harborautos", null],
])("finds the board behind %s", (link, token) => {
  expect(hireology.boardOf!(new URL(link))).toBe(token);
});
