import type { Readable } from "node:stream";
import { RepeatedTexts } from "./repeated-texts.ts";

/** The signature `PGCOPY\n\377\r\n\0`, the flags, and the length of an extension that is always absent. */
const HEADER_BYTES = 19;
const MICROSECONDS_FROM_1970_TO_2000 = 946_684_800_000_000;

const repeated = new RepeatedTexts();

/** One row of `COPY … (FORMAT binary)`. Read its fields in order, each once. */
export class BinaryRow {
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;

  /** Opens the row that begins at `from`. Returns where it ends, `null` at the end of the rows, -1 when it is incomplete. */
  open(bytes: Buffer, from: number): number | null {
    if (from + 2 > bytes.length) return -1;
    const fields = bytes.readInt16BE(from);
    if (fields < 0) return null;
    let at = from + 2;
    for (let field = 0; field < fields; field += 1) {
      if (at + 4 > bytes.length) return -1;
      at += 4 + Math.max(0, bytes.readInt32BE(at));
    }
    if (at > bytes.length) return -1;
    this.#bytes = bytes;
    this.#at = from + 2;
    return at;
  }

  /** Moves `#at` past the next field and returns its length; -1 for null. */
  #next(): number {
    const length = this.#bytes.readInt32BE(this.#at);
    this.#at += 4 + Math.max(0, length);
    return length;
  }

  textOrNull(): string | null {
    const length = this.#next();
    return length < 0 ? null : this.#bytes.toString("utf8", this.#at - length, this.#at);
  }

  text(): string {
    return this.textOrNull() ?? "";
  }

  /** Reads a text of a column with few distinct values. */
  valueOrNull(): string | null {
    const length = this.#next();
    return length < 0 ? null : repeated.read(this.#bytes, this.#at - length, this.#at);
  }

  value(): string {
    return this.valueOrNull() ?? "";
  }

  /** Reads a text as UTF-8, without copying it. */
  bytes(): Uint8Array {
    const length = Math.max(0, this.#next());
    // `Buffer.subarray` takes several times as long.
    return new Uint8Array(this.#bytes.buffer, this.#bytes.byteOffset + this.#at - length, length);
  }

  /** Reads an eight-byte integer that a double can represent exactly. */
  bigint(): number {
    this.#next();
    return this.#bytes.readInt32BE(this.#at - 8) * 2 ** 32 + this.#bytes.readUInt32BE(this.#at - 4);
  }

  doubleOrNull(): number | null {
    return this.#next() < 0 ? null : this.#bytes.readDoubleBE(this.#at - 8);
  }

  boolean(): boolean {
    this.#next();
    return this.#bytes[this.#at - 1] === 1;
  }

  /** Reads a timestamp as milliseconds since 1970. */
  time(): number {
    return Math.floor((this.bigint() + MICROSECONDS_FROM_1970_TO_2000) / 1000);
  }

  /** Reads a one-dimensional `text[]` without nulls, of a column with few distinct values. */
  values(): string[] {
    const length = this.#next();
    const bytes = this.#bytes;
    let at = this.#at - length;
    const values: string[] = [];
    if (length < 0 || bytes.readInt32BE(at) === 0) return values;
    const count = bytes.readInt32BE(at + 12);
    at += 20;
    for (let value = 0; value < count; value += 1) {
      const end = at + 4 + bytes.readInt32BE(at);
      values.push(repeated.read(bytes, at + 4, end));
      at = end;
    }
    return values;
  }
}

/** Yields the rows of a binary copy, converted by `read`, in batches as they arrive. */
export async function* readBinaryRows<T>(stream: Readable, read: (row: BinaryRow) => T): AsyncGenerator<T[]> {
  const row = new BinaryRow();
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    if (!started) {
      if (bytes.length < HEADER_BYTES) {
        rest = bytes;
        continue;
      }
      at = HEADER_BYTES;
      started = true;
    }
    const batch: T[] = [];
    for (let end = row.open(bytes, at); end !== null && end >= 0; end = row.open(bytes, at)) {
      batch.push(read(row));
      at = end;
    }
    rest = bytes.subarray(at);
    if (batch.length > 0) yield batch;
  }
}
