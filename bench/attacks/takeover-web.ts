import { randomUUID } from "node:crypto";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer, type ReplayAnswer } from "#http/replay-server.ts";
import { discoverBoards } from "#ingest/discovery/apply-links.ts";
import { lookUpLink } from "#ingest/discovery/look-up-link.ts";
import { runBoard } from "#ingest/run/run-board.ts";
import type { Database } from "#postgres/database.ts";
import { sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import { addBoards, ensureSources, findBoard } from "#store/catalogue/boards.ts";
import { makeText } from "#test/factories.ts";
import { silentLog } from "#test/log.ts";

/** What a company's page on Join says of itself, or what a host redirects to. */
export type JoinPage = { name: string; domain: string | null } | { redirectTo: string };

/** A web in which companies have pages on Join and Recruitee, and a job site links to some of them. */
export interface TakeoverWeb {
  /** By the name in the page's address. */
  join: Map<string, JoinPage>;
  /** Names of employers on Recruitee, by token. */
  recruitee: Map<string, string>;
  /** Texts of the openings on Recruitee, by token. An opening without one has a plain text. */
  texts: Map<string, string>;
  /** Posts of the job site: who they say is hiring, and where they send applicants. */
  posts: { company: string; link: string }[];
  /** Pages of other hosts. */
  pages: Map<string, string>;
}

const json = (body: object): ReplayAnswer => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const html = (body: string): ReplayAnswer => ({ headers: { "content-type": "text/html" }, body });
const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 99_991, 7);

function joinPage(token: string, page: JoinPage): ReplayAnswer {
  if ("redirectTo" in page) return { status: 302, headers: { location: page.redirectTo } };
  const job = {
    id: hash(token),
    idParam: `${hash(token)}-backend-engineer`,
    title: "Backend Engineer",
    createdAt: new Date().toISOString(),
    workplaceType: "REMOTE",
    city: { cityName: "Berlin", countryName: "Germany" },
  };
  const logo = `https://cdn.example/${token}.png`;
  const initialState = {
    company: { id: hash(token), name: page.name, domain: page.domain, logo },
    jobs: { pagination: { page: 1, pageCount: 1, perPage: 5, total: 1 }, items: [job] },
  };
  return html(
    `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { initialState } } })}</script>`,
  );
}

function answerOf(web: TakeoverWeb, host: string, path: string): ReplayAnswer | null {
  const token = path.split("/")[2] ?? "";
  if (host === "join.com" && path.startsWith("/companies/")) {
    const page = web.join.get(token);
    return page ? joinPage(token, page) : null;
  }
  if (host === "join.com" && path.startsWith("/api/public/jobs/"))
    return json({ id: Number(path.split("/").at(-1)), title: "Backend Engineer", description: makeText(path) });
  const label = host.split(".")[0]!;
  const employer = host.endsWith(".recruitee.com") ? web.recruitee.get(label) : undefined;
  if (employer !== undefined)
    return json({ offers: [recruiteeOffer(host, employer, web.texts.get(label) ?? makeText(host))] });
  if (host === "himalayas.app")
    return json({ offset: 0, totalCount: web.posts.length, jobs: web.posts.map(himalayasJob) });
  const page = web.pages.get(host);
  return page === undefined ? null : html(page);
}

function recruiteeOffer(host: string, employer: string, description: string): object {
  return {
    id: hash(host),
    guid: "k",
    slug: "backend-engineer",
    status: "published",
    title: "Backend Engineer",
    company_name: employer,
    careers_url: `https://${host}/o/backend-engineer`,
    location: "Remote job",
    country_code: "DE",
    remote: true,
    description,
    published_at: new Date().toISOString(),
  };
}

function himalayasJob({ company, link }: TakeoverWeb["posts"][number], at: number): object {
  return {
    title: `Backend Engineer ${at}`,
    companyName: company,
    locationRestrictions: [],
    description: `<p>${makeText(`${company} ${at}`)}</p>`,
    pubDate: Math.floor(Date.now() / 1000),
    applicationLink: link,
    guid: link,
  };
}

export interface TakeoverRuns {
  web: TakeoverWeb;
  /** Reads a board that an operator or the directory has added. */
  read(source: string, token: string, companyName: string | null): Promise<string>;
  /** Reads the job site, adds the boards behind its links, and reads each of them. Returns their outcomes. */
  discover(): Promise<string[]>;
  /** Pastes a link as a member, and reads the board that it finds. Returns what became of the link. */
  paste(link: string, accountId: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts the web over HTTP and the product's own reading and discovery on a database. */
export async function startTakeoverRuns(database: Database): Promise<TakeoverRuns> {
  const web: TakeoverWeb = { join: new Map(), recruitee: new Map(), texts: new Map(), posts: [], pages: new Map() };
  const server = await startReplayServer({ answer: (host, path) => answerOf(web, host, path) });
  const http = createOutboundHttp({ replayOrigin: server.origin, breaker: { failures: 1_000_000 } });
  await ensureSources(database, sources.values());

  async function run(source: string, token: string): Promise<string> {
    const found = await findBoard(database, source, token);
    const owner = randomUUID();
    const board = found && (await claimBoard(database, { owner, boardId: found.id }));
    if (!board) return "not claimed";
    const report = await runBoard({ database, http, board, owner, now: new Date(), log: silentLog, random: 0 });
    return report.outcome;
  }

  const runs: TakeoverRuns = {
    web,
    async read(source, token, companyName) {
      await addBoards(database, [{ source, token, companyName }], "starter");
      return await run(source, token);
    },
    async discover() {
      const site = await runs.read("himalayas", "all", null);
      if (site !== "ok") throw new Error(`the job site was not read: ${site}`);
      const board = (await findBoard(database, "himalayas", "all"))!;
      // As the board was before the run, whose postings are new since then.
      await discoverBoards(database, { ...board, lastSuccessAt: null }, silentLog);
      const { rows } = await database.pool.query<{ source: string; token: string }>(
        "select source, token from board where origin = 'discovered' and last_run_at is null order by id",
      );
      const outcomes = [];
      for (const { source, token } of rows) outcomes.push(await run(source, token));
      return outcomes;
    },
    async paste(link, accountId) {
      const lookup = { id: randomUUID(), link, accountId };
      const signal = AbortSignal.timeout(30_000);
      const found = await lookUpLink({ database, http, log: silentLog, keys: {}, now: new Date(), signal, lookup });
      if (!("board" in found)) return `refused: ${found.problem}`;
      return await run(found.board.source.id, found.board.token);
    },
    async close() {
      await http.close();
      await server.close();
    },
  };
  return runs;
}
