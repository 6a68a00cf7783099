import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readDirectory } from "#ingest/directory/read-directory.ts";
import { compileDirectory } from "./compile-directory.ts";
import { applypilotIndex } from "./lists/applypilot-index.ts";
import { jobSearchAggregator, wagey } from "./lists/aggregated-jobs.ts";
import { boardSeries } from "./lists/board-series.ts";
import { catalogue } from "./lists/catalogue.ts";
import { everyList } from "./lists/every-list.ts";
import { greenhouseDayTwo } from "./lists/greenhouse-days.ts";
import { hackerNews } from "./lists/hacker-news.ts";
import { jobseekCompanies } from "./lists/jobseek-companies.ts";
import { jobSiteFeeds } from "./lists/job-site-feeds.ts";
import { remoteintech } from "./lists/remoteintech.ts";
import type { BoardList } from "./sighting.ts";
import { writeDirectory } from "./write-directory.ts";

const root = mkdtempSync(path.join(tmpdir(), "afield-lists-"));
const folder = path.join(root, "lists");
beforeEach(() => rmSync(root, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes a list of ours in the shape of a public one. */
function write({ file }: Pick<BoardList, "file">, ...lines: string[]): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${lines.join("\n")}\n`);
}

const writeCatalogue = (...lines: string[]) => write(catalogue, "provider\tcompany\tboard", ...lines);
const APPLYPILOT_HEADER = "ats\tcompany\ttitle\tlocation\tskill_level\tis_recruiter\tscraped_at\turl";
const applypilotLine = (token: string, title: string, recruiter = "False") =>
  `Lever\t${token}\t${title}\tRemote\tmid\t${recruiter}\t2026-03-30\thttps://jobs.lever.co/${token}/5d1f0c3e`;

function compile(...lists: BoardList[]) {
  const compiled = compileDirectory(folder, lists);
  const boards = compiled.lines.map(({ source, token, company, country }) => ({ source, token, company, country }));
  const report = (list: BoardList) => {
    const { dropped, ...counts } = compiled.reports.find(({ id }) => id === list.id)!;
    return { ...counts, dropped: Object.fromEntries(dropped) };
  };
  const expected = (token: string) => compiled.lines.find((line) => line.token === token)?.expected;
  return { ...compiled, boards, report, expected };
}

describe("the boards of the catalogue", () => {
  it("are named in our words, each spelling once", () => {
    writeCatalogue(
      "greenhouse\tBrightwater\tbrightwater",
      "greenhouse\tBrightwater\tBrightWater",
      "ashbygraphql\tSaltmarsh\tsaltmarsh",
      "ashby\tOak%20Works\tOak%20Works",
      "ashby\tOak Works\toak works",
      "jibe\tKettle\tcareers.kettle.example",
      "personio\tBirke GmbH\tbirke",
      "personio\tBirke GmbH\tbirke.jobs.personio.de",
      "teamtailor\tBjörk\tbjork.teamtailor.com",
      "icims\tcopperfield\tcopperfield",
    );
    const { boards, report } = compile(catalogue);
    expect(boards).toEqual([
      { source: "greenhouse", token: "BrightWater", company: "Brightwater", country: null },
      { source: "ashby", token: "saltmarsh", company: null, country: null },
      { source: "ashby", token: "Oak Works", company: null, country: null },
      { source: "icims", token: "careers.kettle.example", company: "Kettle", country: null },
      { source: "personio", token: "birke", company: "Birke GmbH", country: null },
      { source: "teamtailor", token: "bjork", company: "Björk", country: null },
      { source: "icims", token: "careers-copperfield.icims.com", company: null, country: null },
    ]);
    expect(report(catalogue)).toEqual({ id: "catalogue", lines: 10, boards: 7, firstNamed: 7, dropped: {} });
  });

  it("are left out and counted when we can't read them, when the form is dead, or when a staffing firm runs them", () => {
    writeCatalogue(
      "nowhere\tAcme\tacme",
      "greenhouse\tM+A\tm+a",
      "greenhouse\tGreenhouse\tembed",
      "lever\tDemo\tacme-demo",
      "lever\tGates\tgates%20",
      "lever\tAcme Staffing\tacme",
      "lever\tOak Recruitment Group\toak-group",
      "lever\tOak Campus Recruiting\toak-campus",
      "lever\tJobgether\tjobgether",
    );
    const { boards, report, refused } = compile(catalogue);
    expect(boards.map(({ token }) => token)).toEqual(["gates", "oak-campus"]);
    expect(report(catalogue).dropped).toEqual({
      "source not read: nowhere": 1,
      "not a token of its source": 1,
      "dead form": 2,
    });
    expect(Object.fromEntries(refused)).toEqual({ "staffing firm": 2, "named in refused.tsv": 1 });
  });

  it("have the name that a list states, decoded, unless it only repeats a part of the token", () => {
    writeCatalogue(
      "lever\tBeech &amp; Bay\tbeech",
      "lever\tOak%20Works\toak",
      "workday\tkettle\tkettle.wd5.myworkdayjobs.com/External",
      "workday\tCopper\tcopper.wd5.myworkdayjobs.com/External",
    );
    expect(compile(catalogue).boards.map(({ company }) => company)).toEqual([
      "Beech & Bay",
      "Oak Works",
      null,
      "Copper",
    ]);
  });

  it("stay two for two companies with one name", () => {
    writeCatalogue("lever\tSaltmarsh\tsaltmarsh-uk", "lever\tSaltmarsh\tsaltmarsh-inc");
    expect(compile(catalogue).boards).toMatchObject([
      { token: "saltmarsh-uk", company: "Saltmarsh" },
      { token: "saltmarsh-inc", company: "Saltmarsh" },
    ]);
  });

  it("have the country that their source, host, website or legal form states", () => {
    writeCatalogue(
      "paylocity\tOak Club\t4d0af9f2-b4ff-4c89-8acf-17843d7540c2",
      "zohorecruit\tForest\tforest.zohorecruit.in",
      "lever\tLipa Sp. z o.o.\tlipa",
      "lever\tSaltmarsh Farm\tsaltmarsh",
      "lever\tBirch\tbirch",
    );
    write(
      jobseekCompanies,
      "slug,name,website",
      '1,"Saltmarsh Farm",https://saltmarsh.co.uk',
      "2,Birch,https://birch.io",
    );
    const { boards, report } = compile(catalogue, jobseekCompanies);
    expect(boards.map(({ country }) => country)).toEqual(["US", "IN", "PL", "GB", null]);
    expect(report(jobseekCompanies)).toMatchObject({ lines: 2, boards: 1, dropped: { "no country": 1 } });
  });
});

describe("expected remote openings", () => {
  it("grow with what a list shows, and a board without any gets a little from its source", () => {
    writeCatalogue(...["busy", "quiet", "unseen"].map((token) => `lever\t${token}\t${token}`));
    const busy = Array.from({ length: 40 }, (_, index) => applypilotLine("busy", `Role ${index}`));
    const others = Array.from({ length: 90 }, (_, index) => applypilotLine(`board-${index}`, "Engineer"));
    write(applypilotIndex, APPLYPILOT_HEADER, ...busy, ...others, applypilotLine("quiet", "Engineer"));
    const { expected } = compile(catalogue, applypilotIndex);
    expect(expected("busy")).toBeGreaterThan(20);
    expect(expected("quiet")).toBeGreaterThan(expected("unseen")!);
    expect(expected("quiet")).toBeLessThan(5);
    expect(expected("unseen")).toBeGreaterThan(0);
  });

  it("count a title a few times only, and a recruiter that repeats titles not at all", () => {
    const repeated = (token: string, recruiter: string) =>
      Array.from({ length: 30 }, () => applypilotLine(token, "Engineer", recruiter));
    const others = Array.from({ length: 90 }, (_, index) => applypilotLine(`board-${index}`, `Role ${index}`));
    const ten = Array.from({ length: 10 }, (_, index) => applypilotLine("ten", `Role ${index}`, "True"));
    write(
      applypilotIndex,
      APPLYPILOT_HEADER,
      ...repeated("five", "False"),
      ...repeated("firm", "True"),
      ...ten,
      ...others,
    );
    const { expected } = compile(applypilotIndex);
    expect(expected("five")).toBeLessThan(expected("ten")!);
    expect(expected("firm")).toBeUndefined();
  });

  it("come from a whole look at a board where a list has one", () => {
    const lines = Array.from({ length: 60 }, (_, board) => [
      `board-${board}\t1\t2026\tEngineer\t${board % 10 === 0 ? "Remote, US" : "Paris"}`,
      `board-${board}\t2\t2026\tAccountant\tParis`,
    ]).flat();
    const large = Array.from({ length: 20 }, (_, index) => `large\t${index}\t2026\tRole ${index}\tRemote`);
    write(greenhouseDayTwo, "company_slug\tid\tupdated_at\ttitle\tlocation", ...lines, ...large);
    const { expected } = compile(greenhouseDayTwo);
    expect(expected("large")).toBeGreaterThan(15);
    expect(expected("board-10")).toBeLessThan(expected("large")!);
    expect(expected("board-1")).toBeLessThan(expected("board-10")!);
    expect(expected("board-1")).toBeGreaterThan(0);
  });

  it("count the last answer of a board that was read many times", () => {
    write(
      boardSeries,
      "ats\tboard\tcaptured\tjob_id\tupdated_or_created\ttitle\tlocation",
      "lever\tsaltmarsh\t20260808T1957\t1\t2026\tEngineer\tRemote",
      "lever\tsaltmarsh\t20260809T1957\t1\t2026\tEngineer\tRemote",
      "lever\tsaltmarsh\t20260809T1957\t2\t2026\tBaker\tParis",
    );
    expect(compile(boardSeries).report(boardSeries)).toMatchObject({
      lines: 3,
      boards: 1,
      dropped: { "an earlier answer of the board": 1 },
    });
  });

  it("of a board that a list of remote employers names are those of such boards elsewhere", () => {
    writeCatalogue("workable\tNamed\tnamed", "workable\tOther\tother", "greenhouse\tFar Away\tfaraway");
    const lines = Array.from({ length: 60 }, (_, board) => `board-${board}\t${board}\t2026\tEngineer\tRemote`);
    const large = Array.from({ length: 30 }, (_, index) => `faraway\t${index}\t2026\tRole ${index}\tRemote`);
    write(greenhouseDayTwo, "company_slug\tid\tupdated_at\ttitle\tlocation", ...lines, ...large);
    write(
      remoteintech,
      JSON.stringify({ title: "Far Away", careers_url: "https://boards.greenhouse.io/faraway" }),
      JSON.stringify({ title: "Named" }),
    );
    const { expected } = compile(catalogue, greenhouseDayTwo, remoteintech);
    expect(expected("named")).toBeGreaterThan(10);
    expect(expected("other")).toBeLessThan(expected("named")!);
  });
});

describe("boards of hands-on work", () => {
  it("are expected to have as much less as the lists show of them", () => {
    writeCatalogue(
      "workable\tOak Software\toak-software",
      "workable\tOak Trucking\toak-trucking",
      ...Array.from({ length: 40 }, (_, board) => `greenhouse\tTrucking ${board}\ttrucking-${board}`),
    );
    const remote = Array.from({ length: 60 }, (_, board) => `board-${board}\t${board}\t2026\tEngineer\tRemote`);
    const driving = Array.from({ length: 40 }, (_, board) => `trucking-${board}\t${board}\t2026\tDriver\tParis`);
    write(greenhouseDayTwo, "company_slug\tid\tupdated_at\ttitle\tlocation", ...remote, ...driving);
    const { expected, priors } = compile(catalogue, greenhouseDayTwo);
    expect(priors.handsOn).toBeLessThan(0.2);
    expect(expected("oak-trucking")).toBeCloseTo(expected("oak-software")! * priors.handsOn);
  });
});

describe("lists without boards", () => {
  it("count for the one board behind a link or a name, and for none when several have the name", () => {
    writeCatalogue(
      "lever\tSaltmarsh\tsaltmarsh",
      "lever\tBirch\tbirch-a",
      "lever\tBirch\tbirch-b",
      "ashby\tBirch\tbirch",
    );
    write(
      hackerNews,
      JSON.stringify({
        text: 'Elm | Remote<p><a href="https:&#x2F;&#x2F;jobs.lever.co&#x2F;elm&#x2F;5d1f">apply</a>',
        llm_labels: { remote: "fully_remote" },
      }),
      JSON.stringify({ text: "https://jobs.lever.co/onsite/1", llm_labels: { remote: "onsite_only" } }),
      JSON.stringify({ text: "no link", llm_labels: { remote: "fully_remote" } }),
    );
    const job = (ats: string, company: string | null) => ({
      ats,
      company,
      title: "Engineer",
      url: "https://wagey.example",
    });
    write(
      wagey,
      JSON.stringify([job("lever", "Saltmarsh Ltd"), job("lever", "Birch"), job("ashby", "Birch"), job("lever", null)]),
    );
    const aggregated = { ats: "lever", company: "oakworks", title: "Baker", url: "https://jobs.lever.co/oakworks/1" };
    write(jobSearchAggregator, JSON.stringify({ jobs: [aggregated] }));
    const { boards, report } = compile(catalogue, hackerNews, wagey, jobSearchAggregator);
    expect(boards.map(({ token }) => token)).toEqual(["saltmarsh", "birch-a", "birch-b", "birch", "elm", "oakworks"]);
    expect(report(hackerNews).dropped).toEqual({ "not fully remote": 1, "no link to a board": 1 });
    expect(report(wagey)).toMatchObject({ boards: 2, dropped: { "several boards of that name": 1, "no company": 1 } });
  });

  it("include the boards that recorded answers of job sites link to", () => {
    write({ file: "../feeds/remotive/one.json" }, '{"jobs":[{"url":"https:\\/\\/jobs.lever.co\\/elm\\/5d1f"}]}');
    write({ file: "../feeds/greenhouse/one.json" }, "https://jobs.lever.co/ignored/1");
    write(catalogue, "provider\tcompany\tboard");
    expect(compile(jobSiteFeeds).boards).toMatchObject([{ source: "lever", token: "elm" }]);
  });
});

it("the same lists make the same bytes, in an order that doesn't depend on theirs", async () => {
  const lines = ["lever\tSaltmarsh\tsaltmarsh", "ashby\tOak\toak", "lever\tBirch Ltd\tbirch"];
  const outputs = [lines, lines.toReversed()].map((given, index) => {
    writeCatalogue(...given);
    const out = path.join(root, `out-${index}`);
    writeDirectory(out, compileDirectory(folder, everyList).lines);
    return out;
  });
  const files = outputs.map((out) =>
    readdirSync(out).map((name) => [name, readFileSync(path.join(out, name), "utf8")]),
  );
  expect(files[0]).toEqual(files[1]);
  expect((await readDirectory("all", outputs[0])).bad).toEqual([]);
});
