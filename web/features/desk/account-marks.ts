import type { DeskMark, DeskMarksResponse } from "#contract/schemas/desk/marks.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { applicationMarks } from "#web/features/applications/desk/application-marks.ts";
import { savedMarks } from "#web/features/saved/saved-marks.ts";
import { authStore } from "#web/session/auth-store.ts";
import { deskMarks } from "./desk-marks.ts";
import { deskState } from "./desk-state.ts";
import { GUEST } from "./outbox.ts";

/** The account's marks, without what waits in the outbox. */
let account: { owner: string; marks: Map<string, DeskMark>; companies: Map<string, string> } | null = null;

/** Returns whose operations are queued here now: the account's email address, or `GUEST`. */
export function currentOwner(): string {
  return authStore.read().user?.email ?? GUEST;
}

/** Returns whose marks are known or being read. */
export function marksOwner(): string {
  return account?.owner ?? GUEST;
}

/** Shows the marks whenever the desk changes. */
export function showMarksOfDesk(): void {
  deskState.subscribe(showMarks);
  showMarks();
}

export function forgetAccountMarks(): void {
  account = null;
  showMarks();
}

/** Reads the marks of the signed-in account. Without a connection, cards show only what waits in the outbox. */
export async function readAccountMarks(owner: string): Promise<void> {
  const before = account?.owner === owner ? account : null;
  const reading = { owner, marks: before?.marks ?? new Map(), companies: before?.companies ?? new Map() };
  account = reading;
  try {
    const { data } = await callApi<DeskMarksResponse>(api.deskMarks);
    reading.marks = new Map(Object.entries(data.jobs));
    reading.companies = new Map(Object.entries(data.companies));
    if (account === reading) showMarks();
  } catch {
    if (account === reading) account = null;
  }
}

/** Records what the account has answered, so that a mark doesn't blink between the outbox and the next reading. */
export function setAccountMark(jobId: string, change: { [Name in keyof DeskMark]?: DeskMark[Name] | undefined }): void {
  const merged = Object.entries({ ...account?.marks.get(jobId), ...change });
  account?.marks.set(jobId, Object.fromEntries(merged.filter(([, value]) => value !== undefined)));
}

/** Shows the account's marks with what waits in the outbox, or a guest's. */
function showMarks(): void {
  const marks = new Map(account?.marks);
  const companies = new Map(account?.companies);
  const { contents } = deskState.read();
  savedMarks(marks, contents, currentOwner());
  applicationMarks(marks, companies, contents, currentOwner());
  deskMarks.set(marks, companies);
}
