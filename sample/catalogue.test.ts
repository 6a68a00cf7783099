import { describe, expect, it } from "vitest";
import { answerSample, sampleBoards, sampleCompanyProfiles } from "./catalogue.ts";
import { sampleOpenings } from "./opening.ts";
import { readPayload } from "#sources/payload.ts";
import type { Posting } from "#sources/posting.ts";
import { followUps } from "#sources/follow-up.ts";
import { sourceById } from "#sources/registry.ts";

const now = new Date("2026-11-21T10:30:00Z");

/** Reads a board as a run would, through every page. */
function readBoard(
  { source: id, token }: { source: string; token: string },
  at = now,
): { postings: Posting[]; rejected: number } {
  const source = sourceById(id);
  const requests = source.requests({ token });
  const read = { postings: [] as Posting[], rejected: 0 };
  for (let request = requests.shift(); request; request = requests.shift()) {
    const url = new URL(request.url);
    const answer = answerSample(url.hostname, url.pathname, url.searchParams, at);
    if (!answer?.body) throw new Error(`The sample catalogue has no answer for ${request.url}.`);
    const payload = readPayload(source, request, Buffer.from(answer.body));
    const page = source.postings({ request, payload }, { token });
    read.postings.push(...page.postings);
    read.rejected += page.rejected.length;
    requests.push(...followUps(source, { request, payload }, { token }));
  }
  return read;
}

describe("the sample catalogue", () => {
  const boards = sampleBoards.map((board) => ({ ...board, ...readBoard(board) }));
  const postings = boards.flatMap((board) => board.postings);

  it("can be read by the real sources without a rejection", () => {
    expect(boards.reduce((sum, board) => sum + board.rejected, 0)).toBe(0);
    expect(boards.every((board) => board.postings.length > 0)).toBe(true);
    expect(new Set(boards.map((board) => board.source)).size).toBe(8);
    expect(postings.length).toBeGreaterThan(580);
  });

  it("has about forty employers and over 400 distinct remote openings", () => {
    const remote = sampleOpenings.filter((opening) => opening.workplace === "remote");
    expect(sampleCompanyProfiles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(remote.map((opening) => `${opening.company.name}|${opening.title}`)).size).toBeGreaterThan(400);
    expect(sampleOpenings.length - remote.length).toBeGreaterThan(40);
  });

  it("uses no title twice at one employer, except for an opening listed once per city", () => {
    const titles = new Map<string, Set<string>>();
    for (const { company, title, key } of sampleOpenings) {
      const name = `${company.name}|${title}`;
      titles.set(name, (titles.get(name) ?? new Set()).add(key.split("@")[0]!));
    }
    expect([...titles].filter(([, keys]) => keys.size > 1)).toEqual([]);
  });

  it("repeats no text and leaves no slot unfilled", () => {
    const own = sampleOpenings.filter((opening) => !opening.key.includes("@"));
    const texts = own.map((opening) => JSON.stringify(opening.text));
    expect(new Set(texts).size).toBe(own.length);
    expect(texts.filter((text) => /\{\w+\}|undefined/.test(text))).toEqual([]);
  });

  it("stays the same for six hours, then moves with the clock", () => {
    const [board] = sampleBoards;
    const dates = (at: string) => readBoard(board!, new Date(at)).postings.map((posting) => posting.postedAt);
    expect(dates("2026-11-21T06:00:01Z")).toEqual(dates("2026-11-21T11:59:59Z"));
    expect(dates("2026-11-21T12:00:01Z")).not.toEqual(dates("2026-11-21T11:59:59Z"));
  });

  it("never posts in the future", () => {
    for (const { postedAt } of postings)
      expect(
        new Date(typeof postedAt === "number" && postedAt < 1e11 ? postedAt * 1000 : postedAt!).getTime(),
      ).toBeLessThanOrEqual(now.getTime());
  });

  it("serves a logo for every employer at the addresses in payloads and company profiles", () => {
    const addresses = [
      ...sampleCompanyProfiles.map((facts) => facts.logoUrl),
      ...postings.flatMap((posting) => posting.company.logoUrl ?? []),
    ];
    for (const address of addresses) {
      const url = new URL(address);
      expect(answerSample(url.hostname, url.pathname, url.searchParams, now)?.body, address).toContain("<svg");
    }
    const drawings = new Set(
      sampleCompanyProfiles.map(({ logoUrl }) =>
        String(answerSample(new URL(logoUrl).hostname, "/logo.svg", new URLSearchParams(), now)?.body),
      ),
    );
    expect(drawings.size).toBe(sampleCompanyProfiles.length);
  });

  it("links to invented domains only, apart from the two job boards and Personio", () => {
    const hosts = postings
      .map((posting) => new URL(posting.url).hostname)
      .filter((host) => !host.endsWith(".example") && !host.endsWith(".jobs.personio.de"));
    expect(new Set(hosts)).toEqual(new Set(["remotive.com", "himalayas.app"]));
  });

  it("has no answer for other addresses", () => {
    for (const [host, path] of [
      ["api.lever.co", "/v0/postings/nobody"],
      ["example.org", "/"],
      ["remotive.com", "/job/1/logo"],
    ]) {
      expect(answerSample(host!, path!, new URLSearchParams(), now)).toBeNull();
    }
  });
});
