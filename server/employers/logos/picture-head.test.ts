import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isSvg, pictureHead } from "./picture-head.ts";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 120, b: 140, alpha: 0.5 } } });

describe("reads kind and size from the first bytes", () => {
  test.each<[string, () => Promise<Buffer>, object]>([
    ["PNG", () => plain(300, 40).png().toBuffer(), { kind: "png", width: 300, height: 40 }],
    ["baseline JPEG", () => plain(301, 41).jpeg().toBuffer(), { kind: "jpeg", width: 301, height: 41 }],
    [
      "progressive JPEG",
      () => plain(302, 42).jpeg({ progressive: true }).toBuffer(),
      { kind: "jpeg", width: 302, height: 42 },
    ],
    [
      "JPEG with data before its header",
      () =>
        plain(303, 43)
          .jpeg()
          .withExif({ IFD0: { Copyright: "x".repeat(2000) } })
          .toBuffer(),
      { kind: "jpeg", width: 303, height: 43 },
    ],
    ["lossy WebP", () => plain(304, 44).flatten().webp().toBuffer(), { kind: "webp", width: 304, height: 44 }],
    [
      "lossless WebP",
      () => plain(305, 45).webp({ lossless: true }).toBuffer(),
      { kind: "webp", width: 305, height: 45 },
    ],
    ["WebP with transparency", () => plain(306, 46).webp().toBuffer(), { kind: "webp", width: 306, height: 46 }],
  ])("%s", async (_name, make, head) => {
    expect(pictureHead(await make())).toEqual(head);
  });
});

test("other files, and the beginnings of pictures, are no pictures", async () => {
  const whole = [
    await plain(20, 20).png().toBuffer(),
    await plain(20, 20).jpeg().toBuffer(),
    await plain(20, 20).webp().toBuffer(),
  ];
  const others = [
    Buffer.alloc(0),
    Buffer.from("GIF89a/*=1;alert(1)"),
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    Buffer.from("%PDF-1.7"),
    Buffer.from("RIFF\0\0\0\0WAVEfmt                     "),
    ...whole.map((bytes) => bytes.subarray(0, 15)),
  ];
  for (const bytes of others) expect(pictureHead(bytes), bytes.toString("latin1")).toBeNull();
});

test("no prefix or damage of a picture makes it throw", async () => {
  for (const bytes of [
    await plain(64, 64).png().toBuffer(),
    await plain(64, 64).jpeg().toBuffer(),
    await plain(64, 64).webp().toBuffer(),
  ])
    for (let end = 0; end < Math.min(bytes.length, 400); end += 1) {
      expect(() => pictureHead(bytes.subarray(0, end))).not.toThrow();
      const damaged = Buffer.from(bytes);
      damaged[end] = 0xff;
      expect(() => pictureHead(damaged)).not.toThrow();
    }
});

test("a JPEG whose segments have no length ends", () => {
  expect(
    pictureHead(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(3000, Buffer.from([0xff, 0xe0, 0, 0]))])),
  ).toBeNull();
});

test.each([
  ["<svg xmlns='http://www.w3.org/2000/svg'/>", true],
  ["\uFEFF <?xml version='1.0'?><!-- drawn --><SVG width='4'>", true],
  ["text about <svg>", false],
  ["<html>", false],
])("%s is an SVG: %s", (text, expected) => {
  expect(isSvg(Buffer.from(text))).toBe(expected);
});
