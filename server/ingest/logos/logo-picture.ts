import sharp from "sharp";

/** Longest side of a stored logo in pixels. */
export const LOGO_SIDE = 128;
/** Most pixels of a picture, checked before decoding. */
const MOST_PIXELS = 4_000_000;
/** A smaller picture is a tracking pixel. */
const LEAST_SIDE = 16;

export interface LogoPicture {
  webp: Buffer;
  width: number;
  height: number;
}

/** The picture is not a usable logo; the message says why. */
export class LogoRefused extends Error {
  override name = "LogoRefused";
}

type PictureKind = "png" | "jpeg" | "gif" | "webp" | "svg";

/** Detects the format by the first bytes, whatever the Content-Type; null for an unsupported one. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  const head = bytes.subarray(0, 16).toString("latin1");
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (/^GIF8[79]a/.test(head)) return "gif";
  if (/^RIFF....WEBP/s.test(head)) return "webp";
  return isSvg(bytes) ? "svg" : null;
}

const PROLOG =
  /^\uFEFF?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--(?:(?!-->)[\s\S]){0,4000}-->\s*)*(?:<!DOCTYPE\s+svg[^>[]{0,300}>\s*)?(?:<!--(?:(?!-->)[\s\S]){0,4000}-->\s*)*<svg[\s>]/i;

function isSvg(bytes: Buffer): boolean {
  return PROLOG.test(bytes.subarray(0, 16_384).toString("utf8"));
}

/**
 * Converts a downloaded picture to a logo: the first frame, at most 128 px, as WebP without metadata. Throws LogoRefused
 * unless it is a complete picture of a plausible size. Decoders are native code, so this runs in a child process
 * (`logo-encoder.ts`).
 */
export async function makeLogo(bytes: Buffer): Promise<LogoPicture> {
  const kind = pictureKind(bytes);
  if (kind === null) throw new LogoRefused("not a PNG, JPEG, GIF, WebP or SVG picture");
  // Entities can expand without limit and embedded pictures bypass the size limit; a logo needs neither.
  if (kind === "svg" && /<!ENTITY|<(?:\w+:)?(?:image|feImage)\b/i.test(bytes.toString("utf8")))
    throw new LogoRefused("an SVG with entities or embedded pictures");
  const limits = { limitInputPixels: MOST_PIXELS, failOn: "warning", pages: 1, sequentialRead: true } as const;
  try {
    const { width, height } = await sharp(bytes, limits).metadata();
    if (Math.min(width, height) < LEAST_SIDE && kind !== "svg")
      throw new LogoRefused(`only ${width} × ${height} pixels`);
    // Renders an SVG at the stored size instead of enlarging it from its nominal size.
    const density = kind === "svg" ? Math.min(Math.max((72 * LOGO_SIDE) / Math.max(width, height), 1), 2400) : 72;
    const { data, info } = await sharp(bytes, { ...limits, density })
      .autoOrient()
      .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 88, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof LogoRefused) throw error;
    throw new LogoRefused((error instanceof Error ? error.message : String(error)).split("\n")[0]?.slice(0, 200));
  }
}
