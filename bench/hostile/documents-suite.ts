import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readCareersPage } from "#sources/careers-page.ts";
import { decodeText, readPayload } from "#sources/payload.ts";
import { sources } from "#sources/registry.ts";
import type { Source, SourceRequest } from "#sources/source.ts";
import { withFolder } from "../measuring/own-database.ts";
import type { HostileInput } from "./board-trial.ts";
import { readNaively } from "./naive-reader.ts";

const SECRET = "root:x:0:0:canary";

/** What documents did to their reader. */
export interface DocumentTrial {
  parses: number;
  sources: number;
  /** CPU, because a busy machine makes any parse last. */
  longestMs: number;
  longest: string;
  /** Documents that brought the text of a file of this machine. */
  filesRead: number;
  /** Requests that reading them caused. */
  requests: number;
  /** Documents after which every object has a further property. */
  polluted: number;
}

/**
 * Reads each document by the rules of every source of its format, in this process, with its addresses pointed at a file and a server of ours.
 * `isNaive` reads them as a careless parser does instead.
 */
export async function tryDocuments(inputs: readonly HostileInput[], isNaive = false): Promise<DocumentTrial> {
  const trial = { parses: 0, sources: 0, longestMs: 0, longest: "", filesRead: 0, requests: 0, polluted: 0 };
  const server = createServer((_request, response) => {
    trial.requests += 1;
    response.end("canary");
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const readers = readersOf();
  trial.sources = isNaive ? 1 : new Set(readers.map(({ name }) => name)).size;
  try {
    await withFolder(async (folder) => {
      const file = path.join(folder, "secret");
      writeFileSync(file, SECRET);
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      for (const input of inputs) {
        const body = aimed(input.body, pathToFileURL(file).href, origin);
        if (isNaive) await tryNaively(body, input, trial);
        else for (const reader of readers) tryReader(reader, body, input, trial);
      }
    });
    // A request that was sent without waiting for it.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return trial;
  } finally {
    server.close();
  }
}

interface Reader {
  name: string;
  payload: "json" | "text";
  read(body: Buffer, contentType: string): unknown;
}

function readersOf(): Reader[] {
  const board = { token: "goodboard", companyName: "Good Board" };
  const ofSources = [...sources.values()].flatMap((source): Reader[] => {
    const request = firstRequest(source, board);
    if (request === null) return [];
    const payload = (request.payload ?? source.payload) === "json" ? "json" : "text";
    const read = (body: Buffer, contentType: string) =>
      source.postings({ request, payload: readPayload(source, request, body, contentType) }, board);
    return [{ name: source.id, payload, read }];
  });
  const page: Reader = {
    name: "careers page",
    payload: "text",
    read: (body, contentType) => readCareersPage(decodeText(body, contentType), "https://example.com/careers"),
  };
  return [...ofSources, page];
}

/** Returns a source's first request for a board; null where the token must have another form. */
function firstRequest(source: Source, board: { token: string }): SourceRequest | null {
  try {
    return source.requests(board)[0] ?? null;
  } catch {
    return null;
  }
}

/** Points every address of a document at a file and a server of ours. */
function aimed(body: Buffer, file: string, origin: string): Buffer {
  const text = body.toString("latin1");
  const changed = text.replaceAll(
    /((?:SYSTEM\s+|xi:include[^>]*href=)["'])([^"']*)/g,
    (_whole, before: string, to: string) =>
      before + (/^https?:/.test(to) ? `${origin}/${encodeURIComponent(to)}` : file),
  );
  return changed === text ? body : Buffer.from(changed, "latin1");
}

function tryReader(reader: Reader, body: Buffer, input: HostileInput, trial: DocumentTrial): void {
  if ((reader.payload === "json") !== /json/.test(input.contentType)) return;
  const began = process.threadCpuUsage();
  let text = "";
  try {
    text = JSON.stringify(reader.read(body, input.contentType));
  } catch (error) {
    text = String(error);
  }
  const { user, system } = process.threadCpuUsage(began);
  const ms = Math.round((user + system) / 1000);
  trial.parses += 1;
  if (ms > trial.longestMs) Object.assign(trial, { longestMs: ms, longest: `${input.name} by ${reader.name}` });
  note(text, trial);
}

async function tryNaively(body: Buffer, { contentType }: HostileInput, trial: DocumentTrial): Promise<void> {
  trial.parses += 1;
  note(await readNaively(body.toString("utf8"), /json/.test(contentType)).catch(() => ""), trial);
}

const OWN_NAMES = new Set(Object.getOwnPropertyNames(Object.prototype));

function note(text: string, trial: DocumentTrial): void {
  if (text.includes(SECRET)) trial.filesRead += 1;
  const added = Object.getOwnPropertyNames(Object.prototype).filter((name) => !OWN_NAMES.has(name));
  if (added.length > 0) trial.polluted += 1;
  for (const name of added) Reflect.deleteProperty(Object.prototype, name);
}
