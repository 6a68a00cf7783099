/** Returns `read` with its result cached for `ttlMs`. A failure reaches only those who waited for it. */
export function createCachedRead<T>(ttlMs: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { result: Promise<T>; expiresAt: number } | null = null;
  return () => {
    if (cached !== null && performance.now() < cached.expiresAt) return cached.result;
    const entry = { result: read(), expiresAt: performance.now() + ttlMs };
    cached = entry;
    entry.result.catch(() => {
      if (cached === entry) cached = null;
    });
    return entry.result;
  };
}
