import type { Job, Level } from "#contract/schemas/job.ts";

const FLAGS = { isEntry: "entry", isJunior: "junior", isMidLevel: "mid", isSenior: "senior", isLead: "lead" } as const;

/** Lists the levels whose flags are set, lowest first. */
export function levelsOf({ experienceLevel }: Pick<Job, "experienceLevel">): Level[] {
  return Object.entries(FLAGS).flatMap(([flag, level]) => (experienceLevel[flag as keyof typeof FLAGS] ? [level] : []));
}
