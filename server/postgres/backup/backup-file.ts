import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

/** What the `secretCheck` of a header is the keyed hash of. */
export const SECRET_CHECK = "backup";

/** Says what a backup file is and what it needs. */
export interface BackupHeader {
  format: "afield-backup";
  version: 1;
  createdAt: string;
  /** The newest migration of the database. */
  migration: string;
  /** Tells whether the restoring installation has the same AUTH_SECRET. */
  secretCheck: string;
}

export interface TableHead {
  name: string;
  columns: string[];
}

export interface SequenceState {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** Ends the file: without it, or with another checksum, nothing is restored. */
export interface BackupEnd {
  tables: number;
  rows: number;
  sequences: SequenceState[];
}

/**
 * One part of a backup file: its kind, its length in four bytes, and its content. `D` holds rows in the text format of COPY; every other kind is JSON.
 */
export type BackupPart =
  | { kind: "H"; value: BackupHeader }
  | { kind: "T"; value: TableHead }
  | { kind: "D"; value: Buffer }
  | { kind: "R"; value: { rows: number } }
  | { kind: "E"; value: BackupEnd }
  | { kind: "S"; value: { sha256: string } };

/** The file is not a backup, is damaged, or ends too early. */
export class BackupError extends Error {
  override name = "BackupError";
}

const HEAD_BYTES = 5;
/** More than any part that we write: COPY passes on at most what one read of the connection returns. */
const LONGEST_PART = 64 * 2 ** 20;
const DAMAGED = "This file is damaged: restore another backup. The database is as it was.";

/** Returns the bytes of the parts, followed by the checksum of all of them. */
export async function* packed(parts: AsyncIterable<BackupPart>): AsyncGenerator<Buffer> {
  const sum = createHash("sha256");
  for await (const part of parts) {
    const bytes = bytesOf(part);
    sum.update(bytes);
    yield bytes;
  }
  yield bytesOf({ kind: "S", value: { sha256: sum.digest("hex") } });
}

function bytesOf({ kind, value }: BackupPart): Buffer {
  const content = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 0, "latin1");
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/** Reads a backup file part by part. Throws BackupError at the end if the checksum differs or the file is cut, and at the first byte if it is no backup. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const sum = createHash("sha256");
  let isFirst = true;
  let isWhole = false;
  for await (const { kind, bytes } of rawParts(file)) {
    if (isFirst && kind !== "H") throw new BackupError(`${file} is not a backup of Afield.`);
    isFirst = false;
    if (kind === "S") {
      const { sha256 } = parsed(bytes) as { sha256: string };
      if (sha256 !== sum.digest("hex")) throw new BackupError(DAMAGED);
      isWhole = true;
      continue;
    }
    if (isWhole) throw new BackupError(DAMAGED);
    sum.update(bytes);
    if (kind === "D") yield { kind, value: bytes.subarray(HEAD_BYTES) };
    else if (kind === "H" || kind === "T" || kind === "R" || kind === "E")
      yield { kind, value: parsed(bytes) } as BackupPart;
    else throw new BackupError(DAMAGED);
  }
  if (!isWhole) throw new BackupError(DAMAGED);
}

/** Returns the header of a backup file. */
export async function backupHeader(file: string): Promise<BackupHeader> {
  for await (const part of readBackup(file)) {
    if (part.kind !== "H" || part.value.format !== "afield-backup") break;
    if (part.value.version === 1) return part.value;
    throw new BackupError(`${file} was written by a newer version of Afield. Restore it with that version.`);
  }
  throw new BackupError(`${file} is not a backup of Afield.`);
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8", HEAD_BYTES));
  } catch {
    throw new BackupError(DAMAGED);
  }
}

/** Yields each part with its head, however the file's reads cut it. */
async function* rawParts(file: string): AsyncGenerator<{ kind: string; bytes: Buffer }> {
  let held: Buffer[] = [];
  let size = 0;
  let wanted = HEAD_BYTES;
  for await (const chunk of unzipped(file)) {
    held.push(chunk);
    size += chunk.length;
    if (size < wanted) continue;
    let bytes = held.length === 1 ? chunk : Buffer.concat(held);
    for (wanted = lengthOf(file, bytes); bytes.length >= wanted; wanted = lengthOf(file, bytes)) {
      yield { kind: bytes.toString("latin1", 0, 1), bytes: bytes.subarray(0, wanted) };
      bytes = bytes.subarray(wanted);
    }
    held = [bytes];
    size = bytes.length;
  }
  if (size > 0) throw new BackupError(DAMAGED);
}

function lengthOf(file: string, bytes: Buffer): number {
  if (bytes.length < HEAD_BYTES) return HEAD_BYTES;
  const length = bytes.readUInt32BE(1);
  if (length > LONGEST_PART) throw new BackupError(`${file} is not a backup of Afield, or is damaged.`);
  return HEAD_BYTES + length;
}

async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unzip = createGunzip();
  source.once("error", (error) => unzip.destroy(error));
  try {
    yield* source.pipe(unzip) as AsyncIterable<Buffer>;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "Z_DATA_ERROR" || code === "Z_BUF_ERROR")
      throw new BackupError(`${file} is not a backup of Afield, or is damaged.`);
    if (code === "ENOENT") throw new BackupError(`There is no file ${file}.`);
    throw error;
  } finally {
    source.destroy();
    unzip.destroy();
  }
}
