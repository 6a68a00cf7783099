/** Assigns codes to a facet's values, from 1 up in the order of their first use; 0 means "none". */
export class IdMap {
  readonly values: string[] = [""];
  readonly #codes = new Map<string, number>();

  /** Returns the code of a value, assigning one on first use. */
  codeOf(value: string): number {
    let code = this.#codes.get(value);
    if (code === undefined) {
      code = this.values.length;
      this.values.push(value);
      this.#codes.set(value, code);
    }
    return code;
  }

  /** Gives values the codes that they had in another map: their places in its `values`. Call it before any other codes are given. */
  restore(values: readonly string[]): void {
    for (const value of values.slice(1)) this.codeOf(value);
    expectSame(this.values.length, values.length);
  }

  /** Returns the code of a value, or 0 if no job has ever had it. */
  find(value: string): number {
    return this.#codes.get(value) ?? 0;
  }

  /** One more than the highest code assigned. */
  get size(): number {
    return this.values.length;
  }
}

/** Assigns codes to sets of values, so that one code stands for a job's whole set; 0 is the empty set. */
export class Combinations {
  /** The value codes of each set, ascending. */
  readonly members: Uint16Array[] = [new Uint16Array(0)];
  readonly #codes = new Map<string, number>([["", 0]]);

  /** Returns the code of the set of these values. */
  codeOf(codes: readonly number[]): number {
    if (codes.length === 0) return 0;
    const sorted = codes.length === 1 ? codes : [...new Set(codes)].sort((a, b) => a - b);
    const key = sorted.join(",");
    let code = this.#codes.get(key);
    if (code === undefined) {
      code = this.members.length;
      this.members.push(Uint16Array.from(sorted));
      this.#codes.set(key, code);
    }
    return code;
  }

  /** Gives sets the codes that they had in other combinations: their places in `members`. */
  restore(members: readonly (readonly number[])[]): void {
    for (const set of members.slice(1)) this.codeOf(set);
    expectSame(this.members.length, members.length);
  }

  get size(): number {
    return this.members.length;
  }
}

function expectSame(restored: number, stored: number): void {
  if (restored !== stored) throw new Error(`${restored} codes were restored of ${stored}`);
}
