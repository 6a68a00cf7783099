import type { AccountContext } from "#accounts/accounts.ts";

/** What the actions of the desk work with. */
export type DeskContext = Pick<AccountContext, "database" | "log">;
