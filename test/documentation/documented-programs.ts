import { spawn } from "node:child_process";
import { createServer, request } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { toolsPath } from "#test/processes/system-tools.ts";

/** Returns the code of a page's fences in a language, in order. */
export function fencesOf(page: string, language: string): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, code]) => code ?? "");
}

export interface ProgramEnd {
  code: number | null;
  output: string;
}

/** Runs a program to its end. `output` holds both streams. */
export async function runProgram(
  [command, ...args]: readonly [string, ...string[]],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<ProgramEnd> {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: toolsPath, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

export interface RefusingProxy {
  url: string;
  /** How many requests it has refused. */
  refusals(): number;
  /** Refuses the next request for changes. */
  refuseNext(): void;
  close(): void;
}

/** Stands before a server and can answer a request for changes with the server's 429, as it would to a network that asks too often. */
export async function refusingProxy(target: string): Promise<RefusingProxy> {
  let [isRefusing, refused] = [false, 0];
  const server = createServer((incoming, outgoing) => {
    if (isRefusing && incoming.url?.startsWith("/api/changes") === true) {
      [isRefusing, refused] = [false, refused + 1];
      outgoing.writeHead(429, { "retry-after": "1", "content-type": "application/json" });
      outgoing.end(JSON.stringify({ message: "Too many requests.", code: "too-many-requests" }));
      return;
    }
    const { method, url, headers } = incoming;
    const forwarded = request(new URL(url ?? "/", target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refusals: () => refused,
    refuseNext: () => void (isRefusing = true),
    close: () => server.close(),
  };
}
