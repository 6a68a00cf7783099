import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { icims } from "./icims.ts";
import { readPayload } from "#sources/payload.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(icims, import.meta.dirname);

describe("a newer iCIMS site on the employer's own host", () => {
  const board = { token: "careers.kettleworks.example", companyName: "Kettleworks" };
  const request = icims.requests(board)[0]!;
  const payload = readPayload(icims, request, readFileSync(path.join(import.meta.dirname, "jibe.json")));

  it("is read from its JSON, page by page", () => {
    expect(request.url).toBe("https://careers.kettleworks.example/api/jobs?page=1&limit=100");
    expect(icims.next!({ request, payload }, board)).toMatchObject([
      { kind: "list", url: expect.stringContaining("page=2") },
    ]);
  });

  it("gives every place, the text and the pay of an opening", () => {
    const { postings, rejected } = icims.postings({ request, payload }, board);
    expect(postings).toEqual([
      {
        externalId: "53001",
        url: "https://careers.kettleworks.example/jobs/53001",
        title: "Firmware Engineer",
        company: { name: "Kettleworks" },
        body: "<p>You write the code of our oscilloscopes.</p>\n<h3>Qualifications</h3>\n<ul><li>C</li></ul>",
        locations: ["Santa Rosa, California, United States", "Loveland, Colorado, United States"],
        employmentType: "FULL TIME",
        department: "R&D",
        salary: { min: 110_000, max: 140_000, currency: "USD" },
        postedAt: "2026-10-02T20:55:00+0000",
      },
      {
        externalId: "53002",
        url: "https://careers.kettleworks.example/jobs/53002",
        title: "Intern, Test",
        company: { name: "Kettleworks" },
        locations: ["Remote, US"],
        postedAt: "2026-10-01T08:00:00+0000",
      },
    ]);
    expect(rejected).toMatchObject([{ reason: expect.stringMatching(/^wrong-shape: data\.title/) }]);
  });
});
