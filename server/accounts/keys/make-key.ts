import { randomBytes } from "node:crypto";
import type { ApiKey, NewApiKey } from "#contract/schemas/api-keys.ts";
import { MAX_API_KEYS } from "#contract/values/api-keys.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { lockAccount } from "#store/accounts/accounts.ts";
import { insertApiKey, liveApiKeys } from "#store/accounts/api-keys.ts";
import { AccountError } from "#accounts/account-error.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { tokenHash } from "#accounts/tokens.ts";
import { API_KEY_PREFIX, toApiKey } from "./api-key.ts";

/** Makes a key for a program. The returned key can't be read again, because only its hash is stored. */
export async function makeApiKey(
  { database, log }: Pick<AccountContext, "database" | "log">,
  accountId: string,
  { name, scopes, days }: NewApiKey,
): Promise<{ data: ApiKey; key: string }> {
  const key = API_KEY_PREFIX + randomBytes(32).toString("base64url");
  const row = await inTransaction(database, async (trx) => {
    // Keys made at the same moment wait for each other, so that they count.
    await lockAccount(trx, accountId);
    if ((await liveApiKeys(trx, accountId)).length >= MAX_API_KEYS)
      throw new AccountError("invalid-input", `You have ${MAX_API_KEYS} keys already. Revoke one first.`);
    return await insertApiKey(trx, { accountId, name, scopes: [...new Set(scopes)], tokenHash: tokenHash(key) }, days);
  });
  log.info({ account: accountId, key: row.id }, "API key made");
  return { data: toApiKey(row), key };
}
