import { elementsIn } from "#sources/html-elements.ts";
import { readEmbedded } from "#sources/payload.ts";

const CALL = "self.__next_f.push([1,";

/** A row of the stream of React's server components inside a Next.js page. */
export interface StreamRow {
  id: string;
  /** JSON, or the text of a row that another one refers to by `$` and its id. */
  content: string;
}

/** Returns the rows that a Next.js page streams to its own scripts. Throws SourceShapeError for an invalid script. */
export function streamRows(sourceId: string, page: string): StreamRow[] {
  const chunks = elementsIn(page, (name) => name === "script")
    .map(({ html }) => html.trim())
    .filter((script) => script.startsWith(CALL))
    .map((script) => readEmbedded(sourceId, script.slice(CALL.length, script.lastIndexOf("])"))));
  return rowsOf(Buffer.from(chunks.filter((chunk) => typeof chunk === "string").join("")));
}

/**
 * Splits a stream into rows. `1f:…` ends with the line. `1f:T2a,…` is a text whose length in bytes is the hexadecimal number
 * after `T`, so it may hold line ends.
 */
function rowsOf(stream: Buffer): StreamRow[] {
  const rows: StreamRow[] = [];
  for (let at = 0; at < stream.length;) {
    const colon = stream.indexOf(":", at);
    if (colon < 0) break;
    const id = stream.toString("utf8", at, colon).trim();
    const comma = stream[colon + 1] === "T".charCodeAt(0) ? stream.indexOf(",", colon) : -1;
    const length = comma < 0 ? Number.NaN : Number.parseInt(stream.toString("latin1", colon + 2, comma), 16);
    const start = Number.isNaN(length) ? colon + 1 : comma + 1;
    const lineEnd = stream.indexOf("\n", start);
    const end = Number.isNaN(length) ? (lineEnd < 0 ? stream.length : lineEnd) : start + length;
    rows.push({ id, content: stream.toString("utf8", start, end) });
    at = Number.isNaN(length) ? end + 1 : end;
  }
  return rows;
}
