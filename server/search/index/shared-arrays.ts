/**
 * Replaces the arrays of numbers in a value by copies in memory that threads share; what is shared already stays. Yields after each array, so that
 * requests are answered meanwhile. Maps, lists and plain objects are copied; everything else stays as it is.
 */
export function* shareArrays<T>(value: T): Generator<void, T> {
  return (yield* shared(value)) as T;
}

function* shared(value: unknown): Generator<void, unknown> {
  if (value === null || typeof value !== "object") return value;
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof SharedArrayBuffer) return value;
    const copy = sharedCopy(value as Uint8Array);
    yield;
    return copy;
  }
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const each of value) items.push(yield* shared(each));
    return items;
  }
  if (value instanceof Map) return new Map((yield* shared([...value])) as [unknown, unknown][]);
  const copy: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) copy[key] = yield* shared(each);
  return copy;
}

function sharedCopy(array: Uint8Array): Uint8Array {
  const type = array.constructor as new (buffer: SharedArrayBuffer) => Uint8Array;
  const copy = new type(new SharedArrayBuffer(array.byteLength));
  copy.set(array);
  return copy;
}

/** Returns an array of zeros, in memory that threads share if `isShared`. */
export function newBytes(length: number, isShared: boolean): Uint8Array {
  return new Uint8Array(isShared ? new SharedArrayBuffer(length) : new ArrayBuffer(length));
}
