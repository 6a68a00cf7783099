/** Where each document's part of an array begins, and where the last ends, in two bytes each: from the beginning of its block. */
export interface Starts {
  /** A block has two to this power documents. */
  shift: number;
  blocks: Uint32Array;
  within: Uint16Array;
}

const LARGEST_SHIFT = 8;
const LONGEST_BLOCK = 65_535;

/** Returns where a document's part begins, which is where the one before ends. */
export function startOf({ shift, blocks, within }: Starts, doc: number): number {
  return blocks[doc >>> shift]! + within[doc]!;
}

/** Packs the beginnings of all parts and the end of the last. */
export function packStarts(starts: Uint32Array): Starts {
  const fits = (tried: number): boolean =>
    starts.every((start, doc) => start - starts[(doc >>> tried) << tried]! <= LONGEST_BLOCK);
  let shift = LARGEST_SHIFT;
  while (!fits(shift)) shift -= 1;
  const blocks = new Uint32Array(((starts.length - 1) >>> shift) + 1);
  for (let block = 0; block < blocks.length; block += 1) blocks[block] = starts[block << shift]!;
  return { shift, blocks, within: Uint16Array.from(starts, (start, doc) => start - blocks[doc >>> shift]!) };
}

/** Returns the size of starts in bytes. */
export function startsBytes({ blocks, within }: Starts): number {
  return blocks.byteLength + within.byteLength;
}
