/**
 * Counts of every facet except the company, by forward-index code, over the live documents that meet a set of
 * conditions.
 */
export interface CachedCounts {
  counts: Uint32Array;
  /** Number of documents counted. */
  size: number;
  /** How many of the segment's removed documents the counts already leave out. */
  removed: number;
}

interface CacheEntry extends CachedCounts {
  /** Number of documents read to compute the counts. */
  cost: number;
  priority: number;
}

/**
 * Bytes of cached counts per job. A segment ten times as large caches ten times as many entries, so the cost of
 * counting grows more slowly than the number of jobs.
 */
const BYTES_PER_JOB = 5;
/** Entries that even the smallest segment may cache. */
const MIN_ENTRIES = 8;

/**
 * Counts by condition key. Evicts the entry that is cheapest to recompute, least recently used first (GreedyDual, N.
 * Young 1994).
 */
export class CountCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #maxEntries: number;
  /** The priority of the last evicted entry, added to the priority of each entry on use (GreedyDual's L). */
  #inflation = 0;

  /** For a segment of `documents` documents and counts of `codes` codes. */
  constructor(documents: number, codes: number) {
    this.#maxEntries = Math.max(MIN_ENTRIES, Math.floor((documents * BYTES_PER_JOB) / (codes * 4)));
  }

  /** Returns the counts for a key and marks them as used. */
  get(key: string): CachedCounts | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    entry.priority = this.#inflation + entry.cost;
    // The map stays in order of use, so of two equal priorities the least recently used is evicted.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** Returns the size of an entry without marking it as used, or -1 if it is not cached. */
  sizeOf(key: string): number {
    return this.#entries.get(key)?.size ?? -1;
  }

  /** Caches counts that took reading `cost` documents, unless the cache is full of more expensive entries. */
  set(key: string, counts: CachedCounts, cost: number): void {
    const priority = this.#inflation + cost;
    if (this.#entries.size >= this.#maxEntries) {
      const [lowestKey, { priority: lowest }] = this.#lowestPriority();
      if (priority < lowest) return;
      this.#entries.delete(lowestKey);
      this.#inflation = lowest;
    }
    this.#entries.set(key, { ...counts, cost, priority });
  }

  bytes(): number {
    let bytes = 0;
    for (const { counts } of this.#entries.values()) bytes += counts.byteLength;
    return bytes;
  }

  #lowestPriority(): [string, CacheEntry] {
    let lowest: [string, CacheEntry] | null = null;
    for (const entry of this.#entries) if (lowest === null || entry[1].priority < lowest[1].priority) lowest = entry;
    return lowest!;
  }
}
