/** Size of the largest block, unless a single run needs more. */
const MAX_BLOCK = 1 << 20;

/** Stores runs of numbers in memory that grows block by block. Growing moves nothing, and no run spans two blocks. */
export class Arena<A extends Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer>> {
  /** Where each run begins and ends in its block. */
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** Total length of all runs. */
  length = 0;
  readonly #blocks: A[] = [];
  readonly #blockOf: number[] = [];
  readonly #create: (length: number) => A;
  /** Used length of the last block. */
  #used = 0;

  constructor(create: (length: number) => A) {
    this.#create = create;
  }

  /** Returns the block of a run. */
  block(run: number): A {
    return this.#blocks[this.#blockOf[run]!]!;
  }

  /** Appends a copy of a run. */
  add(numbers: Uint8Array | Int32Array): void {
    let block = this.#blocks.at(-1);
    if (block === undefined || this.#used + numbers.length > block.length) {
      block = this.#create(Math.max(numbers.length, Math.min(this.length, MAX_BLOCK)));
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
