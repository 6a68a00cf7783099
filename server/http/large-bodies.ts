/**
 * Every request may hold a body of this size at once. It is the limit for a page of a stranger's site, so that only sources can take the room for
 * large bodies.
 */
export const SMALL_BODY_BYTES = 5 * 1_048_576;

/** Limits how many large bodies one process holds at a time, because they are its memory. */
export interface LargeBodies {
  /** Waits for room. Returns what gives it back. Rejects when the signal aborts. */
  enter(signal?: AbortSignal): Promise<() => void>;
  /** Takes room for a body that has been read already and would need as much anyway. Returns what gives it back. */
  hold(bytes: number): () => void;
}

export function createLargeBodies(atOnce: number): LargeBodies {
  let held = 0;
  const waiting = new Set<() => void>();

  function take(): () => void {
    held += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      held -= 1;
      // Afterwards, so that a caller that has read a body can hold it until it is parsed.
      setImmediate(admit);
    };
  }
  function admit(): void {
    for (const start of waiting) {
      if (held >= atOnce) return;
      waiting.delete(start);
      start();
    }
  }
  return {
    async enter(signal) {
      signal?.throwIfAborted();
      if (held < atOnce && waiting.size === 0) return take();
      return await new Promise((resolve, reject) => {
        const start = () => {
          signal?.removeEventListener("abort", giveUp);
          resolve(take());
        };
        const giveUp = () => {
          waiting.delete(start);
          reject(signal?.reason as Error);
        };
        waiting.add(start);
        signal?.addEventListener("abort", giveUp, { once: true });
      });
    },
    hold: (bytes) => (bytes > SMALL_BODY_BYTES ? take() : () => {}),
  };
}

/** The large bodies of this process: one at a time, because one of 64 MiB takes several times as much until it is parsed. */
export const largeBodies = createLargeBodies(1);
