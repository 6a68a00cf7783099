// Escapes that JSON allows and Postgres rejects: NUL, and lone surrogates (JSON.stringify never escapes whole pairs).
const REFUSED_ESCAPES = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Returns rows as JSON text for `json_to_recordset`. Characters that Postgres can't store become U+FFFD. */
export function bulkJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  return json.includes("\\u") ? json.replace(REFUSED_ESCAPES, "$1\ufffd") : json;
}

/** Splits rows into chunks, so that one statement fits in the memory of client and server. */
export function* chunksOf<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
