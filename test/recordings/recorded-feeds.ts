import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ReplayAnswer } from "#http/replay-server.ts";
import { sourceById } from "#sources/registry.ts";
import type { BoardRef, SourceRequest } from "#sources/source.ts";
import { details, folders, leftOut, malformed, marks, rewrapped, type Rewrap } from "./recorded-exceptions.ts";
import type { ExpectedFile } from "#test/expected-postings.ts";
import { sharedPath } from "./recordings.ts";

/** One recorded body of a source, and the request that it answers. */
export interface RecordedFeed {
  file: string;
  board: BoardRef;
  request: SourceRequest;
  /** A body that was cut off or damaged on purpose: the run must fail as a whole. */
  malformed: boolean;
  /** The body as the source gives it. */
  body(): string;
  /** How many openings it holds, counted without the source's module. */
  items(): number;
}

/** The payloads of one source: `own` ones lie in its folder and are written by us, `recorded` ones may be absent. */
export type FeedKind = "own" | "recorded";
export const FEED_KINDS: readonly FeedKind[] = ["own", "recorded"];

/** Every body of the source and kind, oldest first within a board. */
export function feedsOf(kind: FeedKind, sourceId: string): RecordedFeed[] {
  return kind === "own" ? ownFeeds(sourceId) : recordedFeeds(sourceId);
}

const SOURCES = path.resolve(import.meta.dirname, "../../server/sources");

/** Our payloads of a source. A list in one JSON document becomes three snapshots of its readable openings, each shorter by one. */
function ownFeeds(sourceId: string): RecordedFeed[] {
  const folder = path.join(SOURCES, sourceId);
  const { board, payloads } = JSON.parse(readFileSync(path.join(folder, "expected.json"), "utf8")) as ExpectedFile;
  return payloads.flatMap(({ file, request, items, postings }) => {
    const full = readFileSync(path.join(folder, file), "utf8");
    const readable = new Set(postings.map(({ externalId }) => externalId));
    const series = request === undefined ? snapshotsOf(full, readable) : [];
    const bodies = series.length > 0 ? series : [full];
    return bodies.map((body, at) => ({
      file: `${sourceId}/${file}#${at}`,
      board,
      request: request ?? sourceById(sourceId).requests(board)[0]!,
      malformed: false,
      body: () => body,
      items: () => (series.length > 0 ? readable.size - at : items),
    }));
  });
}

