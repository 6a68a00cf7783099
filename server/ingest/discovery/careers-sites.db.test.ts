import { beforeEach, expect, test } from "vitest";
import { addBoards, findBoard, summariseBoards } from "#store/catalogue/boards.ts";
import { hours } from "#test/board-runs.ts";
import { testDatabase } from "#test/database/database.ts";
import { startGreenhouseBoards } from "#test/greenhouse-boards.ts";
import { silentLog } from "#test/log.ts";
import { searchCareersSites } from "./careers-sites.ts";
import { searchLink } from "./search-link.ts";

const database = await testDatabase();
const { boards, pages, http, boardOf, run } = await startGreenhouseBoards(database);
const titles = ["Backend Engineer", "Product Designer"];

beforeEach(() => database.pool.query("update company set website = null"));

/** Adds a company with a board of its own, as a trusted board describes it. */
async function company(name: string, website: string, rank = 3): Promise<string> {
  const token = name.toLowerCase().replaceAll(" ", "");
  boards.set(token, { employer: name, titles });
  await addBoards(database, [{ source: "greenhouse", token, companyName: name }], "directory");
  await run(token, hours(0));
  await database.pool.query("update company set website = $2, identity_rank = $3 where name = $1", [
    name,
    website,
    rank,
  ]);
  return token;
}

const careersPage = (token: string) => ({
  headers: { "content-type": "text/html" },
  body: `<title>Careers</title><a href="https://boards.greenhouse.io/${token}/jobs/1">A job</a>`,
});

const search = (now: Date) =>
  searchCareersSites({
    database,
    http,
    log: silentLog,
    keys: {},
    now,
    limit: 10,
    signal: AbortSignal.timeout(30_000),
  });

test("a company's own website leads to another board of it, once in two months", async () => {
  await company("Larch", "https://larch.example/");
  pages.set("larch.example/", { headers: { "content-type": "text/html" }, body: `<a href="/jobs">Jobs</a>` });
  pages.set("larch.example/jobs", careersPage("larcheurope"));
  expect(await search(hours(1))).toEqual({ searched: 1, added: 1, moved: 0 });
  const found = (await summariseBoards(database, { limit: 100 })).find((each) => each.token === "larcheurope");
  expect(found).toMatchObject({
    state: "candidate",
    companyName: "Larch",
    discoveredBy: "careers-page",
    discoveredFrom: "https://larch.example/jobs",
  });
  expect(await search(hours(24 * 59))).toMatchObject({ searched: 0 });
  expect(await search(hours(24 * 61))).toMatchObject({ searched: 1, added: 0 });
});

test("only proved websites are searched, and only where robots.txt allows it", async () => {
  await company("Guess", "https://guess.example/", 2);
  await company("Closed", "https://closed.example/");
  pages.set("closed.example/robots.txt", { body: "User-agent: *\nDisallow: /" });
  for (const host of ["guess.example", "closed.example"]) pages.set(`${host}/`, careersPage("elsewhere"));
  expect(await search(hours(1))).toEqual({ searched: 1, added: 0, moved: 0 });
  expect(await findBoard(database, "greenhouse", "elsewhere")).toBeNull();
  // A site without a usable page is searched again after one week, two, four …
  expect(await search(hours(24 * 6))).toMatchObject({ searched: 0 });
  expect(await search(hours(24 * 8))).toMatchObject({ searched: 1 });
  expect(await search(hours(24 * 16))).toMatchObject({ searched: 0 });
});

test("a board that is gone is replaced by the one that the company's website names now", async () => {
  const token = await company("Heron", "https://heron.example/careers");
  boards.delete(token);
  boards.set("heronnew", { employer: "Heron Inc.", titles });
  pages.set("heron.example/careers", careersPage("heronnew"));
  await run(token, hours(24));
  expect(await search(hours(25))).toEqual({ searched: 1, added: 0, moved: 1 });
  expect(await boardOf(token)).toMatchObject({ state: "moved", enabled: false });
  expect(await boardOf("heronnew")).toMatchObject({ state: "live", origin: "directory" });
  const { rows } = await database.pool.query(
    "select discovered_by, discovered_from from board where token = 'heronnew'",
  );
  expect(rows).toEqual([{ discovered_by: "careers-page", discovered_from: "https://heron.example/careers" }]);
});

test("a website that names its lost board in another case replaces nothing", async () => {
  const token = await company("Wren", "https://wren.example/careers");
  boards.delete(token);
  pages.set("wren.example/careers", careersPage(token.toUpperCase()));
  boards.set(token.toUpperCase(), { employer: "Wren", titles });
  await run(token, hours(24));
  expect(await search(hours(25))).toEqual({ searched: 1, added: 0, moved: 0 });
  expect(await boardOf(token)).toMatchObject({ state: "live" });
});

test("a website that names another company's board replaces nothing, and the board is refused when it is read", async () => {
  const token = await company("Otter", "https://otter.example/");
  boards.delete(token);
  boards.set("globex", { employer: "Globex", titles });
  pages.set("otter.example/", careersPage("globex"));
  await run(token, hours(24));
  expect(await search(hours(25))).toEqual({ searched: 1, added: 1, moved: 0 });
  expect(await boardOf(token)).toMatchObject({ state: "live", goneCount: 1 });
  await run("globex", hours(26));
  expect(await boardOf("globex")).toMatchObject({ state: "refused" });
});

test("the site of a Hacker News comment leads to the company's board", async () => {
  pages.set("fox.example/jobs", careersPage("foxboard"));
  const search = { database, http, companyName: "Fox", by: "hacker-news" as const };
  const signal = AbortSignal.timeout(30_000);
  expect(await searchLink({ ...search, signal, link: "https://fox.example/jobs" })).toBe(1);
  expect(await searchLink({ ...search, signal, link: "https://nowhere.example/" })).toBe(0);
  expect(await boardOf("foxboard")).toMatchObject({ state: "candidate", companyName: "Fox" });
});
