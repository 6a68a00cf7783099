import type { DeskMark } from "#contract/schemas/desk/marks.ts";
import { summariseApplication } from "#contract/values/desk/fold.ts";
import { recordsOf } from "#web/features/desk/desk-state.ts";
import type { DeskContents } from "#web/features/desk/desk-storage.ts";
import { GUEST } from "#web/features/desk/outbox.ts";
import {
  APPLICATION,
  type DeskApplication,
  type GuestApplication,
  waitingWrites,
  withWrites,
} from "./application-operation.ts";
import { applicationsClient, listKey } from "./applications-client.ts";

/** Adds a guest's applications to the marks, or those that wait for the account: the badge is there at once. */
export function applicationMarks(
  marks: Map<string, DeskMark>,
  companies: Map<string, string>,
  contents: DeskContents,
  owner: string,
): void {
  for (const application of unsent(contents, owner)) {
    const summary = summariseApplication(application);
    const { jobId } = application;
    if (summary === null) {
      const { application: shown, ...rest } = marks.get(jobId ?? "") ?? {};
      if (jobId !== null && shown?.id === application.id) marks.set(jobId, rest);
      continue;
    }
    const { id, stage, round, appliedOn, company } = summary;
    if (jobId !== null) marks.set(jobId, { ...marks.get(jobId), application: { id, stage, round, appliedOn } });
    const key = company.trim().toLowerCase();
    if (appliedOn !== null && key !== "" && appliedOn > (companies.get(key) ?? "")) companies.set(key, appliedOn);
  }
}

/** The applications of which the account doesn't have everything yet; of a guest, all. */
function unsent(contents: DeskContents, owner: string): DeskApplication[] {
  if (owner === GUEST)
    return recordsOf<GuestApplication>(contents, APPLICATION).map(({ id, value }) => ({ ...value, id, version: 0 }));
  const waiting = waitingWrites(contents, owner);
  const known = applicationsClient.getQueryData<DeskApplication[]>(listKey(owner)) ?? [];
  const written = new Set(waiting.map(({ id }) => id));
  return withWrites(
    known.filter(({ id }) => written.has(id)),
    waiting,
  );
}
