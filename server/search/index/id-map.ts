/** Numbers for a facet's values: 0 means "none", values count from 1 in the order they are first met. */
export class Dictionary {
  readonly values: string[] = [""];
  readonly #codes = new Map<string, number>();

  /** The value's number, given out on first sight. */
  codeOf(value: string): number {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.values.length;
      this.values.push(value);
      this.#codes.set(value, code);
    }
    return code;
  }

  /** The value's number, or 0 when no job has held it. */
  find(value: string): number {
    return this.#codes.get(value) ?? 0;
  }

  /** One more than the highest number given out. */
  get size(): number {
    return this.values.length;
  }
}

/** Numbers for sets of values, so that a job's whole set is one number; 0 is the empty set. */
export class Combinations {
  /** The value codes of each set, ascending. */
  readonly members: Uint16Array[] = [new Uint16Array(0)];
  readonly #numbers = new Map<string, number>([["", 0]]);

  /** The number of the set of these value codes. */
  numberOf(codes: readonly number[]): number {
    if (codes.length === 0) return 0;
    const sorted = codes.length === 1 ? codes : [...new Set(codes)].sort((a, b) => a - b);
    const key = sorted.join(",");
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.members.length;
      this.members.push(Uint16Array.from(sorted));
      this.#numbers.set(key, number);
    }
    return number;
  }

  get size(): number {
    return this.members.length;
  }
}
