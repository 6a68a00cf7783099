import type { Selectable } from "kysely";
import type { User } from "#contract/schemas/auth.ts";
import type { AccountTable } from "#postgres/accounts-schema.ts";
import type { Database } from "#postgres/database.ts";
import type { Logger } from "#app/log.ts";
import type { Limiter } from "./limits.ts";
import type { PasswordHasher } from "./password-hash.ts";
import type { Secrets } from "#app/secrets.ts";

/** What the account operations work with. */
export interface AccountContext {
  database: Database;
  secrets: Secrets;
  hasher: PasswordHasher;
  limiter: Limiter;
  log: Logger;
  /** Origin of the links in mails; from the configuration, never from a request's Host header. */
  baseUrl: string;
}

/** Who asks, as far as limits are concerned. */
export interface Client {
  network: string;
}

/** The account as its owner's browser sees it. */
export function userOf(account: Selectable<AccountTable>): User {
  return {
    name: account.name,
    email: account.email,
    emailVerified: account.email_verified_at !== null,
    createdAt: account.created_at.toISOString(),
    profileCompleted: account.profile_completed,
    preferences: { roles: account.preferred_roles, locations: account.preferred_locations },
  };
}
