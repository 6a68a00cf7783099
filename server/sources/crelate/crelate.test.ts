import { expect, it } from "vitest";
import { crelate } from "./crelate.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

const BOARD = { token: "lindentree:ec546cba-84d5-4d8a-97e5-52e8ef47db08" };

sourceContract(crelate, import.meta.dirname);

it("asks for one organization's openings", () => {
  const url = new URL(crelate.requests(BOARD)[0]!.url);
  expect(JSON.parse(url.searchParams.get("requestEnvelope")!)).toMatchObject({
    OrganizationId: "ec546cba-84d5-4d8a-97e5-52e8ef47db08",
  });
});

it("refuses an error of the interface", () => {
  const payload = { Jobs: [], IsError: true, ErrorMessage: "Unknown organization" };
  expect(() => crelate.postings({ request: crelate.requests(BOARD)[0]!, payload }, BOARD)).toThrow("crelate");
});

it.each([
  "lindentree",
  "lindentree:1",
  ":ec546cba-84d5-4d8a-97e5-52e8ef47db08",
  "linden/tree:ec546cba-84d5-4d8a-97e5-52e8ef47db08",
])("refuses %j as a token", (token) => expect(token).not.toMatch(crelate.token));
