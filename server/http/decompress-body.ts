import { pipeline, type Readable, type Transform } from "node:stream";
import { SMALL_BODY_BYTES } from "./large-bodies.ts";
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";

/** Small chunks, so that decompression overshoots the limit by far less than 64 KiB. */
const STEP = { chunkSize: 16_384, readableHighWaterMark: 16_384 };

const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(STEP),
  "x-gzip": () => createGunzip(STEP),
  deflate: () => createInflate(STEP),
  br: () => createBrotliDecompress(STEP),
  // RFC 8878 3.1.1.1.2: decoders may refuse windows above 8 MiB.
  zstd: () => createZstdDecompress({ ...STEP, params: { [constants.ZSTD_d_windowLogMax]: 23 } }),
};

/** Sent to servers. Deflate and zstd are decompressed too when a server sends them uninvited. */
export const ACCEPT_ENCODING = "gzip, br";

/** The content coding is unusable: unknown, more than one, or damaged data. */
export class CodingError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "CodingError";
  }
}

/** The decompressed body passed its limit. `decodedBytes` counts all that was decompressed until then. */
export class BodyTooLarge extends Error {
  readonly decodedBytes: number;
  constructor(limitBytes: number, decodedBytes: number) {
    super(`larger than ${limitBytes / 1_048_576} MiB`);
    this.name = "BodyTooLarge";
    this.decodedBytes = decodedBytes;
  }
}

/** Returns the only content coding of an answer, or null for none. Throws `CodingError`. */
export function readContentCoding(header: string | null): string | null {
  const codings = (header ?? "")
    .split(",", 10)
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== "" && each !== "identity");
  if (codings.length > 1) throw new CodingError("the answer has more than one content coding");
  const coding = codings[0];
  if (coding === undefined) return null;
  if (!Object.hasOwn(DECODERS, coding))
    throw new CodingError(`the content coding "${coding.slice(0, 40)}" is not known`);
  return coding;
}

/**
 * Reads a body to its end, decompressing as it arrives, and stops once it passes `limitBytes` decompressed bytes.
 * Truncated or damaged data is an error. Trailing bytes are an error for gzip and ignored otherwise. Waits for `onLarge` once the body turns out to
 * be large; the server waits meanwhile.
 */
export async function decompressBody(
  body: Readable,
  coding: string | null,
  limitBytes: number,
  onLarge: () => Promise<void> = async () => {},
): Promise<{ bytes: Buffer; wireBytes: number }> {
  let wireBytes = 0;
  let transportError: Error | null = null;
  body.once("error", (error) => (transportError = error));
  const output = coding === null ? body : decompressed(body, coding);
  if (coding !== null) body.on("data", (chunk: Buffer) => (wireBytes += chunk.length));

  const chunks: Buffer[] = [];
  let total = 0;
  let isLarge = false;
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > limitBytes) throw new BodyTooLarge(limitBytes, total + output.readableLength);
      chunks.push(chunk);
      if (isLarge || total <= SMALL_BODY_BYTES) continue;
      isLarge = true;
      await onLarge();
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

function decompressed(body: Readable, coding: string): Transform {
  const decoder = DECODERS[coding]?.();
  if (!decoder) throw new CodingError(`the content coding "${coding}" is not known`);
  // Errors of both streams surface on the decoder, which the caller reads.
  pipeline(body, decoder, () => {});
  return decoder;
}
