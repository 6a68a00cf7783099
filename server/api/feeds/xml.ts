const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes text for XML 1.0 and removes the characters that XML forbids. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

/** Writes an element, or nothing if it has no text. */
export function xmlElement(name: string, text: string | undefined): string {
  return text === undefined || text === "" ? "" : `<${name}>${xmlText(text)}</${name}>`;
}
