/** Counts of every facet but companies, by row code, among the live documents that a set of conditions lets pass. */
export interface CountTable {
  counts: Uint32Array;
  /** Documents counted. */
  size: number;
  /** How many of the segment's removed documents have been taken out of the counts. */
  removed: number;
}

interface Kept extends CountTable {
  /** What was read to make it, in documents. */
  cost: number;
  worth: number;
}

/** Bytes of tables a job: a segment ten times as large keeps ten times as many, so that counting costs less than ten times as much. */
const BYTES_PER_JOB = 5;
/** Tables that a segment keeps however small it is. */
const LEAST_KEPT = 8;

/**
 * Count tables by their conditions. When there is no room, the one leaves whose making cost least, and the longer ago it was
 * asked for the less that counts (GreedyDual, N. Young 1994).
 */
export class CountTables {
  readonly #kept = new Map<string, Kept>();
  readonly #room: number;
  /** Worth of the table that left last: whoever is asked for is worth that much more. */
  #age = 0;

  /** For a segment of `count` documents and tables of `size` counts. */
  constructor(count: number, size: number) {
    this.#room = Math.max(LEAST_KEPT, Math.floor((count * BYTES_PER_JOB) / (size * 4)));
  }

  /** The table of these conditions; from here on it counts as asked for. */
  find(key: string): CountTable | null {
    const table = this.#kept.get(key);
    if (table === undefined) return null;
    table.worth = this.#age + table.cost;
    // Of equal worth, the one asked for longest ago stands first and leaves.
    this.#kept.delete(key);
    this.#kept.set(key, table);
    return table;
  }

  /** The size of a table without asking for it; -1 when there is none. */
  sizeOf(key: string): number {
    return this.#kept.get(key)?.size ?? -1;
  }

  /** Keeps a table that took reading `cost` documents, if it is worth more than one that would have to leave. */
  keep(key: string, table: CountTable, cost: number): void {
    const worth = this.#age + cost;
    if (this.#kept.size >= this.#room) {
      const [leaving, { worth: least }] = this.#leastWorth();
      if (worth < least) return;
      this.#kept.delete(leaving);
      this.#age = least;
    }
    this.#kept.set(key, { ...table, cost, worth });
  }

  bytes(): number {
    let bytes = 0;
    for (const { counts } of this.#kept.values()) bytes += counts.byteLength;
    return bytes;
  }

  #leastWorth(): [string, Kept] {
    let least: [string, Kept] | null = null;
    for (const entry of this.#kept) if (least === null || entry[1].worth < least[1].worth) least = entry;
    return least!;
  }
}
