import { expect, it } from "vitest";
import { gupy } from "./gupy.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

const BOARD = { token: "1948" };
const [first] = gupy.requests(BOARD);
const job = { id: 1, companyId: 1948, name: "Analista", jobUrl: "https://figueira.gupy.io/job/1" };

sourceContract(gupy, import.meta.dirname);

it("refuses a page with openings of other companies", () => {
  const payload = { data: [job, { ...job, id: 2, companyId: 316 }] };
  expect(() => gupy.postings({ request: first!, payload }, BOARD)).toThrow("openings of other companies");
});

it("rejects an opening that doesn't tell its company", () => {
  const { companyId: _, ...anonymous } = job;
  expect(gupy.postings({ request: first!, payload: { data: [anonymous] } }, BOARD).rejected).toHaveLength(1);
});

it("asks for another page after a full one only", () => {
  const after = (length: number) =>
    gupy.next!({ request: first!, payload: { data: Array.from({ length }, () => job) } }, BOARD);
  expect(after(99)).toEqual([]);
  expect(new URL(after(100)[0]!.url).searchParams.get("offset")).toBe("100");
});
