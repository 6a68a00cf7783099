import type { Database } from "#postgres/database.ts";
import type { Logger } from "#app/log.ts";
import type { Limiter } from "./limits/limits.ts";
import type { PasswordHasher } from "./password-hash.ts";
import type { Secrets } from "#app/secrets.ts";
import type { UniformTimes } from "./uniform-time.ts";

/** Dependencies of the account operations. */
export interface AccountContext {
  database: Database;
  secrets: Secrets;
  hasher: PasswordHasher;
  limiter: Limiter;
  uniformTimes: UniformTimes;
  log: Logger;
  /** Origin of the links in mails. Comes from the configuration, never from a request's Host header. */
  baseUrl: string;
}

/** The caller, as far as rate limits are concerned. */
export interface Client {
  network: string;
}

/** Returns the keyed hashes under which an account remembers a network. */
export function networkKeys({ secrets }: Pick<AccountContext, "secrets">, { network }: Client): Buffer[] {
  return secrets.personalHashes(`network:${network}`);
}
