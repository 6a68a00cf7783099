/** A line of a text, with its end, and whether the other text has it nowhere. */
export interface ComparedLine {
  key: string;
  text: string;
  isChanged: boolean;
}

/** Returns the lines of a text. Empty lines never count as changed. */
export function comparedLines(text: string, other: string): ComparedLine[] {
  const known = new Set(other.split("\n").map((line) => line.trim()));
  const lines = text.split("\n");
  return lines.map((line, place) => ({
    key: `${place} ${line}`,
    text: place < lines.length - 1 ? `${line}\n` : line,
    isChanged: line.trim() !== "" && !known.has(line.trim()),
  }));
}
