/** Ascending times in four bytes each: within a block of documents, as what has passed since its first one. */
export interface Times {
  /** Units of a millisecond that the numbers count. */
  perMs: number;
  /** A block has two to this power documents. */
  shift: number;
  bases: Float64Array;
  /** Empty where the times are too far apart for blocks; `bases` then has each document's time. */
  offsets: Uint32Array;
}

const LARGEST_SHIFT = 8;
/** Times of the database have microseconds; most others are whole milliseconds. */
const UNITS_PER_MS = [1, 1000];
const OFFSETS = 2 ** 32;

/** Returns a document's time in milliseconds since 1970, exactly as it was packed. */
export function timeOf({ perMs, shift, bases, offsets }: Times, doc: number): number {
  return offsets.length === 0 ? bases[doc]! : (bases[doc >>> shift]! + offsets[doc]!) / perMs;
}

/** Returns the first document from this time on; `count` is the number of documents. */
export function firstFrom(times: Times, time: number, count: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (timeOf(times, middle) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Packs ascending times in milliseconds. */
export function packTimes(times: Float64Array): Times {
  const perMs = UNITS_PER_MS.find((units) => times.every((time) => Math.round(time * units) / units === time));
  const shift = perMs === undefined ? -1 : largestShift(times, perMs);
  // A block of one document takes twelve bytes instead of the eight of a time as it is.
  if (perMs === undefined || shift < 1) return { perMs: 1, shift: 0, bases: times, offsets: new Uint32Array(0) };
  const bases = new Float64Array(((times.length - 1) >>> shift) + 1);
  for (let block = 0; block < bases.length; block += 1) bases[block] = Math.round(times[block << shift]! * perMs);
  const offsets = Uint32Array.from(times, (time, doc) => Math.round(time * perMs) - bases[doc >>> shift]!);
  return { perMs, shift, bases, offsets };
}

/** Returns how large blocks can be; -1 without times. */
function largestShift(times: Float64Array, perMs: number): number {
  const fits = (shift: number): boolean =>
    times.every(
      (time, doc) => Math.round(time * perMs) - Math.round(times[(doc >>> shift) << shift]! * perMs) < OFFSETS,
    );
  let shift = times.length === 0 ? -1 : LARGEST_SHIFT;
  while (shift > 0 && !fits(shift)) shift -= 1;
  return shift;
}
