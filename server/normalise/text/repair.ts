/** Repairs entity escaping and wrong decoding of a text. Both are linear in the input. */

const NAMED: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: "\u00a0" };
const ENTITY = /&(lt|gt|amp|quot|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});/gi;
const TAG = /<\/?[a-z][a-z0-9]*[\s/>]/gi;
const ESCAPED_TAG = /&(?:amp;)*lt;\/?[a-z][a-z0-9]*(?:[\s/]|&(?:amp;)*gt;)/gi;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function decodeOnce(text: string): string {
  return text.replace(ENTITY, (whole, name: string) => {
    if (name[0] !== "#") return NAMED[name.toLowerCase()] ?? whole;
    const code =
      name[1] === "x" || name[1] === "X" ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
  });
}

/**
 * Undoes entity escaping of a whole document (Greenhouse escapes its HTML, some boards escape it twice), at most three
 * rounds. Leaves a body with as many real tags alone, because there the author shows escaped tags as text.
 */
export function unescapeDocument(body: string): string {
  let text = body;
  for (let round = 0; round < 3; round++) {
    const escaped = text.includes("lt;") ? count(text, ESCAPED_TAG) : 0;
    if (escaped === 0 || escaped <= count(text, TAG)) break;
    text = decodeOnce(text);
  }
  return text;
}

/** Decodes entities left in plain text by double escaping (`&amp;nbsp;`), at most two rounds. */
export function decodeLeftovers(text: string): string {
  let result = text;
  for (let round = 0; round < 2 && result.includes("&"); round++) {
    const decoded = decodeOnce(result);
    if (decoded === result) break;
    result = decoded;
  }
  return result;
}

/** Windows-1252 characters at 0x80–0x9f, so that a text decoded with it can be turned back into its bytes. */
const CP1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const BYTE_OF = new Map(Array.from(CP1252, (character, index) => [character.charCodeAt(0), 0x80 + index]));
const SIGNS = /[ÃÂÅÄ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€\u0080]|ðŸ/;
const RUN = /[ÂÃÄÅÐÑâãð][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,3}/g;
const utf8 = new TextDecoder("utf-8", { fatal: true });

function redecode(run: string): string {
  const bytes = new Uint8Array(run.length);
  for (let index = 0; index < run.length; index++) {
    const code = run.charCodeAt(index);
    const byte = code <= 0xff ? code : BYTE_OF.get(code);
    if (byte === undefined) return run;
    bytes[index] = byte;
  }
  for (let length = bytes.length; length >= 2; length--) {
    try {
      return utf8.decode(bytes.subarray(0, length)) + run.slice(length);
    } catch {
      // A shorter prefix of the run may still be a whole character.
    }
  }
  return run;
}

/** Repairs UTF-8 that was decoded as Latin-1 or Windows-1252 (`GdaÅ„sk` → `Gdańsk`); returns other text unchanged. */
export function repairMojibake(text: string): string {
  if (!SIGNS.test(text)) return text;
  const repaired = text.replace(RUN, redecode);
  return SIGNS.test(repaired) ? repaired.replace(RUN, redecode) : repaired;
}
