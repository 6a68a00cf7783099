import { LRUCache } from "lru-cache";

/**
 * Every request may hold a body of this size at once. It is the limit for a page of a stranger's site, so that only sources can take the room for
 * large bodies.
 */
export const SMALL_BODY_BYTES = 5 * 1_048_576;

/** No room for a large body became free in time. */
export class NoRoomError extends Error {
  constructor() {
    super("no room for another large body");
    this.name = "NoRoomError";
  }
}

/** Limits how many large bodies one process holds at a time, because they are its memory. */
export interface LargeBodies {
  /** Waits for room. Returns what gives it back. Rejects when the signal aborts, and with NoRoomError after `patienceMs`. */
  enter(signal?: AbortSignal, patienceMs?: number): Promise<() => void>;
  /** Takes room for a body that has been read already and would need as much anyway. Returns what gives it back. */
  hold(bytes: number): () => void;
  /** Whether this address had a large body when it was last read, and there is no room for another one now. */
  isCrowded(url: string): boolean;
  /** Records how large the body of an address is. */
  note(url: string, isLarge: boolean): void;
}

/** Addresses of large bodies that are known at once. */
const MAX_KNOWN = 10_000;

export function createLargeBodies(atOnce: number): LargeBodies {
  let held = 0;
  const waiting = new Set<() => void>();
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });

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
    async enter(signal, patienceMs) {
      signal?.throwIfAborted();
      if (held < atOnce && waiting.size === 0) return take();
      return await new Promise((resolve, reject) => {
        const leave = () => {
          waiting.delete(start);
          clearTimeout(timer);
          signal?.removeEventListener("abort", giveUp);
        };
        const start = () => {
          leave();
          resolve(take());
        };
        const giveUp = () => {
          leave();
          reject(signal?.aborted === true ? (signal.reason as Error) : new NoRoomError());
        };
        const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
        waiting.add(start);
        signal?.addEventListener("abort", giveUp, { once: true });
      });
    },
    hold: (bytes) => (bytes > SMALL_BODY_BYTES ? take() : () => {}),
    isCrowded: (url) => known.has(url) && (held >= atOnce || waiting.size > 0),
    note(url, isLarge) {
      if (isLarge) known.set(url, true);
      else known.delete(url);
    },
  };
}

/** The large bodies of this process: one at a time, because one of 64 MiB takes several times as much until it is parsed. */
export const largeBodies = createLargeBodies(1);
