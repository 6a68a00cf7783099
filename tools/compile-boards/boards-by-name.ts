import { companyKey } from "#dedupe/company-key.ts";
import { boardCompany, decodeToken } from "#sources/read.ts";
import type { CollectedBoard } from "./collect-boards.ts";
import type { NamedLine } from "./sighting.ts";

/** Shorter keys are words that any company may use. */
const SHORTEST_KEY = 4;

/** Finds boards by the name of their company or by a token that spells it. */
export class BoardsByName {
  #boards = new Map<string, Set<CollectedBoard>>();

  constructor(boards: Iterable<CollectedBoard>) {
    for (const board of boards) {
      const names = [board.company ?? "", boardCompany(board), decodeToken(board.token)];
      for (const key of new Set(names.map(companyKey))) {
        if (key.length < SHORTEST_KEY) continue;
        this.#add(key, board);
        this.#add(`${board.source} ${key}`, board);
      }
    }
  }

  /** Returns the only board of that name, or why no board counts. Two companies may have one name, so several boards count as none. */
  find({ name, source }: NamedLine): CollectedBoard | string {
    const key = companyKey(name);
    const found = this.#boards.get(source === null ? key : `${source} ${key}`);
    if (found === undefined) return "no board of that name";
    const [only, ...others] = found;
    return others.length === 0 ? only! : "several boards of that name";
  }

  #add(key: string, board: CollectedBoard): void {
    const known = this.#boards.get(key) ?? new Set();
    this.#boards.set(key, known.add(board));
  }
}
