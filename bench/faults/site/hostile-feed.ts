import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createGzip, gzipSync } from "node:zlib";
import { Readable } from "node:stream";

const MIB = 1024 * 1024;

/** Writes chunks for as long as the client takes them. */
function pour(response: ServerResponse, head: string, chunk: string, chunks: number, tail = ""): void {
  Readable.from(
    (function* () {
      yield head;
      for (let each = 0; each < chunks; each += 1) yield chunk;
      yield tail;
    })(),
  )
    .on("error", () => {})
    .pipe(response);
}

/** What hostile boards answer, by token. */
const HOSTILE: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "gzip-bomb": (response) => {
    response.setHeader("content-encoding", "gzip");
    const bomb = createGzip();
    bomb.on("error", () => {}).pipe(response);
    pour(bomb as unknown as ServerResponse, "[", " ".repeat(MIB), 1024);
  },
  "small-bomb": (response) => {
    response.setHeader("content-encoding", "gzip");
    response.end(gzipSync(Buffer.alloc(400 * MIB, " ")));
  },
  endless: (response) => pour(response, "[", `${JSON.stringify({ id: "x", text: "y".repeat(MIB) })},`, 4096),
  deep: (response) => response.end("[".repeat(5_000_000)),
  "many-numbers": (response) => response.end(`[${"1,".repeat(4_000_000)}1]`),
  "many-objects": (response) => response.end(`[${'{"id":"a","text":"b","categories":{}},'.repeat(200_000)}{}]`),
  "one-string": (response) => response.end(JSON.stringify([{ id: "x", text: "z".repeat(9 * MIB) }])),
  "many-keys": (response) =>
    response.end(`[{${Array.from({ length: 300_000 }, (_, n) => `"key${n}":${n}`).join(",")}}]`),
  // Just below the limit of these sources, so that the whole answer is read and parsed.
  "full-string": (response) => pour(response, '[{"id":"x","text":"', "z".repeat(MIB), 60, '"}]'),
  "full-objects": (response) =>
    pour(response, "[", '{"id":"a","text":"b","categories":{}},'.repeat(26_000), 60, '{"id":"c"}]'),
};

export const HOSTILE_BOARDS: readonly string[] = Object.keys(HOSTILE);

/** Sources with the largest limit, which are read at the same time because their hosts differ. */
export const HOSTILE_SOURCES = ["lever", "ashby", "greenhouse"];
const HOSTS = ["api.lever.co", "api.ashbyhq.com", "boards-api.greenhouse.io"];

/** Serves the hostile boards of all these sources, and honest ones of Lever with `openings` for every other token. */
export async function startHostileFeed(openings: number): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const [host, ...path] = (request.url ?? "").split("?")[0]!.split("/").slice(1);
    response.on("error", () => {});
    response.setHeader("content-type", "application/json");
    const hostile = HOSTS.includes(host ?? "") && path.map((part) => HOSTILE[part]).find((each) => each !== undefined);
    if (hostile) return hostile(response);
    if (host !== HOSTS[0]) return void response.writeHead(404).end();
    const token = path.at(-1) ?? "";
    response.end(JSON.stringify(Array.from({ length: openings }, (_, n) => opening(token, n))));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function opening(token: string, n: number): object {
  const url = `https://jobs.lever.co/${token}/${n}`;
  const text = `This is a fully remote position number ${n}. ${`You build part ${n} of the product. `.repeat(30)}`;
  return {
    id: `${token}-${n}`,
    text: `Engineer ${n}`,
    workplaceType: "remote",
    categories: { location: "Germany" },
    descriptionPlain: text,
    hostedUrl: url,
    applyUrl: `${url}/apply`,
    createdAt: Date.now(),
  };
}
