import type { Session } from "#contract/schemas/sessions.ts";
import { liveSessions } from "#store/accounts/sessions.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { sessionId } from "./session-id.ts";
import { tokenHash } from "#accounts/tokens.ts";

/** Returns the live sessions of the account: the one of `token` first, then the last used. */
export async function listSessions(
  { database, secrets }: Pick<AccountContext, "database" | "secrets">,
  accountId: string,
  token: string,
): Promise<Session[]> {
  const own = tokenHash(token);
  const sessions = (await liveSessions(database.db, accountId)).map((row) => ({
    id: sessionId(secrets, row.id),
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.tokenHash.equals(own),
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}
