/** The part of a file that a request wants, as offsets of its first and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

const SHAPE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a Range header (RFC 9110, section 14). Returns null for the whole file, also where the header is not understood or names several parts, and
 * `unsatisfiable` where the file ends before the part begins.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = SHAPE.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? "unsatisfiable" : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= bytes ? "unsatisfiable" : { start, end };
}
