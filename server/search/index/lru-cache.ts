/** Holds at most `maxEntries` values by key and evicts the least recently used. */
export class LruCache<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #maxEntries: number;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  /** Returns the value for a key, creating it on a miss. */
  getOrCreate(key: K, create: () => V): V {
    let value = this.#entries.get(key);
    if (value === undefined) value = create();
    else this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#evict();
    return value;
  }

  /** Returns the value for a key, or undefined. */
  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#evict();
  }

  clear(): void {
    this.#entries.clear();
  }

  values(): Iterable<V> {
    return this.#entries.values();
  }

  #evict(): void {
    if (this.#entries.size > this.#maxEntries) this.#entries.delete(this.#entries.keys().next().value!);
  }
}
