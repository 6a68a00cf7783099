import { pipeline, type Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";

/** Small steps, so that what is decoded past the limit before the stop stays far below 64 KiB. */
const STEP = { chunkSize: 16_384, readableHighWaterMark: 16_384 };

const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(STEP),
  "x-gzip": () => createGunzip(STEP),
  deflate: () => createInflate(STEP),
  br: () => createBrotliDecompress(STEP),
  // RFC 8878 3.1.1.1.2: a decoder need not take windows above 8 MiB.
  zstd: () => createZstdDecompress({ ...STEP, params: { [constants.ZSTD_d_windowLogMax]: 23 } }),
};

/** Offered to servers. Deflate and zstd are understood as well when a server sends them unasked. */
export const ACCEPT_ENCODING = "gzip, br";

/** The answer is coded in a way that is not read: an unknown coding, more than one, or data that does not decode. */
export class CodingError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "CodingError";
  }
}

/** The decoded body passed its limit. `decodedBytes` is all that had been decoded when it was cut. */
export class BodyTooLarge extends Error {
  readonly decodedBytes: number;
  constructor(limitBytes: number, decodedBytes: number) {
    super(`larger than ${limitBytes / 1_048_576} MiB`);
    this.name = "BodyTooLarge";
    this.decodedBytes = decodedBytes;
  }
}

/** The one content coding of an answer, or null for none. Throws `CodingError`. */
export function readContentCoding(header: string | null): string | null {
  const codings = (header ?? "")
    .split(",", 10)
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== "" && each !== "identity");
  if (codings.length > 1) throw new CodingError("the answer is coded more than once");
  const coding = codings[0];
  if (coding === undefined) return null;
  if (!Object.hasOwn(DECODERS, coding))
    throw new CodingError(`the content coding "${coding.slice(0, 40)}" is not known`);
  return coding;
}

/**
 * Reads a body to its end, decoding as it comes and stopping as soon as `limitBytes` decoded bytes are passed.
 * Cut or damaged coded data is an error. Bytes after the end of the coded data are an error for gzip and ignored for the others.
 */
export async function decompressBody(
  body: Readable,
  coding: string | null,
  limitBytes: number,
): Promise<{ bytes: Buffer; wireBytes: number }> {
  let wireBytes = 0;
  let transportError: Error | null = null;
  body.once("error", (error) => (transportError = error));
  const output = coding === null ? body : decoded(body, coding);
  if (coding !== null) body.on("data", (chunk: Buffer) => (wireBytes += chunk.length));

  const chunks: Buffer[] = [];
  let total = 0;
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > limitBytes) throw new BodyTooLarge(limitBytes, total + output.readableLength);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BodyTooLarge) throw error;
    if (transportError !== null || coding === null) throw transportError ?? error;
    throw new CodingError(`the ${coding} data is damaged or cut short (${(error as Error).message})`, error);
  } finally {
    body.destroy();
  }
  return { bytes: Buffer.concat(chunks, total), wireBytes: coding === null ? total : wireBytes };
}

function decoded(body: Readable, coding: string): Transform {
  const decoder = DECODERS[coding]?.();
  if (!decoder) throw new CodingError(`the content coding "${coding}" is not known`);
  // Errors of either end surface on the decoder, which is what the caller reads.
  pipeline(body, decoder, () => {});
  return decoder;
}
