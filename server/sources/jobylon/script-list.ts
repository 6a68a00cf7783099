import { readEmbedded } from "#sources/payload.ts";
import { SourceShapeError } from "#sources/read.ts";

const TOKEN = /\s*(?:'((?:[^'\\]|\\[^])*)'|([{}[\],:])|([\w$.-]+))/y;

/**
 * Returns the list that a page's script assigns right after `mark`: objects with bare keys, texts in single quotes and
 * commas after the last entry. Throws SourceShapeError for a page without the mark or with something else after it.
 */
export function listAfter(sourceId: string, page: string, mark: string): unknown {
  const at = page.indexOf(mark);
  const json: string[] = [];
  let depth = 0;
  TOKEN.lastIndex = at + mark.length;
  for (let token = at < 0 ? null : TOKEN.exec(page); token !== null; token = TOKEN.exec(page)) {
    const [, quoted, sign, word] = token;
    if (depth === 0 && sign !== "[") break;
    if (sign === "{" || sign === "[") depth += 1;
    if (sign === "}" || sign === "]") {
      depth -= 1;
      if (json.at(-1) === ",") json.pop();
    }
    json.push(quoted === undefined ? (sign ?? valueOrKey(word!)) : inDoubleQuotes(quoted));
    if (depth === 0) return readEmbedded(sourceId, json.join(""));
  }
  throw new SourceShapeError(sourceId, `the page has no list after "${mark}"`);
}

function valueOrKey(word: string): string {
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(word) ? word : `"${word}"`;
}

function inDoubleQuotes(quoted: string): string {
  return `"${quoted
    .replace(/\\'/g, "'")
    .replace(/(?<!\\)"/g, String.raw`\"`)
    .replace(/\s/g, " ")}"`;
}
