import { existsSync } from "node:fs";
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

describe("the board behind an apply link", () => {
  it.each([
    ["https://boards.greenhouse.io/brightwater/jobs/123", "greenhouse", "brightwater"],
    ["https://job-boards.eu.greenhouse.io/brightwater/jobs/123?gh_src=x", "greenhouse", "brightwater"],
    ["https://boards.greenhouse.io/embed/job_app?for=brightwater&token=1", "greenhouse", "brightwater"],
    ["https://jobs.lever.co/saltmarsh/5d1f0c3e/apply", "lever", "saltmarsh"],
    ["https://jobs.eu.lever.co/saltmarsh/5d1f0c3e", "lever", "eu:saltmarsh"],
    ["https://jobs.ashbyhq.com/Quill%20%26%20Field/3c0f", "ashby", "Quill & Field"],
    ["https://apply.workable.com/hearthside/j/A7F3C09D21/", "workable", "hearthside"],
    ["https://hearthside.workable.com/jobs/1", "workable", "hearthside"],
    ["https://fernhill.recruitee.com/o/editor", "recruitee", "fernhill"],
    ["https://kranich.jobs.personio.de/job/1", "personio", "kranich"],
    ["https://kranich.jobs.personio.com/job/1", "personio", "kranich.jobs.personio.com"],
    ["https://jobs.smartrecruiters.com/Weidenhaus/744000129970001-tax", "smartrecruiters", "Weidenhaus"],
    ["https://bjornbar.teamtailor.com/jobs/1-x", "teamtailor", "bjornbar"],
    ["https://saltkeel.bamboohr.com/careers/82", "bamboohr", "saltkeel"],
    ["https://pennyfarthing.breezy.hr/p/98-x", "breezy", "pennyfarthing"],
    ["https://hedgerow.pinpointhq.com/en/postings/1", "pinpoint", "hedgerow"],
    ["https://ats.rippling.com/en-GB/copperkettle/jobs/1", "rippling", "copperkettle"],
    [
      "https://prairiemutual.wd5.myworkdayjobs.com/en-US/Careers/job/x/y_R1",
      "workday",
      "prairiemutual.wd5.myworkdayjobs.com/Careers",
    ],
    ["https://jobs.gem.com/cloudberry/1", "gem", "cloudberry"],
    ["https://www.comeet.com/jobs/tinderbox/B1.001/engineer/18.767", "comeet", "tinderbox/B1.001"],
    ["https://join.com/companies/zwirnundfaden/1-x", "join", "zwirnundfaden"],
    ["https://www.careers-page.com/lanternhire/job/L4NT3RN1", "manatal", "lanternhire"],
    ["https://careers-kettleworks.icims.com/jobs/4101/claims-analyst/job", "icims", "careers-kettleworks.icims.com"],
    ["https://tidewrack.applytojob.com/apply/k3Jd92LmQa/Support-Engineer", "jazzhr", "tidewrack"],
    ["https://jobs.jobvite.com/careers/orchardpantry/job/oAbcdfw1", "jobvite", "orchardpantry"],
    ["https://juniperloom.freshteam.com/jobs/8OA37qwQgD2C/data-engineer", "freshteam", "juniperloom"],
    ["https://azulejo.zohorecruit.eu/jobs/Careers/655/x", "zohorecruit", "azulejo.zohorecruit.eu"],
    [
      "https://rain.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/300607",
      "oracle",
      "rain.fa.us2.oraclecloud.com/CX_1",
    ],
    [
      "https://recruiting.paylocity.com/recruiting/jobs/All/6E924B85-a4f3-4022-b808-ebcadeb90ea0/Hollow-Oak",
      "paylocity",
      "6e924b85-a4f3-4022-b808-ebcadeb90ea0",
    ],
  ])("%s", (link, source, token) => {
    expect(boardBehind(link)).toEqual({ source, token });
  });

  it.each([
    "https://example.org/careers",
    "https://boards.greenhouse.io/",
    "https://apply.workable.com/j/A7F3",
    "https://www.recruitee.com/o/x",
    "not a link",
    "https://evilgreenhouse.io/x",
  ])("is none for %s", (link) => {
    expect(boardBehind(link)).toBeNull();
  });
});
