/** The widths, in characters, at which mail programs and terminals break lines. */
const NARROWEST = 50;
const WIDEST = 100;
/** How many lines must be full, and which share of those that another line follows, before a text counts as broken at a width. */
const FEWEST_FULL = 3;
const FULL_SHARE = 0.6;
/** What begins a new line in any text: a bullet, a letter of a list, a heading. */
const BEGINS = /^\s*(?:[•·▪●◦‣∙*–—→➤►✓✔✅-]|[a-h]\)\s|#)/u;
/** A number begins an item behind a whole sentence, and may be a day within one: "bis zum" / "15. Januar". */
const NUMBERED = /^\s*\d{1,2}[.)]\s/u;
const ENDS = /[.:;!?]\s*$/u;
const begins = (line: string, next: string): boolean => BEGINS.test(next) || (NUMBERED.test(next) && ENDS.test(line));

const firstWord = (line: string): string => /^\s*(\S+)/u.exec(line)?.[1] ?? "";

/**
 * Returns, for each line, whether the break behind it only keeps lines short, as mail programs break paragraphs: the next word would not have fitted. False everywhere unless most lines of the text
 * are broken so.
 */
function softBreaks(lines: readonly string[]): boolean[] {
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  const none = lines.map(() => false);
  if (width < NARROWEST || width > WIDEST) return none;
  let followed = 0;
  let full = 0;
  const soft = lines.map((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || line.trim() === "" || next.trim() === "" || begins(line, next)) return false;
    followed += 1;
    const isFull = line.trimEnd().length + 1 + firstWord(next).length > width;
    if (isFull) full += 1;
    return isFull;
  });
  return full >= FEWEST_FULL && full / followed >= FULL_SHARE ? soft : none;
}

/** Returns lines with those joined that only a mail program or a terminal has broken. */
export function withoutHardWraps(lines: readonly string[]): string[] {
  const soft = softBreaks(lines);
  if (!soft.includes(true)) return [...lines];
  const paragraphs: string[][] = [];
  lines.forEach((line, at) => {
    const continues = soft[at - 1] === true;
    const piece = continues ? line.trimStart() : line;
    const shown = soft[at] === true ? piece.trimEnd() : piece;
    if (continues) paragraphs.at(-1)?.push(shown);
    else paragraphs.push([shown]);
  });
  return paragraphs.map((pieces) => pieces.join(" "));
}
