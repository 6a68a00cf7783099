import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { join } from "./join.ts";
import { readPayload } from "#sources/payload.ts";
import { completePosting } from "#sources/read.ts";
import type { SourceRequest } from "#sources/source.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(join, import.meta.dirname);

describe("a company that is known by its number", () => {
  const board = { token: "123" };
  const answer = (request: SourceRequest, file: string) => ({
    request,
    payload: readPayload(join, request, readFileSync(path.join(import.meta.dirname, file))),
  });
  const list = answer(join.requests(board)[0]!, "list-by-id.json");

  it("is read from Join's list, page by page, with the details of remote openings", () => {
    expect(list.request.url).toBe("https://join.com/api/public/companies/123/jobs?page=1&pageSize=5");
    expect(join.next!(list, board)).toMatchObject([
      { kind: "list", payload: "json", url: "https://join.com/api/public/companies/123/jobs?page=2&pageSize=5" },
      { kind: "detail", payload: "json", url: "https://join.com/api/public/jobs/16084660" },
    ]);
    const { postings, rejected } = join.postings(list, board);
    expect(postings.map(({ title }) => title)).toEqual(["Motion Designer", "Tailor"]);
    expect(rejected).toMatchObject([{ externalId: "16084662", reason: expect.stringMatching(/^wrong-shape: title/) }]);
  });

  it("has its name and its address from the details", () => {
    const [detailRequest] = join.next!(list, board).slice(-1);
    const detail = join.postings(answer(detailRequest!, "detail-by-id.json"), board).postings[0]!;
    expect(completePosting(join.postings(list, board).postings[0]!, detail)).toMatchObject({
      url: "https://join.com/companies/zwirnundfaden/16084660-motion-designer",
      company: { name: "Zwirn & Faden" },
      body: expect.stringContaining("Films of eleven seconds"),
      locations: ["Munich, Germany"],
      workplace: { value: "remote" },
    });
  });

  it("refuses any other payload", () => {
    for (const payload of ["", { error: "not found" }, null])
      expect(() => join.postings({ ...list, payload }, board)).toThrow("join");
  });
});
