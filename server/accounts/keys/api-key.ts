import type { ApiKey } from "#contract/schemas/api-keys.ts";
import type { ApiKeyScope } from "#contract/values/api-keys.ts";
import { type ApiKeyRow, useApiKey } from "#store/accounts/api-keys.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { tokenHash } from "#accounts/tokens.ts";

export const API_KEY_PREFIX = "afk_";

/** Returns whether the text can be an API key; anything else needs no database query. */
export function looksLikeApiKey(token: string): boolean {
  return /^afk_[A-Za-z0-9_-]{43}$/.test(token);
}

/** Whose key it is, and what it may do. */
export interface KeyHolder {
  keyId: string;
  accountId: string;
  scopes: readonly string[];
  /** Whether an operator has suspended the account. */
  isSuspended: boolean;
}

/** Returns the holder of a live key; null if it is unknown, expired or revoked. Rejects during a database outage. */
export async function holderOfKey(
  { database }: Pick<AccountContext, "database">,
  key: string,
): Promise<KeyHolder | null> {
  const row = looksLikeApiKey(key) ? await useApiKey(database.db, tokenHash(key)) : null;
  if (row === null) return null;
  const { id: keyId, accountId, scopes, isSuspended } = row;
  return { keyId, accountId, scopes, isSuspended };
}

/** Returns a key as its owner sees it. */
export function toApiKey({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: ApiKeyRow): ApiKey {
  return {
    id,
    name,
    // The table holds what the contract let in.
    scopes: scopes as ApiKeyScope[],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
