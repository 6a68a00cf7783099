import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { SearchModel } from "#search/model.ts";

/** Milliseconds an answer serves while no job changes: date windows and the time of the last check move on. */
const KEPT_MS = 2000;
/** Characters of answers kept at once. */
const KEPT_CHARACTERS = 32_000_000;

export interface Answer {
  text: string;
  etag: string;
}

export interface AnswerCache {
  /** The answer to a search as it goes over the wire: made once for all who ask the same before the jobs change. */
  answer<T>(key: string, make: () => Promise<T>, write: (body: T) => string): Promise<Answer>;
}

interface Kept {
  answer: Promise<Answer>;
  version: number;
  until: number;
  length: number;
}

export function createAnswerCache(search: Pick<SearchModel, "version">): AnswerCache {
  const kept = new Map<string, Kept>();
  let characters = 0;

  function drop(key: string, entry: Kept): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    characters -= entry.length;
  }

  return {
    answer(key, make, write) {
      const known = kept.get(key);
      if (known?.version === search.version && performance.now() < known.until) return known.answer;
      if (known !== undefined) drop(key, known);
      const made = make().then((body) => {
        const text = write(body);
        return { text, etag: etagOf(text) };
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
          entry.length += text.length;
          characters += text.length;
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
export function sendAnswer(reply: FastifyReply, { text, etag }: Answer, cacheControl: string): FastifyReply {
  return reply
    .header("cache-control", cacheControl)
    .header("etag", etag)
    .type("application/json; charset=utf-8")
    .send(text);
}

export function etagOf(text: string): string {
  return `"${createHash("sha1").update(text).digest("base64url")}"`;
}
