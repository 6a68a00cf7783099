import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants, createZstdCompress, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sharedPath } from "#test/recordings/recordings.ts";
import { BodyTooLarge, CodingError, decompressBody, readContentCoding } from "./decompress-body.ts";

const MIB = 1_048_576;
const text = Buffer.from(
  JSON.stringify({ jobs: Array.from({ length: 3000 }, (_, id) => ({ id, title: `Engineer ${id * 7919}` })) }),
);
const coded = {
  gzip: gzipSync(text),
  deflate: deflateSync(text),
  br: brotliCompressSync(text),
  zstd: zstdCompressSync(text),
};

/** The bytes in pieces of 16 KiB, as a socket would hand them over. */
function stream(bytes: Buffer): Readable {
  const pieces = Array.from({ length: Math.ceil(bytes.length / 16_384) }, (_, at) =>
    bytes.subarray(at * 16_384, (at + 1) * 16_384),
  );
  return Readable.from(pieces, { objectMode: false });
}

describe.each(Object.entries(coded))("%s", (coding, bytes) => {
  test("is decompressed", async () => {
    const body = await decompressBody(stream(bytes), coding, 15 * MIB);
    expect(body.bytes.equals(text)).toBe(true);
    expect(body.wireBytes).toBe(bytes.length);
  });
  test("truncated anywhere is an error", async () => {
    for (const length of [0, 1, 20, bytes.length >> 1, bytes.length - 1]) {
      await expect(
        decompressBody(stream(bytes.subarray(0, length)), coding, 15 * MIB),
        `${length} bytes`,
      ).rejects.toBeInstanceOf(CodingError);
    }
  });
  test("stops at the limit of decompressed bytes", async () => {
    const limit = 40_000;
    const failure = await decompressBody(stream(bytes), coding, limit).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BodyTooLarge);
    expect((failure as BodyTooLarge).decodedBytes).toBeLessThanOrEqual(limit + 65_536);
  });
  test("of exactly the limit is accepted", async () => {
    expect((await decompressBody(stream(bytes), coding, text.length)).bytes.length).toBe(text.length);
    await expect(decompressBody(stream(bytes), coding, text.length - 1)).rejects.toBeInstanceOf(BodyTooLarge);
  });
});

test("plain text labelled with a content coding is an error", async () => {
  for (const coding of Object.keys(coded))
    await expect(decompressBody(stream(text), coding, 15 * MIB), coding).rejects.toBeInstanceOf(CodingError);
});

test("zstd data with a window above 8 MiB is rejected", async () => {
  // A stream does not know its size in advance, so the frame states the window.
  const compressor = createZstdCompress({ params: { [constants.ZSTD_c_windowLog]: 25 } });
  compressor.end(text);
  const wide = await buffer(compressor);
  await expect(decompressBody(stream(wide), "zstd", 15 * MIB)).rejects.toBeInstanceOf(CodingError);
});

test("a body without a content coding is limited too", async () => {
  expect((await decompressBody(stream(text), null, text.length)).bytes.equals(text)).toBe(true);
  await expect(decompressBody(stream(text), null, text.length - 1)).rejects.toBeInstanceOf(BodyTooLarge);
});

test("a transport error is rethrown unchanged", async () => {
  const broken = Readable.from(
    (async function* () {
      yield coded.gzip.subarray(0, 100);
      throw new Error("the line went dead");
    })(),
    { objectMode: false },
  );
  await expect(decompressBody(broken, "gzip", MIB)).rejects.toThrow("the line went dead");
});

test.each([
  [null, null],
  ["", null],
  ["identity", null],
  ["GZIP", "gzip"],
  [" br ", "br"],
  ["identity, gzip", "gzip"],
])("the content coding of %j is %j", (header, coding) => {
  expect(readContentCoding(header)).toBe(coding);
});

test.each(["gzip, gzip", "br,gzip", Array(1000).fill("gzip").join(", "), "x-evil", "__proto__", "constructor"])(
  "rejects the content coding %.30j",
  (header) => {
    expect(() => readContentCoding(header)).toThrow(CodingError);
  },
);

/** A gigabyte of zeros in each coding, from the recordings, and 128 MiB of our own. */
const ours = Buffer.alloc(128 * MIB);
const recorded = sharedPath("hostile", "generated", "bombs");
const bombs: [name: string, coding: string, bytes: () => Buffer][] = [
  ["our 128 MiB as gzip", "gzip", () => gzipSync(ours)],
  ["our 128 MiB as br", "br", () => brotliCompressSync(ours, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ["our 128 MiB as deflate", "deflate", () => deflateSync(ours)],
  ["our 128 MiB as zstd", "zstd", () => zstdCompressSync(ours)],
];
const recordedBombs = [
  ["1GiB.json.gz", "gzip"],
  ["1GiB.json.br", "br"],
  ["1GiB.json.deflate", "deflate"],
  ["1GiB.json.zst", "zstd"],
] as const;

async function expectCut(bytes: Buffer, coding: string): Promise<void> {
  const before = process.memoryUsage.rss();
  const failure = await decompressBody(stream(bytes), coding, 15 * MIB).catch((error: unknown) => error);
  // A zstd bomb may be rejected outright because of its window size.
  if (failure instanceof BodyTooLarge) expect(failure.decodedBytes).toBeLessThanOrEqual(15 * MIB + 65_536);
  else expect(coding === "zstd" && failure instanceof CodingError).toBe(true);
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * MIB);
}

test.each(bombs)("the bomb %s is cut at the limit, in little memory", async (_name, coding, bytes) => {
  await expectCut(bytes(), coding);
});

test.skipIf(recorded === null).each(recordedBombs)("the recorded bomb %s is cut the same way", async (file, coding) => {
  await expectCut(readFileSync(`${recorded}/${file}`), coding);
});
