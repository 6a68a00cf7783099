import { readFileSync } from "node:fs";
import path from "node:path";
import { readPayload } from "#sources/payload.ts";
import { followUps } from "#sources/follow-up.ts";
import type { BoardRef, ReadResult, Source, SourceRequest } from "#sources/source.ts";

/** What `expected.json` of a source's folder holds: what each payload of ours must read as. */
export interface ExpectedFile {
  board: BoardRef;
  payloads: ExpectedPayload[];
}

export interface ExpectedPayload extends ReadResult {
  file: string;
  /** The request this is the answer to; the first of the board's requests when absent. */
  request?: SourceRequest;
  /** How many openings a person counts in the payload. */
  items: number;
  next: SourceRequest[];
}

/** Reads one own payload as a run would. */
export function readOwnPayload(
  source: Source,
  folder: string,
  board: BoardRef,
  expected: Pick<ExpectedPayload, "file" | "request">,
) {
  const request = expected.request ?? source.requests(board)[0]!;
  const payload = readPayload(source, request, readFileSync(path.join(folder, expected.file)));
  const read = source.postings({ request, payload }, board);
  return { ...read, next: followUps(source, { request, payload }, board) };
}
