import { expect, it } from "vitest";
import { solides } from "./solides.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

const BOARD = { token: "goiabada" };
const [first] = solides.requests(BOARD);

sourceContract(solides, import.meta.dirname);

it("refuses the page of an unknown company", () => {
  expect(() => solides.postings({ request: first!, payload: { success: true, data: {} } }, BOARD)).toThrow("solides");
});

it("asks for the next page up to the last", () => {
  const pages = (request: typeof first, totalPages: number) =>
    solides.next!({ request: request!, payload: { data: { data: [{}], totalPages } } }, BOARD);
  const [second] = pages(first, 2);
  expect(second!.url).toBe("https://apigw.solides.com.br/jobs/v3/home/vacancy?slug=goiabada&take=25&page=2");
  expect(pages(second, 2)).toEqual([]);
});

it.each([
  ["https://goiabada.vagas.solides.com.br/vaga/2001", "goiabada"],
  ["https://goiabada.solides.jobs/vacancies/2001?origem=portal", "goiabada"],
  ["https://vagas.solides.com.br/vaga/2001", null],
  ["https://api.solides.jobs/v2/vacancy", null],
  ["https://goiabada.solides.jobs.evil.example/vacancies/1", null],
])("finds the board behind %s", (link, token) => {
  expect(solides.boardOf!(new URL(link))).toBe(token);
});
