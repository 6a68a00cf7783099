/** Codes in the narrowest array that fits the highest of them. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** The codes of documents that all have code 0, which take no memory. */
const ALL_ZERO = new Uint8Array(0);

/** Returns an empty array for codes below `size`. */
export function codesBelow(size: number, length: number): Codes {
  const width = size <= 256 ? Uint8Array : size <= 65_536 ? Uint16Array : Uint32Array;
  return new width(length);
}

/** Returns the code that `codeOf` has for each of the rows in `order`; `codeAt` reads them. */
export function packCodes(order: Uint32Array, highest: number, codeOf: (row: number) => number): Codes {
  if (highest === 0) return ALL_ZERO;
  const packed = codesBelow(highest + 1, order.length);
  for (let doc = 0; doc < order.length; doc += 1) packed[doc] = codeOf(order[doc]!);
  return packed;
}

/** Returns a document's code in what `packCodes` has made. */
export function codeAt(codes: Codes, doc: number): number {
  return codes.length === 0 ? 0 : codes[doc]!;
}
