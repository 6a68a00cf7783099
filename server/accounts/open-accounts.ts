import type { Config } from "#app/config.ts";
import type { Logger } from "#app/log.ts";
import { openSecrets } from "#app/secrets.ts";
import type { Database } from "#postgres/database.ts";
import type { AccountContext } from "./accounts.ts";
import { Limiter } from "./limits.ts";
import { createPasswordHasher } from "./password-hash.ts";

/** What the account operations of one process work with. One per process: the hasher bounds the process's hashing. */
export function openAccounts({
  config,
  database,
  log,
}: {
  config: Config;
  database: Database;
  log: Logger;
}): AccountContext {
  const secrets = openSecrets(config);
  return {
    database,
    secrets,
    hasher: createPasswordHasher(),
    limiter: new Limiter(database.db, secrets),
    log: log.child({ subsystem: "accounts" }),
    baseUrl: config.baseUrl,
  };
}
