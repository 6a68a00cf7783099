import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { openLogoEncoder } from "./logo-encoder.ts";
import { LogoRefused } from "./logo-picture.ts";

const encoder = openLogoEncoder();
afterAll(() => encoder.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 120, b: 140, alpha: 1 } } });
const drawing = (inside = '<circle cx="32" cy="32" r="30" fill="teal"/>', size = 'width="64" height="64"') =>
  Buffer.from(
    `<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 64 64">${inside}</svg>`,
  );

/** A PNG whose header claims `side` × `side` pixels of zeros, compressed a thousand to one. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((side / 10) * (side + 1)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a picture", () => {
  test.each([
    ["PNG", () => plain(400, 200).png().toBuffer(), 128, 64],
    ["JPEG", () => plain(300, 300).jpeg().toBuffer(), 128, 128],
    ["GIF", () => plain(64, 64).gif().toBuffer(), 64, 64],
    ["WebP", () => plain(90, 180).webp().toBuffer(), 64, 128],
    ["SVG", async () => drawing(), 128, 128],
  ])("%s becomes WebP of at most 128 pixels, without metadata", async (_kind, make, width, height) => {
    const logo = await encoder.encode(await make());
    expect(logo).toMatchObject({ width, height });
    const read = await sharp(logo.webp).metadata();
    expect(read).toMatchObject({ format: "webp", width, height });
    expect(read.exif ?? read.icc ?? read.xmp).toBeUndefined();
  });
});

describe("rejects", () => {
  const half = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, Math.floor((await bytes).length / 2));
  const noise = (side: number) =>
    sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: "white",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ["an empty body", () => Buffer.alloc(0)],
    ["an HTML page", () => Buffer.from("<!doctype html><title>Logo</title><svg></svg>")],
    ["an HTML page that contains an SVG", () => Buffer.from("<html><svg xmlns='http://www.w3.org/2000/svg'/></html>")],
    ["a PDF", () => Buffer.from("%PDF-1.7\n%\xe2\xe3")],
    ["a TIFF, which is not supported", async () => plain(64, 64).tiff().toBuffer()],
    ["a script with the header of a GIF", () => Buffer.from("GIF89a/*" + "x".repeat(500) + "*/=1;alert(1)")],
    ["a PNG of 30,000 pixels a side", () => pngBomb(30_000)],
    ["a PNG just over the pixel limit", async () => plain(2001, 2000).png().toBuffer()],
    ["half a PNG", () => half(noise(200).png().toBuffer())],
    ["half a JPEG", () => half(noise(200).jpeg().toBuffer())],
    ["half a WebP", () => half(noise(200).webp().toBuffer())],
    ["a tracking pixel", async () => plain(1, 1).gif().toBuffer()],
    ["an SVG of 100,000 pixels a side", () => drawing("<path d='M0 0h9'/>", 'width="100000" height="100000"')],
    [
      "an SVG that embeds a picture",
      () => drawing('<image href="data:image/png;base64,iVBORw0KGgo=" width="64" height="64"/>'),
    ],
    ["an SVG that references a file", () => drawing('<image xlink:href="file:///etc/passwd" width="64" height="64"/>')],
    [
      "exploding entities",
      () =>
        Buffer.from(
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>`,
        ),
    ],
    ["half an SVG", () => drawing().subarray(0, 90)],
  ])("%s", async (_what, make) => {
    await expect(encoder.encode(await make())).rejects.toThrow(LogoRefused);
  });

  test("then reads the next picture", async () => {
    await expect(encoder.encode(await plain(32, 32).png().toBuffer())).resolves.toMatchObject({ width: 32 });
  });
});

test("scripts in an SVG do not survive", async () => {
  const logo = await encoder.encode(
    drawing('<script>alert(1)</script><rect width="64" height="64" onload="alert(2)"/>'),
  );
  expect(logo.webp.toString("latin1")).not.toMatch(/script|alert|svg/);
});

describe("a decoder that misbehaves", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-encoder-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const broken = (code: string) => {
    const script = path.join(folder, `${code.length}.mjs`);
    writeFileSync(script, `process.on("message", () => { ${code} });`);
    return openLogoEncoder({ limitMs: 1500, script });
  };
  test.each([
    ["hangs", "for (;;) {}"],
    ["crashes", "process.abort()"],
    ["ends", "process.exit(3)"],
  ])("%s: each picture is rejected on its own", async (_what, code) => {
    const own = broken(code);
    await expect(own.encode(Buffer.from("x"))).rejects.toThrow(LogoRefused);
    await expect(own.encode(Buffer.from("y"))).rejects.toThrow(LogoRefused);
    own.close();
  });
});

test("an exponentially nested SVG is cut off", { timeout: 30_000 }, async () => {
  const levels = Array.from({ length: 12 }, (_, at) =>
    at === 0
      ? '<g id="l0"><rect width="4" height="4"/></g>'
      : `<g id="l${at}">${`<use href="#l${at - 1}"/>`.repeat(12)}</g>`,
  );
  const own = openLogoEncoder({ limitMs: 4000 });
  await expect(own.encode(drawing(`<defs>${levels.join("")}</defs><use href="#l11"/>`))).rejects.toThrow(LogoRefused);
  own.close();
});
