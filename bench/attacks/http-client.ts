import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface Call {
  /** GET, or POST with a body. */
  method?: string;
  body?: unknown;
  /** The client's address, as our proxy reports it. */
  from?: string;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body as JSON, or an empty object. */
  body: Record<string, unknown>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Returns a client that sends paths exactly as they are spelled. */
export function callOver(origin: string): (path: string, options?: Call) => Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return (path, { method, body, from, token, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(
        {
          agent,
          hostname,
          port,
          path,
          method: method ?? (payload === undefined ? "GET" : "POST"),
          headers: {
            ...(payload !== undefined && { "content-type": "application/json" }),
            ...(from !== undefined && { "x-forwarded-for": from }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () => {
            const text = Buffer.concat(chunks).toString("utf8");
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: jsonOf(text) });
          });
        },
      );
      sent.on("error", reject);
      sent.end(payload);
    });
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Sends a whole POST and resets the connection while the server works on it. */
export async function postAndHangUp(port: number, path: string, body: object, from: string): Promise<void> {
  const payload = JSON.stringify(body);
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: afield.example\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n\r\n${payload}`,
  );
  await sleep(30);
  socket.resetAndDestroy();
}

/** Runs `count` calls, at most `atOnce` at a time, and returns their results in order. */
export async function repeated<T>(count: number, atOnce: number, once: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(atOnce, count) }, async () => {
      while (next < count) {
        const at = next++;
        results[at] = await once(at);
      }
    }),
  );
  return results;
}

/** Returns how many results there are of each status, as `200 × 3, 429 × 1`. */
export function statuses(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(", ");
}

export const countOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((each) => each.status === status).length;
