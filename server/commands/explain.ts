import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Command } from "commander";
import type { CommandContext } from "./context.ts";

/** `explain FILE|-`: shows how raw postings are normalised, and why. */
export function explainCommand(context: CommandContext): Command {
  const command = new Command("explain");
  return command
    .argument("<file>", "a file of JSON lines, or - for standard input")
    .addHelpText(
      "after",
      "\nFields of a line, all optional: title, company, location, text, salary, employmentType, remote, postedAt, url.\nFails if a line is invalid.",
    )
    .action(async (file: string) => {
      const { explainLine } = await import("./explain/explain-line.ts");
      const now = new Date();
      const input = file === "-" ? process.stdin : createReadStream(file, "utf8");
      let number = 0;
      try {
        for await (const line of createInterface({ input, crlfDelay: Infinity })) {
          number += 1;
          const bare = number === 1 ? line.replace(/^\ufeff/, "") : line;
          if (bare.trim() === "") continue;
          const { ok, output } = explainLine(bare, number, now);
          if (!ok) process.exitCode = 1;
          context.out(JSON.stringify(output));
        }
      } catch (error) {
        if (!(error instanceof Error && "code" in error)) throw error;
        command.error(`${file} could not be read: ${error.message}`);
      }
    });
}
