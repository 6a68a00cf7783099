import type { Secrets } from "#app/secrets.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { lockAccount } from "#store/accounts/accounts.ts";
import { noteErasure } from "#store/accounts/erased-accounts.ts";
import { eraseAccount } from "./erase-account.ts";

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f-])/;
/** What every log line about an erasure says. */
const LOGGED = '"msg":"account erased';

/** Returns the account ids in the output of `user erased`, or in log lines of erasures. Other lines don't count. */
export function erasedIn(text: string): string[] {
  const ids = text.split("\n").flatMap((line) => {
    const logged = line.includes(LOGGED) ? line.split('"account":"', 2)[1] : line;
    return ID.exec(logged ?? "")?.[0] ?? [];
  });
  return [...new Set(ids)];
}

/** Erases the accounts that a restored backup has brought back. Returns how many there were. */
export async function eraseAgain(database: Database, secrets: Secrets, ids: readonly string[]): Promise<number> {
  let erased = 0;
  for (const id of ids) {
    await inTransaction(database, async (trx) => {
      const account = await lockAccount(trx, id);
      if (account) {
        await eraseAccount(trx, secrets, account);
        erased += 1;
      } else await noteErasure(trx, id);
    });
  }
  return erased;
}
