import { JsonRefused, parseJsonTextIds } from "#sources/json-text-ids.ts";
import { SourceShapeError } from "#sources/read.ts";
import type { Source, SourceRequest } from "#sources/source.ts";

/** How far into a body a declaration of its charset may be. */
const OPENING_BYTES = 4096;
const DECLARATIONS = [
  /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i,
  /<meta[^>]+\bcharset\s*=\s*["']?\s*([\w.:-]+)/i,
];

/**
 * Decodes the bytes of a response by byte order mark, else the header's charset, else the XML declaration or the page's
 * `meta`, else UTF-8. Accepts UTF-16 only for bytes that look like it, and removes NUL. Throws RangeError for UTF-7, which
 * can hide markup from other decoders.
 */
export function decodeText(body: Uint8Array, contentType?: string | null): string {
  return decoderFor(charsetOf(body, contentType ?? "")).decode(body).replaceAll("\0", "");
}

function charsetOf(body: Uint8Array, contentType: string): string {
  const [first, second, third] = body;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  // Every format starts with an ASCII character, so a NUL next to it means UTF-16 and tells its byte order.
  if (second === 0 && first !== 0 && first !== undefined) return "utf-16le";
  if (first === 0 && second !== 0 && second !== undefined) return "utf-16be";
  const opening = new TextDecoder("latin1").decode(body.subarray(0, OPENING_BYTES));
  const named =
    /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentType)?.[1] ??
    DECLARATIONS.map((declaration) => declaration.exec(opening)?.[1]).find((name) => name !== undefined);
  return named === undefined || /^utf-?16/i.test(named) ? "utf-8" : named;
}

function decoderFor(charset: string): TextDecoder {
  if (/^(x-)?(unicode-1-1-|imap4-modified-|csunicode11)?utf-?7/i.test(charset))
    throw new RangeError("the response is in UTF-7, which is not supported");
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder("utf-8");
  }
}

/**
 * Decodes the body of a response for a source: parsed JSON, or the text of XML and HTML.
 * Throws SourceShapeError for an empty body, an unsupported charset, and invalid JSON. Calls `onDecoded` once it no longer needs the body.
 */
export function readPayload(
  source: Source,
  request: SourceRequest,
  body: Uint8Array,
  contentType?: string | null,
  onDecoded: () => void = () => {},
): unknown {
  try {
    const text = decodeText(body, contentType);
    onDecoded();
    if (text.trim() === "") throw new SourceShapeError(source.id, "the response is empty");
    return (request.payload ?? source.payload) === "json" ? parseJsonTextIds(text) : text;
  } catch (error) {
    if (error instanceof JsonRefused || error instanceof RangeError)
      throw new SourceShapeError(source.id, error.message, { cause: error });
    throw error;
  }
}

/** Parses JSON embedded in a page, in a script or an attribute. Throws SourceShapeError. */
export function readEmbedded(sourceId: string, json: string): unknown {
  try {
    return parseJsonTextIds(json);
  } catch (error) {
    throw new SourceShapeError(sourceId, "the data in the page is not JSON", { cause: error });
  }
}
