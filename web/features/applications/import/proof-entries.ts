import type { DeskEvent } from "#contract/values/desk/application.ts";
import { stageWords } from "#contract/values/desk/application.ts";
import { foldApplication } from "#contract/values/desk/fold.ts";

/** What a proof says of one application. Private notes stay out. */
export interface ProofEntry {
  id: string;
  title: string;
  company: string;
  url: string;
  location: string;
  appliedOn: string;
  stage: string;
  steps: { id: string; on: string; stage: string }[];
}

/**
 * Returns the applications that were sent and have a step in the period, by the day they were sent. Each with its whole history. An empty
 * day leaves its end of the period open.
 */
export function proofEntries(
  applications: readonly { id: string; events: readonly DeskEvent[] }[],
  { from, to }: { from: string; to: string },
): ProofEntry[] {
  const entries = applications.flatMap(({ id, events }): ProofEntry[] => {
    const { hidden, appliedOn, details, stage, round, steps } = foldApplication(events);
    const known = steps.filter(({ fits }) => fits);
    const within = known.some(({ on }) => (from === "" || on >= from) && (to === "" || on <= to));
    if (hidden || appliedOn === null || !within) return [];
    const { title, company, url, location } = details;
    const history = known.map((step) => ({ id: step.id, on: step.on, stage: stageWords(step.stage, step.round) }));
    return [{ id, title, company, url, location, appliedOn, stage: stageWords(stage, round), steps: history }];
  });
  return entries.toSorted((a, b) => `${a.appliedOn} ${a.company}`.localeCompare(`${b.appliedOn} ${b.company}`));
}
