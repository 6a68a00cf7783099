import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer, type ReplayServer } from "#http/replay-server.ts";
import { sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import { addBoards, ensureSources, findBoard } from "#store/catalogue/boards.ts";
import type { Database } from "#postgres/database.ts";
import { hours } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { makeText } from "#test/factories.ts";
import { silentLog } from "#test/log.ts";
import { runBoard } from "./run-board.ts";

const SITE = "https://www.orchard.example.com/careers";

let database: Database;
let web: ReplayServer;
let http: OutboundHttp;
/** The date of each opening's page in the sitemap. */
let pages: Map<string, string>;
let asked: string[] = [];

function pageOf(name: string, changedAt: string): string {
  const posting = {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: `Engineer for ${name}`,
    description: `<p>${makeText(`${name} ${changedAt}`)}</p>`,
    datePosted: "2026-05-20",
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "Germany" },
    hiringOrganization: { "@type": "Organization", name: "Orchard" },
  };
  return `<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`;
}

function answer(path: string) {
  asked.push(path);
  if (path === "/robots.txt") return { headers: { "content-type": "text/plain" }, body: "User-agent: *\nAllow: /\n" };
  if (path === "/sitemap.xml") {
    const urls = [...pages].map(
      ([name, changedAt]) => `<url><loc>${SITE}/${name}</loc><lastmod>${changedAt}</lastmod></url>`,
    );
    return { headers: { "content-type": "application/xml" }, body: `<urlset>${urls.join("")}</urlset>` };
  }
  const name = path.split("/").at(-1) ?? "";
  const changedAt = pages.get(name);
  return changedAt === undefined ? null : { headers: { "content-type": "text/html" }, body: pageOf(name, changedAt) };
}

beforeAll(async () => {
  database = await testDatabase();
  await ensureSources(database, sources.values());
  await addBoards(database, [{ source: "jsonld", token: SITE, companyName: "Orchard" }], "manual");
  web = await startReplayServer({ answer: (_host, path) => answer(path) });
  http = createOutboundHttp({ replayOrigin: web.origin });
});

afterAll(async () => {
  await http.close();
  await web.close();
});

async function run(now: Date) {
  asked = [];
  const owner = randomUUID();
  const found = await findBoard(database, "jsonld", SITE);
  const board = await claimBoard(database, { owner, boardId: found!.id });
  const report = await runBoard({ database, http, board: board!, owner, now, log: silentLog });
  return { ...report, pages: asked.filter((path) => path.startsWith("/careers/")).toSorted() };
}

describe("a careers site with a sitemap", () => {
  test("has each page read once, and again only when its date in the sitemap changes", async () => {
    pages = new Map(["apples", "pears", "plums"].map((name) => [`picking-${name}`, "2026-05-20"]));
    expect(await run(hours(0))).toMatchObject({
      kept: 3,
      opened: 3,
      pages: ["/careers/picking-apples", "/careers/picking-pears", "/careers/picking-plums"],
    });
    expect(await run(hours(2))).toMatchObject({ seen: 3, kept: 3, changed: 0, closed: 0, pages: [] });
    pages.set("picking-pears", "2026-06-01");
    expect(await run(hours(4))).toMatchObject({ kept: 3, changed: 1, pages: ["/careers/picking-pears"] });
  });

  test("closes what the sitemap no longer lists without reading the others again", async () => {
    pages.delete("picking-plums");
    expect(await run(hours(6))).toMatchObject({ kept: 2, closed: 0, pages: [] });
    expect(await run(hours(8))).toMatchObject({ kept: 2, closed: 1, pages: [] });
  });
});
