import { Command, InvalidArgumentError } from "commander";
import { createLog } from "#app/log.ts";
import { simulate, type AgeFigures, type SimulationReport } from "../../bench/simulation/simulate.ts";
import type { CommandContext } from "./context.ts";

/** `simulate`: the real scheduler against a simulated web under a virtual clock. */
export function simulateCommand(context: CommandContext): Command {
  return new Command("simulate")
    .description("let the scheduler read a simulated web for some days of virtual time, and say how well it did")
    .option("--boards <count>", "how many boards", wholeNumber, 100_000)
    .option("--days <count>", "how many days", wholeNumber, 3)
    .option("--workers <count>", "how many workers", wholeNumber, 2)
    .option("--seed <number>", "other chances for another number", wholeNumber, 1)
    .option("--json", "as JSON")
    .action(async (options: { boards: number; days: number; workers: number; seed: number; json?: boolean }) => {
      const log = createLog("error", { destination: process.stderr });
      const report = await simulate({ ...options, log });
      if (options.json) context.out(JSON.stringify(report));
      else for (const line of describeSimulation(report)) context.out(line);
      if (report.violations.total > 0) process.exitCode = 1;
    });
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new InvalidArgumentError("Give a whole number of at least 1.");
  return Number(text);
}

/** The report as lines for people. */
export function describeSimulation(report: SimulationReport): string[] {
  const { answers, violations, seen, closed } = report;
  const age = ({ n, medianMin, p90Min, p99Min }: AgeFigures) =>
    `median ${hours(medianMin)}, nine in ten ${hours(p90Min)}, p99 ${hours(p99Min)} (${n})`;
  return [
    `${report.boards} boards, ${report.days} days, ${report.workers} workers of which ${report.workersKilled} were killed and replaced`,
    `Runs        ${report.runs}; the board due longest waits ${hours(report.longestDueS / 60)}`,
    `Requests    ${report.requests}, ${report.gigabytes} GB: ${answers.ok} with content, ${answers.notModified} not modified, ${answers.failed} failed, ${answers.tooMany} too many, ${answers.gone} gone`,
    `Freshness   age of a change when it is seen: ${age(seen)}; ${report.unseenAtTheEnd} not seen at the end are among them`,
    `            age of a removal when it closes: ${age(closed)}`,
    `Politeness  ${violations.total} violations: ${Object.entries(violations)
      .filter(([name]) => name !== "total")
      .map(([name, count]) => `${name} ${count}`)
      .join(", ")}`,
    "Busiest hosts",
    ...report.hosts.map(
      ({ host, boards, requests, requestsPerS, busy }) =>
        `  ${host.padEnd(28)} ${boards} boards, ${requests} requests, ${requestsPerS}/s, ${Math.round(busy * 100)} % of its time`,
    ),
  ];
}

function hours(minutes: number): string {
  return minutes < 90 ? `${Math.round(minutes)} min` : `${(minutes / 60).toFixed(1)} h`;
}
