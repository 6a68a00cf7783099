/** Returns whether both are one board: sources ignore the case of a token. */
export function isSameBoard(a: { source: string; token: string }, b: { source: string; token: string }): boolean {
  return a.source === b.source && a.token.toLowerCase() === b.token.toLowerCase();
}
