import { expect, it } from "vitest";
import { inhire } from "./inhire.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(inhire, import.meta.dirname);

it("names the company in a header of every request", () => {
  expect(inhire.requests({ token: "PaodeQueijo" })[0]!.headers).toMatchObject({ "x-tenant": "paodequeijo" });
});

it.each([
  ["https://paodequeijo.inhire.app/vagas/35af766f-c9f5-47b0-a681-1a6493744e04/vaga", "paodequeijo"],
  ["https://api.inhire.app/job-posts/public/pages", null],
  ["https://www.inhire.app/", null],
  ["https://paodequeijo.inhire.app.evil.example/vagas", null],
])("finds the board behind %s", (link, token) => {
  expect(inhire.boardOf!(new URL(link))).toBe(token);
});
