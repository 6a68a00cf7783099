import type { CommandContext } from "#server/commands/context.ts";

type Output = Pick<CommandContext, "out" | "data" | "printJson">;

/** Creates the output of one command: lines for people, or with `--json` one JSON document instead. */
export function createOutput(write: (line: string) => void): Output {
  let isJson = false;
  return {
    out: (line) => {
      if (!isJson) write(line);
    },
    data: (value) => {
      if (isJson) write(JSON.stringify(value));
    },
    printJson: () => void (isJson = true),
  };
}
