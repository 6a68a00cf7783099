/** Numbers of the largest block, unless one run takes more. */
const LARGEST = 1 << 20;

/** Runs of numbers in memory that grows block by block: nothing is moved as it grows, and no run is cut by the end of a block. */
export class Blocks<A extends Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer>> {
  /** Where each run lies in its block. */
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** Numbers of all runs. */
  length = 0;
  readonly #blocks: A[] = [];
  readonly #blockOf: number[] = [];
  readonly #make: (length: number) => A;
  /** Numbers used of the last block. */
  #used = 0;

  constructor(make: (length: number) => A) {
    this.#make = make;
  }

  /** The block that holds a run. */
  block(run: number): A {
    return this.#blocks[this.#blockOf[run]!]!;
  }

  /** Copies one more run. */
  add(numbers: Uint8Array | Int32Array): void {
    let block = this.#blocks.at(-1);
    if (block === undefined || this.#used + numbers.length > block.length) {
      block = this.#make(Math.max(numbers.length, Math.min(this.length, LARGEST)));
      this.#blocks.push(block);
      this.#used = 0;
    }
    block.set(numbers, this.#used);
    this.#blockOf.push(this.#blocks.length - 1);
    this.starts.push(this.#used);
    this.#used += numbers.length;
    this.ends.push(this.#used);
    this.length += numbers.length;
  }
}
