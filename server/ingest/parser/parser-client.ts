import { totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { largeBodies, SMALL_BODY_BYTES } from "#http/large-bodies.ts";
import { releaseBytes } from "#http/release-bytes.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { CareersPage } from "#sources/careers-page.ts";
import type { Posting } from "#sources/posting.ts";
import { SourceShapeError } from "#sources/read.ts";
import type { BoardRef, ReadResult, SourceRequest } from "#sources/source.ts";
import { createGuardedProcess, type GuardedProgram, type HeapLimits, ParseLimitError } from "./guarded-process.ts";
import type { PackedPosting } from "./packed-posting.ts";
import { freshSnapshot } from "./snapshot/parser-snapshot.ts";

/** One answer of a source, to be parsed. */
export interface ParseTask {
  sourceId: string;
  board: BoardRef;
  request: SourceRequest;
  body: Uint8Array;
  contentType: string | null;
}

/** A task whose body follows as an attachment of this length. */
export type AttachedParseTask = Omit<ParseTask, "body"> & { bodyBytes: number };

/** The postings of an answer, and the requests that follow from it. */
export interface ParsedAnswer extends Pick<ReadResult, "rejected"> {
  postings: PackedPosting[];
  next: SourceRequest[];
}

export type ParseAnswer = ParsedAnswer | { failure: { message: string; isShape: boolean } };

/** A page of any site, to be searched for boards. */
export interface PageTask {
  body: Uint8Array;
  contentType: string | null;
  /** Where the page came from, after redirects. */
  address: string;
}

export type PageAnswer = CareersPage | { failure: string };

/** A posting's body, to be read as text. */
export interface TextTask {
  body: string;
}

export interface TextAnswer {
  text: string;
}

/** Postings of one source, to be normalised at one moment. */
export interface NormaliseTask {
  sourceId: string;
  sourceKind: "ats" | "board";
  now: Date;
  postings: readonly Posting[];
}

/**
 * What became of a posting: normalised, dropped by the publish rules, over the limits (`timeout`), or failed by a bug in a
 * normaliser.
 */
export type NormaliseResult =
  | { normalised: NormalisedPosting }
  | { droppedReason: string }
  | { failure: "timeout" | "error"; message: string };

export interface ParserClient {
  /**
   * Throws SourceShapeError for an answer of the wrong shape, and ParseLimitError past a limit. Takes over a large body, which is empty
   * afterwards: two processes can't both hold it in the memory of a small machine.
   */
  parse(task: ParseTask): Promise<ParsedAnswer>;
  /** Finds the boards that a page leads to. Throws ParseLimitError past a limit, and an error for a page that can't be decoded. */
  readPage(task: PageTask): Promise<CareersPage>;
  /** Returns the text of a posting's body, with a line per block. Throws ParseLimitError past a limit. */
  readText(task: TextTask): Promise<string>;
  /**
   * Returns one result per posting, in order. A posting over the limits fails alone.
   */
  normalise(task: NormaliseTask): Promise<NormaliseResult[]>;
  /** Returns the id of the running parser process, or null if none is running. */
  pid(): Promise<number | null>;
  close(): Promise<void>;
}

const MIB = 1024 * 1024;

export interface ParseLimits extends HeapLimits {
  /** Time per answer, ms. */
  timeMs: number;
  /** Time to normalise a posting, ms. */
  postingMs: number;
}

const MOST_HEAP_MIB = 512;

/**
 * Returns the sizes of the heap of parser processes on a machine, or in a container, with so much memory, bytes. The worker of a small one needs nearly half
 * of it, and a large answer is held in up to 100 MiB beside the heap.
 */
export function heapsFor(memory: number): Required<HeapLimits> {
  const share = (part: number) => Math.floor(Math.min(MOST_HEAP_MIB, (part * memory) / MIB));
  return { heapMiB: share(1 / 3), largeHeapMiB: share(1 / 4) };
}

/** What the container is allowed, of what the machine has. */
const memoryHere = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem());
const LIMITS: ParseLimits = { timeMs: 5_000, postingMs: 3_000, ...heapsFor(memoryHere()) };
const PROGRAM: GuardedProgram = {
  file: fileURLToPath(new URL("./parser-process.ts", import.meta.url)),
  snapshot: freshSnapshot,
  large: fileURLToPath(new URL("./large-answer-process.ts", import.meta.url)),
};

/**
 * Creates a client of a child process that parses answers and normalises postings one after another, so that a hostile
 * answer only fails its own run and a hostile posting only itself. A killed process is replaced.
 */
export function createParserClient(limits: ParseLimits = LIMITS, program = PROGRAM): ParserClient {
  const child = createGuardedProcess(program, limits);

  async function normaliseNow(task: NormaliseTask): Promise<NormaliseResult[]> {
    const count = task.postings.length === 1 ? "a posting" : `${task.postings.length} postings`;
    const limit = { timeMs: limits.postingMs, task: `${task.sourceId}: normalising ${count}` };
    return (await child.ask({ normalise: task }, limit)) as NormaliseResult[];
  }

  /** Until a large answer is parsed, no other one is read. */
  async function askHolding(task: ParseTask, limit: { timeMs: number; task: string }): Promise<ParseAnswer> {
    const { body, ...rest } = task;
    const leave = largeBodies.hold(body.byteLength);
    try {
      if (body.byteLength <= SMALL_BODY_BYTES) return (await child.ask({ parse: task }, limit)) as ParseAnswer;
      const attached: AttachedParseTask = { ...rest, bodyBytes: body.byteLength };
      const attachment = { bytes: body, onSent: () => releaseBytes(body) };
      return (await child.ask({ parseAttached: attached }, limit, attachment)) as ParseAnswer;
    } finally {
      leave();
    }
  }

  return {
    async parse(task) {
      const size = `${Math.ceil(task.body.byteLength / 1024)} KiB`;
      const limit = { timeMs: limits.timeMs, task: `${task.sourceId}: parsing an answer of ${size}` };
      const answer = await askHolding(task, limit);
      if (!("failure" in answer)) return answer;
      const { message, isShape } = answer.failure;
      if (isShape) throw new SourceShapeError(task.sourceId, message.replace(`${task.sourceId}: `, ""));
      throw new Error(message);
    },
    async readPage(task) {
      const limit = { timeMs: limits.timeMs, task: "searching a page for boards" };
      const answer = (await child.ask({ page: task }, limit)) as PageAnswer;
      if ("failure" in answer) throw new Error(answer.failure);
      return answer;
    },
    async readText(task) {
      const limit = { timeMs: limits.timeMs, task: "reading the text of a posting" };
      return ((await child.ask({ text: task }, limit)) as TextAnswer).text;
    },
    async normalise(task) {
      const together = await normaliseNow(task).catch(limitOf);
      if (Array.isArray(together)) return together;
      const results: NormaliseResult[] = [];
      // One of them is over the limits: each gets a turn of its own.
      for (const posting of task.postings) {
        const alone = await normaliseNow({ ...task, postings: [posting] }).catch(limitOf);
        results.push(...(Array.isArray(alone) ? alone : [{ failure: "timeout" as const, message: alone.message }]));
      }
      return results;
    },
    pid: () => child.pid(),
    close: () => child.close(),
  };
}

function limitOf(error: unknown): ParseLimitError {
  if (error instanceof ParseLimitError) return error;
  throw error;
}

let shared: ParserClient | null = null;

/** Returns the parser that this process shares. */
export function parserClient(): ParserClient {
  shared ??= createParserClient();
  return shared;
}
