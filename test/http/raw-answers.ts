/** Builds the bytes of an answer as they go over the wire. */
function raw(head: readonly string[], body = ""): Buffer {
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`, "latin1");
}

const OK = "HTTP/1.1 200 OK";
const JSON_TYPE = "Content-Type: application/json";
const CHUNKED = "Transfer-Encoding: chunked";
const NO_BODY = "Content-Length: 0";

/** Answers that break HTTP or lead somewhere they shouldn't, each with what the outbound client must make of it. */
export const RAW_ANSWERS: [name: string, bytes: Buffer, outcome: string][] = [
  ["both a length and chunks", raw([OK, "Content-Length: 2", CHUNKED], "2\r\n{}\r\n0\r\n\r\n"), "network"],
  ["two lengths", raw([OK, "Content-Length: 2", "Content-Length: 3"], "{} "), "network"],
  ["a negative length", raw([OK, "Content-Length: -1"], "{}"), "network"],
  ["a length of 9 exabytes", raw([OK, "Content-Length: 9000000000000000000"], "{}"), "too-large"],
  ["a body shorter than its length", raw([OK, "Content-Length: 100"], "{}"), "network"],
  ["a second answer behind the first", raw([OK, JSON_TYPE, "Content-Length: 2"], `{}${OK}\r\n\r\n`), "answer {}"],
  ["a chunk whose size is no number", raw([OK, CHUNKED], "zz\r\n{}\r\n0\r\n\r\n"), "network"],
  ["chunks without an end", raw([OK, CHUNKED], "2\r\n{}\r\n"), "network"],
  ["a status that is no number", raw(["HTTP/1.1 abc"]), "network"],
  ["a status nobody knows", raw(["HTTP/1.1 999 Nope", NO_BODY]), "bad-status"],
  ["no header at all", Buffer.from('{"jobs":[]}'), "network"],
  ["bare line feeds", Buffer.from(`${OK}\nContent-Length: 2\n\n{}`), "network"],
  ["a folded header", raw([OK, "X-A: b\r\n c", "Content-Length: 2"], "{}"), "network"],
  ["a NUL in a header's name", raw([OK, "X-\0: a", "Content-Length: 2"], "{}"), "network"],
  ["an unknown content coding", raw([OK, "Content-Encoding: x-evil", "Content-Length: 2"], "{}"), "encoding"],
  ["a header of a megabyte", raw([OK, `X-A: ${"a".repeat(1_000_000)}`, "Content-Length: 2"], "{}"), "network"],
  [
    "a redirect to the metadata service",
    raw(["HTTP/1.1 302 Found", "Location: http://169.254.169.254/", NO_BODY]),
    "blocked-address",
  ],
  ["a redirect to a file", raw(["HTTP/1.1 302 Found", "Location: file:///etc/passwd", NO_BODY]), "bad-url"],
  ["a redirect to itself", raw(["HTTP/1.1 302 Found", "Location: /jobs", NO_BODY]), "redirects"],
  ["a redirect to nowhere", raw(["HTTP/1.1 302 Found", NO_BODY]), "redirects"],
  ["a 304 to a first request", raw(["HTTP/1.1 304 Not Modified"]), "bad-status"],
  ["a 410", raw(["HTTP/1.1 410 Gone", NO_BODY]), "bad-status"],
  ["a Retry-After in words", raw(["HTTP/1.1 503 Busy", "Retry-After: soon", NO_BODY]), "bad-status"],
  ["an empty body", raw([OK, NO_BODY]), "answer "],
  ["a picture's type on JSON", raw([OK, "Content-Type: image/png", "Content-Length: 2"], "{}"), "answer {}"],
];
