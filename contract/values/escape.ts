const HTML_ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML, between tags or inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (character) => HTML_ESCAPES[character]!) : text;
}

/**
 * Escapes text so that a regular expression, with or without the `u` flag, matches it literally. Replaces
 * `RegExp.escape`, which the oldest Node version that we start on lacks.
 */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
