import { expect, it } from "vitest";
import { apploi } from "./apploi.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

const BOARD = { token: "41350" };
const [nobody] = apploi.requests(BOARD);
const list = { kind: "list", url: "https://api.apploi.com/v1/jobs?employer=41350&limit=100&offset=0" } as const;

sourceContract(apploi, import.meta.dirname);

it("refuses every board while the interface ignores the employer", () => {
  expect(() => apploi.postings({ request: nobody!, payload: { data: [{ id: "1", name: "Nurse" }] } }, BOARD)).toThrow(
    "the interface ignores the employer",
  );
});

it("reads the employer's own list once nobody's is empty", () => {
  const answer = { request: nobody!, payload: { data: [] } };
  expect(apploi.postings(answer, BOARD)).toEqual({ postings: [], rejected: [] });
  expect(apploi.next!(answer, BOARD)).toEqual([list]);
});

it("asks for another page after a full one only", () => {
  const after = (length: number) =>
    apploi.next!({ request: list, payload: { data: Array.from({ length }, () => ({})) } }, BOARD);
  expect(after(99)).toEqual([]);
  expect(after(100)[0]!.url).toBe("https://api.apploi.com/v1/jobs?employer=41350&limit=100&offset=100");
});

it.each(["0", "harborcare", "41350/1", ""])("refuses %j as a token", (token) => {
  expect(token).not.toMatch(apploi.token);
});
