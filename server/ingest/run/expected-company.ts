import { companyKey } from "#dedupe/company-key.ts";
import { nameSkeleton } from "#dedupe/look-alike.ts";
import type { Posting } from "#sources/posting.ts";
import type { Source } from "#sources/source.ts";
import type { Board } from "#store/catalogue/boards.ts";
import { isUntried } from "#store/catalogue/board-candidates.ts";
import type { FetchedBoard } from "./fetch-board.ts";

/** A discovered board speaks for another company than the one it was found for, so nothing of it is stored. */
export class OtherCompanyError extends Error {
  override name = "OtherCompanyError";
  constructor(expected: string, stated: string) {
    super(`found as the board of "${expected}", but it answers for "${stated}"`);
  }
}

/** Returns the company that a discovered board must answer for until it has proved itself; null when none is expected. */
export function expectedCompany(board: Board, source: Pick<Source, "kind">): string | null {
  return source.kind === "ats" && board.origin === "discovered" && isUntried(board.state) ? board.companyName : null;
}

/** `unknown`: the board states no employer, only its token says something. */
export type CompanyAnswer = "same" | "related" | "unknown" | "other";

/**
 * Compares the employers that a board states with the expected one. `related` covers brands and longer names of one employer
 * (`Acme`, `Acme Robotics`). A name that imitates the expected one (another alphabet, words for hiring) is `other`.
 */
export function answersFor(expected: string, stated: readonly string[]): CompanyAnswer {
  if (stated.length === 0) return "unknown";
  const key = companyKey(expected);
  if (key === "" || stated.some((name) => companyKey(name) === key)) return "same";
  const imitates = (name: string) => nameSkeleton(name) === nameSkeleton(expected);
  if (stated.every(imitates)) return "other";
  const words = new Set(wordsOf(expected));
  const shared = stated.some((name) => !imitates(name) && wordsOf(name).some((word) => words.has(word)));
  return shared ? "related" : "other";
}

/** Words that many employers' names share. */
const COMMON_WORDS = new Set(
  (
    "the and of for group holding holdings labs lab technologies technology tech software solutions services systems digital global " +
    "international health media capital partners consulting studio studios company team people hr hiring careers jobs talent official " +
    "remote staffing recruiting recruitment ai io app com"
  ).split(" "),
);

function wordsOf(name: string): string[] {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length > 2 && !COMMON_WORDS.has(word));
}

/** The name of a board that is read to learn which employer its payload states: postings with this name state none. */
export const UNSTATED_COMPANY = "(unstated company)";

/** Returns the employer that a posting itself states, for a board that was read as `UNSTATED_COMPANY`. */
export function statedCompany(posting: Posting): string | null {
  const { name } = posting.company;
  return name === undefined || name === UNSTATED_COMPANY ? null : name;
}

/**
 * Returns the board with the expected name where its payload states none, for a board that was read as `UNSTATED_COMPANY`. Throws
 * OtherCompanyError when it answers for another company.
 */
export function requireCompany(fetched: FetchedBoard, expected: string): FetchedBoard {
  const postings = fetched.postings.map((entry) => ({ entry, posting: entry.posting() }));
  const stated = postings.flatMap(({ posting }) => statedCompany(posting) ?? []);
  if (answersFor(expected, stated) === "other") throw new OtherCompanyError(expected, stated[0] ?? "");
  return {
    ...fetched,
    postings: postings.map(({ entry, posting }) =>
      statedCompany(posting) !== null
        ? entry
        : { ...entry, posting: () => ({ ...posting, company: { ...posting.company, name: expected } }) },
    ),
  };
}
