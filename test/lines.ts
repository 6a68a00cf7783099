/** Returns the lines of a text, for a test with many short cases. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim());
}
