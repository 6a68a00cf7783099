import { Command } from "commander";
import type { CommandContext } from "./context.ts";
import { runChecks } from "./doctor/run-checks.ts";
import { EXIT } from "./shell/finish-command.ts";

const MARKS = { ok: "ok  ", warning: "!   ", failed: "FAIL" } as const;

/** `doctor`: one line per check, and the next step below each that isn't well. Changes nothing but an object of a few bytes in the store of snapshots. */
export function doctorCommand(context: CommandContext): Command {
  return new Command("doctor").action(async () => {
    const checks = await runChecks(context, ({ name, state, said, next }) => {
      context.out(`${MARKS[state]} ${name.padEnd(12)} ${said}`);
      if (next !== undefined) context.out(`${" ".repeat(18)}→ ${next}`);
    });
    const failed = checks.filter(({ state }) => state === "failed").length;
    context.out(failed === 0 ? "Afield can run here." : `Afield can't run here yet: ${failed} checks failed.`);
    context.data({ failed, checks });
    if (failed > 0) process.exitCode = EXIT.failed;
  });
}
