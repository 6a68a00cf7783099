/** What the first bytes of a picture say about it. */
export interface PictureHead {
  kind: "png" | "jpeg" | "webp";
  width: number;
  height: number;
}

/** Reads the kind and the size of a PNG, JPEG or WebP picture without decoding it; null for anything else. */
export function pictureHead(bytes: Buffer): PictureHead | null {
  const start = bytes.subarray(0, 16).toString("latin1");
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return pngHead(bytes);
  if (start.startsWith("\xff\xd8\xff")) return jpegHead(bytes);
  return start.startsWith("RIFF") && start.startsWith("WEBP", 8) ? webpHead(bytes) : null;
}

/** Returns whether a file is an SVG, which we don't take: it can hold scripts and refer to other sites. */
export function isSvg(bytes: Buffer): boolean {
  return (
    /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString("utf8")) && /^[\uFEFF\s]*</.test(bytes.toString("utf8", 0, 64))
  );
}

/** The header is the first chunk. */
function pngHead(bytes: Buffer): PictureHead | null {
  if (bytes.length < 24 || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { kind: "png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** A frame's header comes after other segments, each with its length. */
function jpegHead(bytes: Buffer): PictureHead | null {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { kind: "jpeg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else if (marker === 0xda || marker === 0xd9) return null;
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

/** SOF0 to SOF15, without the tables that share their range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Lossy, lossless and extended files name their size in three ways. */
function webpHead(bytes: Buffer): PictureHead | null {
  if (bytes.length < 30) return null;
  const chunk = bytes.toString("latin1", 12, 16);
  if (chunk === "VP8 ")
    return { kind: "webp", width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk === "VP8L") {
    const bits = bytes.readUInt32LE(21);
    return { kind: "webp", width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk === "VP8X")
    return { kind: "webp", width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return null;
}
