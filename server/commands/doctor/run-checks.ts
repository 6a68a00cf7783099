import { ConfigError, requireForProduction, type Config } from "#app/config.ts";
import { describeFailure } from "#app/start-error.ts";
import type { CommandContext } from "#server/commands/context.ts";
import { failed, ok, type Check } from "./check.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDataFolder, checkDisk, checkMemory, checkNode } from "./check-machine.ts";
import { checkBaseUrl, checkMail, checkOutbound, checkPort } from "./check-network.ts";
import { checkSnapshotStore } from "./check-store.ts";

/** Runs every check in order and reports each as soon as it is done. Without valid settings only those of the machine run. */
export async function runChecks(context: CommandContext, report: (check: Check) => void): Promise<Check[]> {
  const done: Check[] = [];
  const add = (...checks: Check[]) => {
    for (const check of checks) report(check);
    done.push(...checks);
  };
  add(checkNode(process.versions.node), checkMemory());
  const config = readSettings(context, add);
  if (config === null) return done;
  add(checkDataFolder(config.dataDir), await checkDisk(config.dataDir));
  add(...(await checkDatabase(context)));
  if (config.role !== "worker") add(await checkPort(config.host, config.port), await checkBaseUrl(config));
  if (config.role !== "worker" && config.snapshotStore) add(await checkSnapshotStore(config.snapshotStore));
  add(await checkMail(config));
  if (config.role !== "web" && config.boards !== "none") add(await checkOutbound(config, context.log()));
  return done;
}

function readSettings(context: CommandContext, add: (...checks: Check[]) => void): Config | null {
  try {
    const config = context.config();
    requireForProduction(config);
    add(ok("settings", config.production ? "valid, for production" : "valid, for your own machine only"));
    return config;
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [describeFailure(error)];
    add(...problems.map((said) => failed("settings", said, "docs/operations.md lists every setting.")));
    return null;
  }
}
