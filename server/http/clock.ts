/**
 * Time as pace, breaker and holds see it. Deadlines of a request in flight use real time, because sockets do. Everything
 * that only waits uses this clock, so that a simulation can run days of scheduling in seconds.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/**
 * The time of day when the process started plus what a monotonic clock has counted since: a clock that is set back or forward changes no
 * gap, no lease and no pause.
 */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  sleep(ms, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, ms);
      const stop = (): void => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener("abort", stop, { once: true });
    });
  },
};
