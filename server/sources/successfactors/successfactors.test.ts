import { expect, it } from "vitest";
import { successfactors } from "./successfactors.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(successfactors, import.meta.dirname);

it("takes the employer from the host or the page if the list of boards has no name", () => {
  const board = { token: "careers.tinmine.example" };
  const list = successfactors.requests(board)[0]!;
  const sitemap = "<urlset><url><loc>https://careers.tinmine.example/job/Remote-Geologist/7/</loc></url></urlset>";
  expect(successfactors.postings({ request: list, payload: sitemap }, board).postings[0]!.company.name).toBe("Tinmine");
  const [detail] = successfactors.next!({ request: list, payload: sitemap }, board);
  const page = `<meta itemprop="hiringOrganization" content="Tin Mine Ltd"><p itemprop="description">You dig.</p>`;
  expect(successfactors.postings({ request: detail!, payload: page }, board).postings[0]!.company.name).toBe(
    "Tin Mine Ltd",
  );
});

it("returns nothing for the page of an opening that has gone", () => {
  const request = { kind: "detail", url: "https://careers.tinmine.example/job/x/7/", externalId: "7" } as const;
  expect(successfactors.postings({ request, payload: "<p>Gone</p>" }, { token: "careers.tinmine.example" })).toEqual({
    postings: [],
    rejected: [],
  });
});
