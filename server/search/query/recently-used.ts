/** At most so many values by key; the one asked for longest ago leaves first. */
export class RecentlyUsed<V> {
  readonly #values = new Map<string, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of this key, made when it is not kept. */
  get(key: string, make: () => V): V {
    let value = this.#values.get(key);
    if (value === undefined) value = make();
    else this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
    return value;
  }

  values(): Iterable<V> {
    return this.#values.values();
  }
}
