import { readEmbedded } from "#sources/payload.ts";
import { SourceShapeError } from "#sources/read.ts";

/**
 * Returns the JSON object that a page's script passes or assigns right after `mark`. Braces within its strings don't end it.
 * Throws SourceShapeError for a page without the mark or with broken JSON after it.
 */
export function objectAfter(sourceId: string, page: string, mark: string): unknown {
  const at = page.indexOf(mark);
  const start = at < 0 ? -1 : page.indexOf("{", at + mark.length);
  if (start < 0 || page.slice(at + mark.length, start).trim() !== "")
    throw new SourceShapeError(sourceId, `the page has no data after "${mark}"`);
  return readEmbedded(sourceId, page.slice(start, endOfObject(page, start)));
}

/** Returns the index after the brace that closes the object; the page's length if none does. */
function endOfObject(page: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < page.length; index += 1) {
    const character = page[index];
    if (inString) {
      if (character === "\\") index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{") depth += 1;
    else if (character === "}" && --depth === 0) return index + 1;
  }
  return page.length;
}
