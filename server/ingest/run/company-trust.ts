import { companyKey } from "#dedupe/company-key.ts";
import type { Source } from "#sources/source.ts";
import type { Board } from "#store/catalogue/boards.ts";
import type { CompanyTrust } from "#store/catalogue/companies.ts";

/**
 * Returns how far a board's word counts for who a company is. Only an employer's board that an operator or the directory added is
 * trusted, and only about its own employer: what a staffing firm's board says about others proves nothing. `names` are the
 * companies that the board names in this run.
 */
export function companyTrust(
  board: Pick<Board, "origin" | "companyName">,
  source: Pick<Source, "kind">,
  name: string,
  names: readonly string[],
): CompanyTrust {
  if (board.origin === "sample") return "board";
  if (source.kind === "board") return "site";
  if (board.origin === "discovered") return "unproved";
  const key = companyKey(name);
  const isOwn =
    board.companyName === null
      ? names.every((each) => companyKey(each) === key)
      : companyKey(board.companyName) === key;
  return isOwn ? "board" : "unproved";
}
