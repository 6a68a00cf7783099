import { availableParallelism } from "node:os";
import type { Config } from "#app/config.ts";
import type { Logger } from "#app/log.ts";
import { openSecrets } from "#app/secrets.ts";
import type { Database } from "#postgres/database.ts";
import type { AccountContext } from "./accounts.ts";
import { Limiter } from "./limits/limits.ts";
import type { Refusals } from "./limits/refusals.ts";
import { createPasswordHasher } from "./password-hash.ts";
import { createUniformTimes, type UniformTimes } from "./uniform-time.ts";

/**
 * Builds the dependencies of the account operations. Call once per thread, and say how many threads share the cores, because the hasher limits
 * concurrent hashing.
 */
export function openAccounts({
  config,
  database,
  log,
  refusals,
  uniformTimes = createUniformTimes(),
  threads = 1,
}: {
  config: Config;
  database: Database;
  log: Logger;
  refusals?: Refusals;
  uniformTimes?: UniformTimes;
  threads?: number;
}): AccountContext {
  const secrets = openSecrets(config);
  const own = log.child({ subsystem: "accounts" });
  return {
    database,
    secrets,
    hasher: createPasswordHasher(own, availableParallelism() / threads),
    limiter: new Limiter(database.db, secrets, refusals),
    uniformTimes,
    log: own,
    baseUrl: config.baseUrl,
  };
}
