import { Command } from "commander";
import type { CommandContext } from "#server/commands/context.ts";
import { finishCommand } from "./finish-command.ts";

/** A command of the first level. Its file is loaded only when it is named, so that help needs none of them. */
export interface CommandEntry {
  name: string;
  alias?: string;
  summary: string;
  load(): Promise<(context: CommandContext) => Command>;
}

export const COMMANDS: readonly CommandEntry[] = [
  {
    name: "backup",
    summary: "write the whole database to a compressed file, as of this moment, while the site runs",
    load: async () => (await import("#server/commands/backup.ts")).backupCommand,
  },
  {
    name: "board",
    alias: "boards",
    summary: "manage the boards to read: companies' pages on a source, or a source's feed",
    load: async () => (await import("#server/commands/board.ts")).boardCommand,
  },
  {
    name: "company",
    summary: "judge companies that resemble another one",
    load: async () => (await import("#server/commands/company.ts")).companyCommand,
  },
  {
    name: "dataset",
    summary: "write the open dataset at /data",
    load: async () => (await import("#server/commands/dataset.ts")).datasetCommand,
  },
  {
    name: "doctor",
    summary: "check what Afield needs to run here, and say what to do about each problem",
    load: async () => (await import("#server/commands/doctor.ts")).doctorCommand,
  },
  {
    name: "explain",
    summary: "normalise raw postings (JSON lines) and print each result with its evidence",
    load: async () => (await import("#server/commands/explain.ts")).explainCommand,
  },
  {
    name: "ingest",
    summary: "read boards now; fails if any could not be read",
    load: async () => (await import("#server/commands/ingest.ts")).ingestCommand,
  },
  {
    name: "job",
    summary: "handle reports about jobs",
    load: async () => (await import("#server/commands/job.ts")).jobCommand,
  },
  {
    name: "jobs",
    summary: "search the jobs of an installation",
    load: async () => (await import("#server/commands/jobs.ts")).jobsCommand,
  },
  {
    name: "referral",
    summary: "operate the referral network",
    load: async () => (await import("#server/commands/referral.ts")).referralCommand,
  },
  {
    name: "restore",
    summary: "fill an empty database from a file that backup wrote",
    load: async () => (await import("#server/commands/restore.ts")).restoreCommand,
  },
  {
    name: "simulate",
    summary: "run the scheduler against a simulated web for days of virtual time and report its performance",
    load: async () => (await import("#server/commands/simulate.ts")).simulateCommand,
  },
  {
    name: "source",
    summary: "list, check and add sources",
    load: async () => (await import("#server/commands/source.ts")).sourceCommand,
  },
  {
    name: "status",
    summary: "show whether all is well: jobs, boards, tasks, and what needs you",
    load: async () => (await import("#server/commands/status.ts")).statusCommand,
  },
  {
    name: "user",
    summary: "manage accounts",
    load: async () => (await import("#server/commands/user.ts")).userCommand,
  },
];

/** Returns the commands of the first level: whole for those that `isWanted` names, else only what a list shows. */
export async function loadCommands(
  context: CommandContext,
  isWanted: (entry: CommandEntry) => boolean,
): Promise<Command[]> {
  return await Promise.all(
    COMMANDS.map(async (entry) => {
      const { name, alias, summary } = entry;
      const command = isWanted(entry) ? finishCommand((await entry.load())(context), context) : new Command(name);
      command.description(summary);
      return alias === undefined ? command : command.alias(alias);
    }),
  );
}
