// Escapes that JSON allows and Postgres refuses: NUL, and halves of surrogate pairs (whole pairs are never escaped here).
const REFUSED_ESCAPES = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Rows as one JSON text for `json_to_recordset`; what Postgres cannot hold becomes U+FFFD. */
export function bulkJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  return json.includes("\\u") ? json.replace(REFUSED_ESCAPES, "$1\ufffd") : json;
}

/** Splits a list so that one statement stays small enough for both sides' memory. */
export function* chunksOf<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
