import { codeAt, type Codes, packCodes } from "./codes.ts";
import { GrowingCodes } from "./growing-codes.ts";

/** A number for each document: the place of the number among the distinct ones. */
export interface Numbers {
  /** The distinct numbers, ascending. */
  values: Float64Array;
  /** Read them with `codeAt`: the order of codes is that of the numbers. */
  codes: Codes;
}

/** Returns the number of a document. */
export function numberOf({ values, codes }: Numbers, doc: number): number {
  return values[codeAt(codes, doc)]!;
}

/** Returns the first code whose number is at least `least`. */
export function firstCodeFrom({ values }: Numbers, least: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Numbers to pack, one per row, in the order of arrival. */
export class NumberStaging {
  readonly #codes = new GrowingCodes();
  readonly #values: number[] = [];
  readonly #codeOf = new Map<number, number>();

  /** `first` is among the distinct numbers even if no row has it. */
  constructor(first: number) {
    this.#codeFor(first);
  }

  push(value: number): void {
    this.#codes.push(this.#codeFor(value));
  }

  /** Returns the numbers of documents; `order` has the row of each. */
  pack(order: Uint32Array): Numbers {
    const values = Float64Array.from(this.#values).sort();
    const codeOf = new Map(Array.from(values, (value, code) => [value, code]));
    const ranks = Uint32Array.from(this.#values, (value) => codeOf.get(value)!);
    const { codes } = this.#codes;
    return { values, codes: packCodes(order, values.length - 1, (row) => ranks[codes[row]!]!) };
  }

  #codeFor(value: number): number {
    let code = this.#codeOf.get(value);
    if (code === undefined) {
      code = this.#values.push(value) - 1;
      this.#codeOf.set(value, code);
    }
    return code;
  }
}
