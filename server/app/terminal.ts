/** A stream such as `process.stdout`. */
export interface TerminalStream {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Where the product writes its lines. On a terminal one line can stay at the bottom and change in place. */
export interface Terminal {
  /** Whether a line can be pinned. */
  readonly canPin: boolean;
  readonly isTTY: boolean;
  /** Writes whole lines above the pinned one. */
  write(text: string): void;
  /** Shows the line at the bottom until the next call; null removes it. */
  pin(line: string | null): void;
}

const CLEAR_LINE = "\r\u001b[2K";
const DEFAULT_COLUMNS = 80;

export function createTerminal(stream: TerminalStream): Terminal {
  const canPin = stream.isTTY === true;
  let pinned: string | null = null;
  // A line that wraps could not be cleared. Some terminals don't know their width and say 0.
  const width = () => (stream.columns === undefined || stream.columns < 2 ? DEFAULT_COLUMNS : stream.columns);
  const draw = () => (pinned === null ? "" : pinned.slice(0, width() - 1));
  return {
    canPin,
    isTTY: canPin,
    write(text) {
      stream.write(pinned === null ? text : CLEAR_LINE + text + draw());
    },
    pin(line) {
      if (!canPin || (pinned === null && line === null)) return;
      pinned = line;
      stream.write(CLEAR_LINE + draw());
    },
  };
}
