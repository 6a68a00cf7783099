import { randomUUID } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { endianness } from "node:os";
import { crc32 } from "node:zlib";

const MAGIC = Buffer.from(`afield state 1 ${endianness()}\n`);
/** Bytes to read or write between turns of the event loop: a few milliseconds of work. */
const SLICE = 4 * 1024 * 1024;
/** More than any state's head needs. A length beyond it is damage, not a reason to ask for that much memory. */
const LONGEST_HEAD = 1024 * 1024 * 1024;

const ARRAY_TYPES = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array } as const;
type ArrayType = keyof typeof ARRAY_TYPES;
type NumberArray = InstanceType<(typeof ARRAY_TYPES)[ArrayType]>;

/** The file isn't what a state was written to, or not any more. */
export class DamagedFileError extends Error {
  override name = "DamagedFileError";
}

/** A state as it was when captured. Its arrays aren't copied. */
export interface CapturedState {
  head: Uint8Array<ArrayBuffer>;
  arrays: readonly NumberArray[];
}

interface Head {
  arrays: { type: ArrayType; length: number }[];
  state: unknown;
}

/**
 * Captures a state made of plain objects, lists, maps, strings, numbers, null and arrays of numbers. What changes its arrays of numbers
 * before they are written changes what is written.
 */
export function captureState(state: unknown): CapturedState {
  const arrays: NumberArray[] = [];
  const plain = JSON.stringify(state, (_key, value: unknown) => {
    if (value instanceof Map) return { $map: [...value] };
    if (!ArrayBuffer.isView(value)) return value;
    return { $array: arrays.push(value as NumberArray) - 1 };
  });
  const described = arrays.map((array) => ({ type: array.constructor.name as ArrayType, length: array.length }));
  return { head: new TextEncoder().encode(`{"arrays":${JSON.stringify(described)},"state":${plain}}`), arrays };
}

/**
 * Writes a state to a file, a slice at a time and checksummed. The file is replaced as a whole, after everything has reached the disk;
 * when writing fails or `signal` aborts, the file that was there stays.
 */
export async function writeState(file: string, { head, arrays }: CapturedState, signal?: AbortSignal): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  const handle = await open(unfinished, "wx", 0o600);
  try {
    await handle.writeFile(MAGIC);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(head.length);
    await handle.writeFile(length);
    for (const array of [head, ...arrays]) await writeBlock(handle, bytesOf(array), signal);
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads the state that a file holds, or null if there is no such file. `accept` sees it first without its maps and arrays of numbers, and may
 * throw. With `isShared`, the arrays are in memory that threads share. Throws DamagedFileError if anything differs from what was written.
 */
export async function readState(file: string, accept: (state: unknown) => void, isShared = false): Promise<unknown> {
  const handle = await openToRead(file);
  if (handle === null) return null;
  try {
    const magic = await readExactly(handle, Buffer.alloc(MAGIC.length));
    if (!MAGIC.equals(magic)) throw new DamagedFileError("it doesn’t begin as such a file does");
    const headLength = (await readExactly(handle, Buffer.alloc(4))).readUInt32LE();
    if (headLength > LONGEST_HEAD) throw new DamagedFileError("its head is too long");
    const bytes = Buffer.alloc(headLength);
    await readBlock(handle, bytes);
    const head = JSON.parse(bytes.toString()) as Head;
    accept(head.state);
    await expectSize(handle, headLength, head);
    const arrays: NumberArray[] = [];
    for (const { type, length } of head.arrays) {
      const array = newArray(ARRAY_TYPES[type], length, isShared);
      await readBlock(handle, bytesOf(array));
      arrays.push(array);
    }
    return revive(head.state, arrays);
  } finally {
    await handle.close();
  }
}

function newArray(type: (typeof ARRAY_TYPES)[ArrayType], length: number, isShared: boolean): NumberArray {
  if (!isShared) return new type(length);
  const shared = type as new (buffer: SharedArrayBuffer) => NumberArray;
  return new shared(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

async function openToRead(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

const CHECKSUM_BYTES = 4;

/** Asks for no memory before the file is as long as its head says. */
async function expectSize(handle: FileHandle, headLength: number, { arrays }: Head): Promise<void> {
  let expected = MAGIC.length + 4 + headLength + CHECKSUM_BYTES;
  for (const { type, length } of arrays) expected += ARRAY_TYPES[type].BYTES_PER_ELEMENT * length + CHECKSUM_BYTES;
  const { size } = await handle.stat();
  if (size !== expected) throw new DamagedFileError(`it has ${size} bytes instead of ${expected}`);
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

async function writeBlock(handle: FileHandle, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
  let checksum = 0;
  for (let from = 0; from < bytes.length; from += SLICE) {
    signal?.throwIfAborted();
    const slice = bytes.subarray(from, from + SLICE);
    checksum = crc32(slice, checksum);
    await handle.writeFile(slice);
  }
  const end = Buffer.alloc(CHECKSUM_BYTES);
  end.writeUInt32LE(checksum);
  await handle.writeFile(end);
}

async function readBlock(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let checksum = 0;
  for (let from = 0; from < bytes.length; from += SLICE)
    checksum = crc32(await readExactly(handle, bytes.subarray(from, from + SLICE)), checksum);
  const end = await readExactly(handle, Buffer.alloc(CHECKSUM_BYTES));
  if (end.readUInt32LE() !== checksum) throw new DamagedFileError("its checksum doesn’t match");
}

async function readExactly<B extends Uint8Array>(handle: FileHandle, bytes: B): Promise<B> {
  for (let from = 0; from < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, from, bytes.length - from);
    if (bytesRead === 0) throw new DamagedFileError("it ends too early");
    from += bytesRead;
  }
  return bytes;
}

function revive(value: unknown, arrays: readonly NumberArray[]): unknown {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((each) => revive(each, arrays));
  if ("$array" in value) return arrays[value.$array as number];
  if ("$map" in value) return new Map(revive(value.$map, arrays) as [unknown, unknown][]);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revive(each, arrays)]));
}
