import { Command } from "commander";
import { createLog } from "#app/log.ts";
import type { CommandContext } from "./context.ts";
import { wholeNumber } from "./shell/whole-number.ts";

interface SimulateOptions {
  boards: number;
  days: number;
  workers: number;
  seed: number;
  directory?: number;
}

/** `simulate`: runs the simulation of the bench from the command line. */
export function simulateCommand(context: CommandContext): Command {
  return new Command("simulate")
    .option("--boards <count>", "how many boards", wholeNumber, 100_000)
    .option("--days <count>", "how many days", wholeNumber, 3)
    .option("--workers <count>", "how many workers", wholeNumber, 2)
    .option("--seed <number>", "seed of the random numbers", wholeNumber, 1)
    .option(
      "--directory <hours>",
      "instead, read the whole directory for these hours and report how soon it is known",
      wholeNumber,
    )
    .action(async (options: SimulateOptions) => {
      // The simulator is no part of the product; only this command loads it.
      const { simulate } = await import("../../bench/simulation/simulate.ts");
      const { describeSimulation } = await import("../../bench/simulation/simulation-report.ts");
      const log = createLog("error", { destination: process.stderr });
      if (options.directory !== undefined) {
        const bench = await import("../../bench/simulate.ts");
        const report = await bench.run(["--directory", `--hours=${options.directory}`]);
        return context.data(report);
      }
      const report = await simulate({ ...options, log });
      context.data(report);
      for (const line of describeSimulation(report)) context.out(line);
      if (report.violations.total > 0) process.exitCode = 1;
    });
}
