import { Command } from "commander";
import { answerJobReports, reportedJobs } from "#store/operations/job-reports.ts";
import type { CommandContext } from "./context.ts";
import { EXIT } from "./shell/finish-command.ts";

const JOB_ID = /^[1-9]\d{0,17}$/;
const LONGEST_ANSWER = 1000;

/** `job …`: handles readers' reports about jobs. */
export function jobCommand(context: CommandContext): Command {
  const command = new Command("job");

  command
    .command("reports")
    .description("list jobs that readers have reported, most reported first")
    .action(async () => {
      const jobs = await reportedJobs(await context.database());
      context.data(jobs);
      const { baseUrl } = context.config();
      for (const { jobId, title, company, slug, isOpen, reasons, notes, lastAt } of jobs) {
        const why = reasons.map(({ reason, count }) => (count === 1 ? reason : `${reason} × ${count}`)).join(", ");
        context.out(
          [jobId, isOpen ? "open" : "closed", `${title} at ${company}`, why, lastAt.toISOString()].join("\t"),
        );
        context.out(`  ${baseUrl}/job/${slug}-${jobId}`);
        for (const note of notes) context.out(`  “${note.replace(/\s+/g, " ").trim()}”`);
      }
      if (jobs.length === 0) context.out("There are no open reports.");
    });

  command
    .command("answer")
    .description("close the reports of a job with an answer")
    .argument("<job>", "id of the job, as `job reports` shows it")
    .argument("<answer>", "what you found or did")
    .option("--confirm", "the readers were right; /accuracy counts it")
    .action(async (id: string, answer: string, { confirm: confirmed = false }: { confirm?: boolean }) => {
      if (!JOB_ID.test(id))
        command.error(`"${id}" is not a job id: ids are whole numbers.`, { exitCode: EXIT.wrongUse });
      const text = answer.trim();
      if (text === "" || text.length > LONGEST_ANSWER)
        command.error(`The answer must have 1 to ${LONGEST_ANSWER} characters.`, { exitCode: EXIT.wrongUse });
      const count = await answerJobReports(await context.database(), id, { answer: text, confirmed });
      if (count === 0) command.error(`Job ${id} has no open report.`);
      context.out(`${count} ${count === 1 ? "report" : "reports"} of job ${id} answered.`);
      context.data({ jobId: id, answered: count, confirmed });
    });

  return command;
}
