/**
 * Working memory that queries use again and again. A query runs to its end without giving way, so everything handed out
 * is free again when the next one calls `reset`. What outlives a query must be copied out.
 */
export class Scratch {
  readonly #slots: Uint32Array[] = [];
  readonly #floats: Float64Array[] = [];
  #used = 0;
  #floatsUsed = 0;

  reset(): void {
    this.#used = 0;
    this.#floatsUsed = 0;
  }

  /** A point that `release` can go back to. */
  mark(): number {
    return this.#used;
  }

  /** Frees what was taken since the mark. */
  release(mark: number): void {
    this.#used = mark;
  }

  /** `length` numbers of unknown content. */
  take(length: number): Uint32Array {
    let slot = this.#slots[this.#used];
    if (slot === undefined || slot.length < length) {
      slot = new Uint32Array(Math.max(length, 64));
      this.#slots[this.#used] = slot;
    }
    this.#used += 1;
    return slot.subarray(0, length);
  }

  /** `length` zeros. */
  zeros(length: number): Uint32Array {
    return this.take(length).fill(0);
  }

  /** `length` floating-point numbers of unknown content, which a mark does not free. */
  floats(length: number): Float64Array {
    let slot = this.#floats[this.#floatsUsed];
    if (slot === undefined || slot.length < length) {
      slot = new Float64Array(Math.max(length, 64));
      this.#floats[this.#floatsUsed] = slot;
    }
    this.#floatsUsed += 1;
    return slot.subarray(0, length);
  }

  bytes(): number {
    return [...this.#slots, ...this.#floats].reduce((sum, slot) => sum + slot.byteLength, 0);
  }
}
