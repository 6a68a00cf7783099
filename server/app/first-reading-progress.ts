import { firstReadingText } from "#contract/values/first-reading.ts";
import type { FirstReading, ImportDecision } from "#store/operations/first-reading.ts";
import type { Progress } from "./progress.ts";
import type { Terminal } from "./terminal.ts";

const count = new Intl.NumberFormat("en");
/** Shares of the boards at which a log gets a line. */
const STEPS = [0.1, 0.25, 0.5, 0.75];

export interface FirstReadingProgress {
  onImport(decision: ImportDecision, added: number): void;
  onCount(reading: FirstReading & { ended: boolean }): void;
}

/** Reports the first reading: on a terminal one line that changes in place, in a log a line at each of a few steps. */
export function reportFirstReading(
  part: "starter" | "all",
  progress: Progress,
  terminal: Pick<Terminal, "canPin" | "pin">,
): FirstReadingProgress {
  let passed: number | null = null;
  const stepOf = ({ boards, boardsRead }: FirstReading) =>
    STEPS.filter((share) => boards > 0 && boardsRead >= boards * share).length;
  return {
    onImport(decision, added) {
      const set = part === "all" ? "the whole directory" : "the starter set";
      if (decision === "import")
        progress(
          "boards",
          `${count.format(added)} boards of ${set} added; reading them now (BOARDS=none prevents this)`,
        );
      if (decision === "own-boards" && part === "all")
        progress("boards", "BOARDS=all adds nothing to a list of your own; npm run afield -- boards use all does");
    },
    onCount(reading) {
      const text = firstReadingText(reading);
      if (reading.ended) {
        terminal.pin(null);
        progress("boards", `${text}; the first reading is done`);
        return;
      }
      if (terminal.canPin) return terminal.pin(`  ${text}`);
      const step = stepOf(reading);
      // After a restart the steps that are behind it need no line.
      if (passed !== null && step > passed) progress("boards", text);
      passed = step;
    },
  };
}
