import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { type IncomingMessage, request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { SnapshotStore } from "#app/settings/snapshot-store.ts";
import { EMPTY_HASH, signedHeaders, type StoreRequest } from "./sign-request.ts";

/** A store that sends or takes nothing for so long is taken for dead. */
const SILENCE_MS = 30_000;
/** Enough of an error's text to find its code in. */
const ERROR_BYTES = 4096;

/** The store didn't do what it was asked to. */
export class StoreError extends Error {
  override name = "StoreError";
  /** What it answered; undefined if it didn't. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Whole files in a folder of an S3-compatible store. */
export class ObjectStore {
  readonly #store: SnapshotStore;

  constructor(store: SnapshotStore) {
    this.#store = store;
  }

  /** Returns the address of an object. */
  urlOf(name: string): URL {
    return new URL(encodeURIComponent(name), this.#store.url);
  }

  /** Returns when an object was written, or null if there is no such object that the key may know of. */
  async writtenAt(name: string, signal: AbortSignal): Promise<Date | null> {
    const answer = await this.#ask({ method: "HEAD", url: this.urlOf(name), bodyHash: EMPTY_HASH }, signal);
    answer.resume();
    // Amazon refuses to say that an object isn't there to a key that may not list the folder.
    if (answer.statusCode === 404 || answer.statusCode === 403) return null;
    if (answer.statusCode !== 200) throw new StoreError(`the store answered ${answer.statusCode}`, answer.statusCode);
    const time = Date.parse(answer.headers["last-modified"] ?? "");
    return Number.isNaN(time) ? null : new Date(time);
  }

  /** Writes a file to an object, which is replaced as a whole. */
  async put(name: string, file: string, signal: AbortSignal): Promise<void> {
    // Opened once, so that what is hashed is what is sent, whatever takes the file's place meanwhile.
    const handle = await open(file);
    try {
      const { size } = await handle.stat();
      const hash = createHash("sha256");
      await pipeline(handle.createReadStream({ start: 0, autoClose: false }), hash, { signal });
      const request = { method: "PUT" as const, url: this.urlOf(name), bodyHash: hash.digest("hex") };
      const body = size === 0 ? null : handle.createReadStream({ start: 0, end: size - 1, autoClose: false });
      const answer = await this.#ask({ ...request, headers: { "content-length": String(size) } }, signal, body);
      if (answer.statusCode !== 200) throw await errorOf(answer);
      answer.resume();
    } finally {
      await handle.close();
    }
  }

  /** Reads an object into a file, which is replaced as a whole. Returns whether there is such an object. */
  async get(name: string, file: string, signal: AbortSignal): Promise<boolean> {
    const answer = await this.#ask({ method: "GET", url: this.urlOf(name), bodyHash: EMPTY_HASH }, signal);
    if (answer.statusCode === 404) {
      answer.resume();
      return false;
    }
    if (answer.statusCode !== 200) throw await errorOf(answer);
    const unfinished = `${file}.${randomUUID()}.unfinished`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      // A connection that ends early fails the pipeline.
      await pipeline(answer, createWriteStream(unfinished, { flags: "wx", mode: 0o600 }), { signal });
      await rename(unfinished, file);
      return true;
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async #ask(
    wanted: Omit<StoreRequest, "at">,
    signal: AbortSignal,
    body: Readable | null = null,
  ): Promise<IncomingMessage> {
    const { url, method } = wanted;
    const { key, region } = this.#store;
    const headers = signedHeaders({ ...wanted, at: new Date() }, key && { ...key, region });
    const answered = Promise.withResolvers<IncomingMessage>();
    const request = (url.protocol === "https:" ? requestSecurely : requestPlainly)(url, { method, headers, signal });
    request.on("response", answered.resolve).on("error", answered.reject);
    request.setTimeout(SILENCE_MS, () => request.destroy(new StoreError("the store is silent")));
    if (body === null) request.end();
    // A store may refuse before it has read everything; what it says counts then.
    else pipeline(body, request).catch(answered.reject);
    return await answered.promise;
  }
}

/** Returns an error with the code that the store gives. Its text could repeat what we sent. */
async function errorOf(answer: IncomingMessage): Promise<StoreError> {
  let text = "";
  for await (const chunk of answer as AsyncIterable<Buffer>) if (text.length < ERROR_BYTES) text += chunk.toString();
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1];
  return new StoreError(
    `the store answered ${answer.statusCode}${code === undefined ? "" : ` ${code}`}`,
    answer.statusCode,
  );
}
