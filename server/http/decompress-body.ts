import { pipeline, type Readable, type Transform } from "node:stream";
import { NoRoomError, SMALL_BODY_BYTES } from "./large-bodies.ts";
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from "node:zlib";

/** Small chunks, so that decompression overshoots the limit by far less than 64 KiB. */
const STEP = { chunkSize: 16_384, readableHighWaterMark: 16_384 };

/** A body grows in steps of this size. */
const GROWTH_BYTES = 65_536;

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

  const collected = createGrowingBuffer(limitBytes);
  let isLarge = false;
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) {
      const total = collected.length + chunk.length;
      if (total > limitBytes) throw new BodyTooLarge(limitBytes, total + output.readableLength);
      collected.add(chunk);
      if (isLarge || total <= SMALL_BODY_BYTES) continue;
      isLarge = true;
      await onLarge();
    }
  } catch (error) {
    if (error instanceof BodyTooLarge || error instanceof NoRoomError) throw error;
    if (transportError !== null || coding === null) throw transportError ?? error;
    throw new CodingError(`the ${coding} data is damaged or cut short (${(error as Error).message})`, error);
  } finally {
    body.destroy();
  }
  const bytes = collected.bytes();
  return { bytes, wireBytes: coding === null ? bytes.length : wireBytes };
}

/** Collects chunks without holding them beside their concatenation: the system gives memory to the reserved range only as it is written. */
function createGrowingBuffer(limitBytes: number) {
  const memory = new ArrayBuffer(0, { maxByteLength: limitBytes });
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(chunk: Buffer): void {
      if (length + chunk.length > memory.byteLength)
        memory.resize(Math.min(limitBytes, Math.ceil((length + chunk.length) / GROWTH_BYTES) * GROWTH_BYTES));
      new Uint8Array(memory).set(chunk, length);
      length += chunk.length;
    },
    bytes(): Buffer {
      return Buffer.from(memory, 0, length);
    },
  };
}

function decompressed(body: Readable, coding: string): Transform {
  const decoder = DECODERS[coding]?.();
  if (!decoder) throw new CodingError(`the content coding "${coding}" is not known`);
  // Errors of both streams surface on the decoder, which the caller reads.
  pipeline(body, decoder, () => {});
  return decoder;
}
