/** Arrays of one type that are handed out in turn. */
class Slots<A extends Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>> {
  used = 0;
  readonly #slots: A[] = [];
  readonly #create: (length: number) => A;

  constructor(create: (length: number) => A) {
    this.#create = create;
  }

  take(length: number): A {
    let slot = this.#slots[this.used];
    if (slot === undefined || slot.length < length) {
      slot = this.#create(Math.max(length, 64));
      this.#slots[this.used] = slot;
    }
    this.used += 1;
    return slot.subarray(0, length) as A;
  }

  bytes(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.byteLength, 0);
  }
}

/**
 * Working memory that queries reuse. A query runs without yielding, so `reset` can free everything when the next query
 * starts. Copy anything that outlives the query.
 */
export class Scratch {
  readonly #integers = new Slots((length) => new Uint32Array(length));
  readonly #floats = new Slots((length) => new Float64Array(length));

  reset(): void {
    this.#integers.used = 0;
    this.#floats.used = 0;
  }

  /** Returns a mark that `release` can go back to. */
  mark(): number {
    return this.#integers.used;
  }

  /** Frees the integers taken since the mark. */
  release(mark: number): void {
    this.#integers.used = mark;
  }

  /** Returns `length` integers of unknown content. */
  take(length: number): Uint32Array {
    return this.#integers.take(length);
  }

  /** Returns `length` zeros. */
  zeros(length: number): Uint32Array {
    return this.take(length).fill(0);
  }

  /** Returns `length` floating-point numbers of unknown content, which only `reset` frees. */
  floats(length: number): Float64Array {
    return this.#floats.take(length);
  }

  bytes(): number {
    return this.#integers.bytes() + this.#floats.bytes();
  }
}
