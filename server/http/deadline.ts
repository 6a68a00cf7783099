export interface Deadline {
  /** Aborts when the time is up. */
  readonly signal: AbortSignal;
  /** Stops the clock. Returns what lets it go on. */
  pause(): () => void;
  end(): void;
}

/** Starts a time limit that stands still while paused. */
export function startDeadline(ms: number): Deadline {
  const overdue = new AbortController();
  const start = (leftMs: number) => setTimeout(() => overdue.abort(), Math.max(0, leftMs));
  const until = performance.now() + ms;
  let timer = start(ms);
  return {
    signal: overdue.signal,
    pause() {
      clearTimeout(timer);
      const leftMs = until - performance.now();
      return () => void (timer = start(leftMs));
    },
    end: () => clearTimeout(timer),
  };
}
