/** Generates the same random numbers in every run (mulberry32). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 up to but not including 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }
}

/** Picks values with a frequency that depends on their rank; by default Zipf: half for the second, a third for the third. */
export class RankedChoice {
  readonly #sums: Float64Array;
  readonly #values: readonly string[];

  constructor(values: readonly string[], frequencyOf: (rank: number) => number = (rank) => 1 / (rank + 1)) {
    this.#values = values;
    let sum = 0;
    this.#sums = Float64Array.from(values, (_, rank) => (sum += frequencyOf(rank)));
  }

  pick(random: SeededRandom): string {
    const target = random.next() * this.#sums.at(-1)!;
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sums[middle]! < target) low = middle + 1;
      else high = middle;
    }
    return this.#values[low]!;
  }

  /** Picks `count` values and drops repeats. */
  pickSome(random: SeededRandom, count: number): string[] {
    return [...new Set(Array.from({ length: count }, () => this.pick(random)))];
  }
}
