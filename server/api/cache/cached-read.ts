/** A read is repeated so seldom that it takes at most a twentieth of the time. */
const TIMES_AS_LONG = 20;

/**
 * Returns `read` with its result cached for `ttlMs`, or for longer where reading takes long, so that its cost is bounded however often it is called. A
 * failure reaches only those who waited for it.
 */
export function createCachedRead<T>(ttlMs: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { result: Promise<T>; expiresAt: number } | null = null;
  return () => {
    if (cached !== null && performance.now() < cached.expiresAt) return cached.result;
    const entry = { result: read(), expiresAt: performance.now() + ttlMs };
    cached = entry;
    const began = performance.now();
    entry.result.then(
      () => {
        const endedAt = performance.now();
        entry.expiresAt = Math.max(entry.expiresAt, endedAt + (endedAt - began) * TIMES_AS_LONG);
      },
      () => {
        if (cached === entry) cached = null;
      },
    );
    return entry.result;
  };
}
