/** Returns the lines of a text, for a test with many short cases. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim());
}

/** Returns the rows of a table written as text: a line per row, cells divided by ` | `. */
export function rows(text: string): [string, string][] {
  return lines(text).map((line) => {
    const [first = "", second = ""] = line.split(" | ");
    return [first, second];
  });
}
