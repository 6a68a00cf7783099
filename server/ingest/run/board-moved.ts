/** A board's address permanently redirects to another board. */
export class BoardMovedError extends Error {
  override name = "BoardMovedError";
  readonly target: { source: string; token: string };
  constructor(target: { source: string; token: string }) {
    super(`the board's address has moved to ${target.source}:${target.token}`);
    this.target = target;
  }
}
