import type { TruthModel } from "./directory-boards.ts";
import type { DirectoryReport } from "./simulate-directory.ts";
import type { AgeFigures, SimulationReport } from "./simulate.ts";

/** Formats the report as lines of text. */
export function describeSimulation(report: SimulationReport): string[] {
  const { answers, violations, seen, closed } = report;
  const age = ({ n, medianMin, p90Min, p99Min }: AgeFigures) =>
    `median ${hours(medianMin)}, nine in ten ${hours(p90Min)}, p99 ${hours(p99Min)} (${n})`;
  return [
    `${report.boards} boards, ${report.days} days, ${report.workers} workers of which ${report.workersKilled} were killed and replaced`,
    `Runs        ${report.runs}; the most overdue board waits ${hours(report.longestDueS / 60)}`,
    `Requests    ${report.requests}, ${report.gigabytes} GB: ${answers.ok} with content, ${answers.notModified} not modified, ${answers.failed} failed, ${answers.tooMany} too many, ${answers.gone} gone`,
    `Freshness   age of a change when it is seen: ${age(seen)}; ${report.unseenAtTheEnd} of them unseen at the end`,
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

/** States in one line how the simulated truth was drawn. */
export function describeTruth({ spread, emptied, dead }: TruthModel): string {
  return (
    `openings of a board are Poisson around the expectation times a log-normal factor of spread ${spread}; below one expected opening ` +
    `most boards have none and the others three on average; ${Math.round(emptied * 100)} % have no remote opening left, ${Math.round(dead * 100)} % are dead.`
  );
}

/** Formats how soon the openings of a directory were known, in one line. */
export function describeFirstReading(name: string, report: DirectoryReport): string {
  const known = report.known.map(({ minutes, share }) => `${hours(minutes)} ${(share * 100).toFixed(1)} %`).join(", ");
  const target = report.minutesToTarget === null ? "not reached" : `after ${hours(report.minutesToTarget)}`;
  return `${name.padEnd(36)} known after ${known}; 80 % ${target}; ${report.boardsRead} boards, ${report.requests} requests, ${report.violations} violations`;
}
