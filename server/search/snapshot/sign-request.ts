import { createHash, createHmac } from "node:crypto";

/** A request to an S3-compatible store. */
export interface StoreRequest {
  method: "GET" | "HEAD" | "PUT";
  url: URL;
  /** SHA-256 of its body, in hexadecimal. */
  bodyHash: string;
  /** Further headers to sign, in lower case. */
  headers?: Readonly<Record<string, string>>;
  at: Date;
}

export interface SigningKey {
  id: string;
  secret: string;
  region: string;
}

/** The hash of no body. */
export const EMPTY_HASH = createHash("sha256").digest("hex");

/** Returns the headers of a request, signed as version 4 of Amazon's signatures says; without a key, only what stores want to know. */
export function signedHeaders(
  { method, url, bodyHash, headers = {}, at }: StoreRequest,
  key: SigningKey | undefined,
): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const sent = { ...headers, host: url.host, "x-amz-content-sha256": bodyHash, "x-amz-date": time };
  if (key === undefined) return sent;
  const entries = Object.entries(sent).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = entries.map(([name]) => name).join(";");
  const canonical = [
    method,
    canonicalPath(url.pathname),
    "",
    ...entries.map(([name, value]) => `${name}:${value.trim()}`),
    "",
    names,
    bodyHash,
  ].join("\n");
  const scope = `${time.slice(0, 8)}/${key.region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, createHash("sha256").update(canonical).digest("hex")].join("\n");
  const signing = scope.split("/").reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${key.secret}`);
  const signature = hmac(signing, text).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${key.id}/${scope},SignedHeaders=${names},Signature=${signature}`;
  return { ...sent, authorization };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/** Encodes everything but letters, digits, slashes and `-._~`. */
function canonicalPath(pathname: string): string {
  const strict = (part: string) =>
    encodeURIComponent(decodeURIComponent(part)).replaceAll(
      /[!'()*]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return pathname.split("/").map(strict).join("/");
}
