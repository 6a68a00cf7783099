import { Command } from "commander";
import { datasetFolder } from "#dataset/editions.ts";
import { writeDataset } from "#dataset/write-dataset.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import type { CommandContext } from "./context.ts";

const PROGRESS_JOBS = 50_000;

/** `dataset …`: the open dataset at `/data`. */
export function datasetCommand(context: CommandContext): Command {
  const command = new Command("dataset");
  command
    .command("write")
    .description("write today's edition now, as the worker does every night")
    .action(async () => {
      const { dataDir, baseUrl } = context.config();
      const database = await context.database();
      const edition = await writeDataset({
        database,
        folder: datasetFolder(dataDir),
        baseUrl,
        now: await databaseNow(database),
        progress: (jobs, files) => {
          if (files === 0 && jobs % PROGRESS_JOBS === 0) context.progress(`${jobs} jobs read`);
        },
      });
      context.data(edition);
      if (edition === null)
        return context.out("No open job may be published: sample jobs and gated sources don't count.");
      for (const { name, bytes } of edition.files) context.out(`${name}  ${bytes} bytes`);
      context.out(`${edition.jobs} jobs published, ${edition.leftOut} left out because a source doesn't allow it.`);
    });
  return command;
}