/** The document with its readable openings, then with one and with two fewer; empty where it is no such list. */
function snapshotsOf(body: string, readable: ReadonlySet<string>): string[] {
  if (!/^\s*[[{]/.test(body)) return [];
  const root = JSON.parse(body) as unknown;
  const list: unknown = Array.isArray(root) ? root : (root as { jobs?: unknown }).jobs;
  if (!Array.isArray(list)) return [];
  const openings = list.filter((item: { id?: unknown }) => readable.has(String(item.id)));
  if (openings.length < 3 || openings.length < readable.size) return [];
  return [0, 1, 2].map((fewer) => {
    const rest = openings.slice(fewer) as unknown[];
    return JSON.stringify(Array.isArray(root) ? rest : { ...(root as object), jobs: rest });
  });
}

/** Every recorded body of a list of the source, oldest first within a board; empty when the recordings are absent. */
function recordedFeeds(sourceId: string): RecordedFeed[] {
  const folder = sharedPath("feeds", folders[sourceId] ?? sourceId);
  if (folder === null) return [];
  const source = sourceById(sourceId);
  return readdirSync(folder)
    .sort()
    .filter((name) => leftOut[`${sourceId}/${name}`] === undefined)
    .map((name) => {
      const key = `${sourceId}/${name}`;
      const board: BoardRef = { token: tokenOf(sourceId, name) };
      const detail = details.find(({ pattern }) => pattern.test(key));
      const rewrap: Rewrap = rewrapped.find(({ pattern }) => pattern.test(key))?.rewrap ?? ((text) => text);
      const body = () => rewrap(readFileSync(path.join(folder, name), "utf8"));
      const [first] = source.requests(board);
      const listed = forced[sourceId]?.(name) ?? first!;
      const request: SourceRequest = detail
        ? {
            kind: "detail",
            url: first!.url,
            externalId: "recorded",
            title: "recorded",
            ...(detail.html && { payload: "html" }),
          }
        : listed;
      return {
        file: key,
        board,
        request,
        malformed: malformed.has(key),
        body,
        items: () => (detail ? 1 : countItems(body(), marks[sourceId])),
      };
    });
}

/** Snapshots of one board are named `board__20260808T1957`; any other file stands for a board of its own. */
function tokenOf(sourceId: string, name: string): string {
  if (sourceById(sourceId).token.test("all") && !sourceById(sourceId).token.test("alm")) return "all";
  const stem = name.replace(/\.\w+$/, "");
  const series = /^(.+)__(\d{8}T\d{4}|\d{4}-\d\d-\d\d)$/.exec(stem);
  const token = (series?.[1] ?? stem).replace(/_+/g, "-");
  return tokenShapes[sourceId]?.(token) ?? token;
}

/** Requests of recorded bodies that are not the answer to the board's first request. */
const forced: Record<string, (name: string) => SourceRequest | null> = {
  hackernews: () => ({
    kind: "list",
    url: "https://hn.algolia.com/api/v1/search_by_date?tags=comment,story_1&hitsPerPage=1000",
  }),
  apploi: () => ({ kind: "list", url: "https://api.apploi.com/v1/jobs?employer=1&limit=100&offset=0" }),
  comeet: (name) =>
    name.endsWith(".json")
      ? {
          kind: "list",
          payload: "json",
          url: "https://www.comeet.co/careers-api/2.0/company/1A.23B/positions?token=0&details=true",
        }
      : null,
  taleo: () => ({
    kind: "list",
    method: "POST",
    payload: "json",
    url: "https://brand.taleo.net/careersection/rest/jobboard/searchjobs?lang=en&portal=1",
    body: '{"pageNo":1}',
  }),
  cornerstone: (name) =>
    name.endsWith(".json")
      ? {
          kind: "list",
          method: "POST",
          payload: "json",
          url: "https://eu-fra.api.csod.com/rec-job-search/external/jobs",
          body: '{"pageNumber":1}',
        }
      : null,
  dover: () => ({ kind: "list", url: "https://app.dover.com/api/v1/careers-page/1/jobs?limit=100&offset=0" }),
  quickin: () => ({ kind: "list", url: "https://api.quickin.io/public/1/jobs?page=1&limit=100" }),
};

const tokenShapes: Record<string, (token: string) => string> = {
  workday: (token) => `${token}.wd1.myworkdayjobs.com/Careers`,
  comeet: (token) => `${token}/1A.23B`,
  hackernews: () => "who-is-hiring",
  adzuna: (token) => token.slice(0, 2),
  icims: (token) => (token.startsWith("jibe") ? "careers.brand.example" : token.split("-")[0]!),
  jobvite: (token) => token.split("-")[0]!,
  zohorecruit: (token) => `${token}.zohorecruit.com`,
  oracle: (token) => `${token}.fa.us2.oraclecloud.com/CX_1`,
  eightfold: (token) => `${token}.eightfold.ai/brand.example`,
  apploi: () => "1",
  gupy: () => "1",
  crelate: () => "brand:00000000-0000-0000-0000-000000000000",
  factorial: () => "brand.factorialhr.com",
  successfactors: () => "jobs.brand.example",
  paycom: () => "0".repeat(32),
  paylocity: () => "00000000-0000-0000-0000-000000000000",
  ukg: () => "recruiting.ultipro.com/board1000/00000000-0000-0000-0000-000000000000",
  clearcompany: () => "00000000-0000-0000-0000-000000000000",
  jobylon: () => "1955",
  ismartrecruit: () => "brand.example_1A2b3C",
  jsonld: () => "https://www.brand.example/careers",
  loxo: (token) => `app.loxo.co/${token}`,
  taleo: (token) => `${token}.taleo.net/ex`,
  catsone: (token) => `${token}.catsone.com`,
  neogov: (token) => `governmentjobs.com/${token}`,
};

function countItems(body: string, mark?: RegExp): number {
  if (mark) return body.match(mark)?.length ?? 0;
  if (/^\s*</.test(body)) return body.match(/<(?:position|item)>|"idParam":/g)?.length ?? 0;
  const root = JSON.parse(body) as unknown;
  if (Array.isArray(root)) return root.length;
  const lists = Object.values(root as object).filter((value) => Array.isArray(value)) as unknown[][];
  const named = ["jobs", "offers", "content", "data", "items", "result", "results", "jobPostings", "hits", "comments"];
  const list = named.map((name) => (root as Record<string, unknown>)[name]).find(Array.isArray) ?? lists[0];
  return list?.length ?? 0;
}

export interface RecordedReplay {
  boards: BoardRef[];
  /** For `startReplayServer`: what stands at the source's real addresses. */
  answer(host: string, path: string, query: URLSearchParams): ReplayAnswer | null;
  /** Moves a board to its next recorded body; false when it is at its last. */
  advance(token: string): boolean;
  /** The body that a board answers with at present. */
  current(token: string): RecordedFeed;
}

/** The source's real list addresses answered by its recorded bodies. Damaged ones are left out unless asked for. */
export function recordedReplay(
  kind: FeedKind,
  sourceId: string,
  options: { malformed?: boolean } = {},
): RecordedReplay {
  const feeds = feedsOf(kind, sourceId).filter(
    (feed) => feed.request.kind === "list" && (options.malformed || !feed.malformed) && isAskedFirst(sourceId, feed),
  );
  const followed = feedsOf(kind, sourceId).filter(
    (feed) => feed.request.kind === "list" && !isAskedFirst(sourceId, feed),
  );
  const series = Map.groupBy(feeds, (feed) => feed.board.token);
  const position = new Map<string, number>();
  const current = (token: string) => {
    const feed = series.get(token)?.[position.get(token) ?? 0];
    if (feed === undefined) throw new Error(`No recorded body for the board ${sourceId}:${token}.`);
    return feed;
  };
  return {
    boards: [...series.values()].map((snapshots) => snapshots[0]!.board),
    current,
    advance(token) {
      const next = (position.get(token) ?? 0) + 1;
      const moved = next < (series.get(token)?.length ?? 0);
      if (moved) position.set(token, next);
      return moved;
    },
    answer(host, asked, query) {
      const token = [...series.keys()].find((key) => {
        const url = new URL(current(key).request.url);
        return (
          url.hostname === host &&
          pathOfFirst(decodeURIComponent(url.pathname)) === pathOfFirst(decodeURIComponent(asked))
        );
      });
      if (token === undefined) {
        const next = followed.find(({ request }) => {
          const url = new URL(request.url);
          return url.hostname === host && url.pathname === asked;
        });
        return next ? { headers: { "content-type": "application/json" }, body: next.body() } : null;
      }
      const body = current(token).body();
      const isXml = body.trimStart().startsWith("<");
      const later =
        pathOfFirst(asked) !== asked ||
        // Apploi is first asked for the openings of nobody.
        query.get("employer") === "0" ||
        ["offset", "skip", "page", "Page", "start"].some((name) => Number(query.get(name) ?? 0) > 1);
      return {
        headers: { "content-type": isXml ? "application/xml" : "application/json" },
        body: later ? emptied(body) : body,
      };
    },
  };
}

/** Whether a run of the board begins where the recorded body stands. */
function isAskedFirst(sourceId: string, { board, request }: RecordedFeed): boolean {
  const [first, recorded] = [sourceById(sourceId).requests(board)[0]!.url, request.url].map((url) => new URL(url));
  return first?.host === recorded?.host && first?.pathname === recorded?.pathname;
}

/** Some interfaces number their pages in the path. */
function pathOfFirst(asked: string): string {
  return asked.replace(/\/search\/\d+$/, "/search/1");
}

/** The same root with nothing in its lists: what a source answers beyond its last page. */
function emptied(body: string): string {
  if (/^\s*</.test(body)) return body;
  const root = JSON.parse(body) as unknown;
  if (Array.isArray(root)) return "[]";
  return JSON.stringify(
    Object.fromEntries(Object.entries(root as object).map(([key, value]) => [key, Array.isArray(value) ? [] : value])),
  );
}
