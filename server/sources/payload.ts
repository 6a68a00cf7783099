import { SourceShapeError } from "#sources/read.ts";
import type { Source, SourceRequest } from "#sources/source.ts";

/** An integer outside a string that JavaScript cannot hold exactly. */
const LONG_INTEGER = /[:[,\s]-?\d{16,}(?=[\s,\]}])/;

/** JSON text to values. Integers beyond 2^53 stay the text they are written as, so that two ids never become one. */
export function readJson(json: string): unknown {
  if (!LONG_INTEGER.test(json)) return JSON.parse(json);
  return JSON.parse(json, ((_key: string, value: unknown, context?: { source?: string }) => {
    const source = context?.source;
    const isLong = typeof value === "number" && !Number.isSafeInteger(value) && source !== undefined && /^-?\d+$/.test(source);
    return isLong ? source : value;
  }) as (key: string, value: unknown) => unknown);
}

/** Bytes of an answer to text: by byte order mark, then the header's charset, then the XML declaration, else UTF-8. */
export function decodeBody(body: Uint8Array, contentType?: string | null): string {
  if (body[0] === 0xff && body[1] === 0xfe) return new TextDecoder("utf-16le").decode(body);
  if (body[0] === 0xfe && body[1] === 0xff) return new TextDecoder("utf-16be").decode(body);
  const opening = new TextDecoder("latin1").decode(body.subarray(0, 1024));
  const named =
    /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? "")?.[1] ?? /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/i.exec(opening)?.[1];
  return decoderFor(named ?? "utf-8").decode(body);
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder("utf-8");
  }
}

/**
 * An answer's body as a source reads it: parsed JSON, or the text of XML and HTML.
 * Throws SourceShapeError for a body that is empty, or that is not JSON where JSON is due.
 */
export function readPayload(source: Source, request: SourceRequest, body: Uint8Array, contentType?: string | null): unknown {
  const text = decodeBody(body, contentType);
  if (text.trim() === "") throw new SourceShapeError(source.id, "the answer is empty");
  if ((request.payload ?? source.payload) !== "json") return text;
  try {
    return readJson(text);
  } catch (error) {
    const looksLikeHtml = /^\s*<(!doctype|html|head|body)/i.test(text);
    const what = looksLikeHtml ? "the answer is an HTML page where JSON is due" : "the answer is not JSON, or was cut off";
    throw new SourceShapeError(source.id, what, { cause: error });
  }
}
