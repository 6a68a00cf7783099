import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { SearchModel } from "#search/model.ts";

/** Milliseconds an answer serves while no job changes: date windows and the time of the last check move on. */
const KEPT_MS = 2000;
/** Characters and bytes of answers kept at once. */
const KEPT_CHARACTERS = 32_000_000;
/** Addresses known at once, and the longest of them. */
const KEPT_ADDRESSES = 10_000;
const LONGEST_ADDRESS = 1000;

export interface Answer {
  text: string;
  /** The text as it is sent: encoding it anew each time would take longer than all else. */
  bytes: Buffer;
  etag: string;
}

export interface AnswerCache {
  /** The answer to a search as it goes over the wire: made once for all who ask the same before the jobs change. */
  answer<T>(key: string, make: () => Promise<T>, write: (body: T) => string): Promise<Answer>;
  /** The answer that an address asked for last time, while it serves: its parameters need not be read again. */
  at(address: string): Promise<Answer> | null;
  /** Says which answer an address asks for. */
  lead(address: string, key: string): void;
}

interface Kept {
  answer: Promise<Answer>;
  version: number;
  until: number;
  length: number;
}

export function createAnswerCache(search: Pick<SearchModel, "version">): AnswerCache {
  const kept = new Map<string, Kept>();
  const keys = new Map<string, string>();
  let characters = 0;

  const serves = (entry: Kept | undefined): entry is Kept =>
    entry?.version === search.version && performance.now() < entry.until;

  function drop(key: string, entry: Kept): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    characters -= entry.length;
  }

  return {
    at(address) {
      const key = keys.get(address);
      const known = key === undefined ? undefined : kept.get(key);
      return serves(known) ? known.answer : null;
    },
    lead(address, key) {
      if (address.length > LONGEST_ADDRESS || keys.has(address)) return;
      if (keys.size >= KEPT_ADDRESSES) keys.clear();
      keys.set(address, key);
    },
    answer(key, make, write) {
      const known = kept.get(key);
      if (serves(known)) return known.answer;
      if (known !== undefined) drop(key, known);
      const made = make().then((body) => {
        const text = write(body);
        return { text, bytes: Buffer.from(text), etag: etagOf(text) };
      });
      const entry: Kept = {
        answer: made,
        version: search.version,
        until: performance.now() + KEPT_MS,
        length: key.length,
      };
      kept.set(key, entry);
      characters += entry.length;
      made.then(
        ({ text }) => {
          if (kept.get(key) !== entry) return;
          entry.length += 2 * text.length;
          characters += 2 * text.length;
          for (const [oldest, old] of kept) {
            if (characters <= KEPT_CHARACTERS) break;
            drop(oldest, old);
          }
        },
        // A failure serves only those who waited for it.
        () => drop(key, entry),
      );
      return made;
    },
  };
}

/** Sends an answer that is written already. */
export function sendAnswer(reply: FastifyReply, { bytes, etag }: Answer, cacheControl: string): FastifyReply {
  return reply
    .header("cache-control", cacheControl)
    .header("etag", etag)
    .type("application/json; charset=utf-8")
    .send(bytes);
}

export function etagOf(text: string | Buffer): string {
  return `"${createHash("sha1").update(text).digest("base64url")}"`;
}
