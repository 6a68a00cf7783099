import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { boardBehind, sourceById, sources } from "#sources/registry.ts";

describe("the registry of sources", () => {
  it("lists each source under its own id, in alphabetical order, with a complete folder", () => {
    expect([...sources.keys()]).toEqual([...sources.keys()].sort());
    for (const [id, source] of sources) {
      expect(source.id).toBe(id);
      for (const file of [`${id}.ts`, `${id}.test.ts`, "expected.json"]) {
        expect(existsSync(path.join(import.meta.dirname, id, file)), `${id}/${file}`).toBe(true);
      }
    }
  });

  it("lists the known sources when a source is unknown", () => {
    expect(() => sourceById("monster")).toThrow(/no source "monster".*greenhouse/);
  });
});

describe("the addresses of a source's boards", () => {
  const patterns = [...sources.values()].flatMap(({ id, boardPages = [] }) =>
    boardPages.map((pattern) => [pattern, id]),
  );
  it.each(patterns)("%s are addresses of boards of %s", (pattern, id) => {
    const page = pattern.startsWith("*.")
      ? [pattern.replace("*", "acme"), pattern.replace("*", "acme.wd1")].map((host) => `https://${host}/jobs/Acme`)
      : [
          pattern.replace("*", "acme/1"),
          pattern.replace("*", "0c9d3ba5-7a3b-4d09-8f5b-0a4f7c1f2ab3"),
          pattern.replace("*", "acme/10.00A"),
        ].map((path) => `https://${path}`);
    expect(page.map((address) => boardBehind(address)?.source)).toContain(id);
  });
});

describe("the board behind an apply link", () => {
  const links = readFileSync(path.join(import.meta.dirname, "registry.test.tsv"), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  it.each(links.map((line) => line.split("\t") as [string, string, string]))("%s", (link, source, token) => {
    expect(boardBehind(link)).toEqual({ source, token });
  });

  it.each([
    "https://example.org/careers",
    "https://boards.greenhouse.io/",
    "https://apply.workable.com/j/A7F3",
    "https://www.recruitee.com/o/x",
    "https://www.traffit.com/pricing",
    "https://careers.jobscore.com/",
    "https://jobs.quickin.io/",
    "https://jobs.dayforcehcm.com/api/geo/thistledown",
    "https://jobs.dayforcehcm.com/en-US",
    "https://ats.talentadore.com/apply/firmware-engineer/rTyU8b",
    "https://jobs.deel.com/login",
    "https://jobs.deel.com/job-boards/",
    "https://pod4.app.loxo.co/job/OTEyMzQtYWFhMTExYmJi",
    "https://app.loxo.co/",
    "https://www.governmentjobs.com/careers/home/index?agency=x",
    "https://www.governmentjobs.com/jobs/610001/gis-analyst",
    "https://bramblehall.taleo.net/careersection/rest/jobboard/searchjobs",
    "https://marigold.csod.com/LMS/catalog",
    "https://www.csod.com/ux/ats/careersite/1/home",
    "https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?cid=1",
    "https://app.softgarden.io/login",
    "https://www.peopleforce.io/careers",
    "https://careers.pageuppeople.com/",
    "https://www.catsone.com/careers",
    "https://skk.erecruiter.pl/Offer.aspx?oid=5900001",
    "https://exampleco.clearcompany.com/careers",
    "https://careers-api.clearcompany.com/v1/settings/00ed92c3-5bfb-7bfb-456d-4d9d77fef9a5",
    "https://cleverstaff.net/i/vacancy-KIFCf6",
    "https://app.dover.com/apply/Fernhill/aa378aa1-79f3-4995-8667-b78a61c12b11",
    "https://emp.jobylon.com/jobs/355795-fernhill/",
    "https://app.ismartrecruit.com/openJobWebsite?tenantId=E7p!Q9e",
    "not a link",
    "https://evilgreenhouse.io/x",
  ])("is null for %s", (link) => {
    expect(boardBehind(link)).toBeNull();
  });
});
