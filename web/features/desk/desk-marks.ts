import { useSyncExternalStore } from "react";
import type { DeskMark } from "#contract/schemas/desk/marks.ts";

type Marks = ReadonlyMap<string, DeskMark>;

let marks: Marks = new Map();
let companies: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

/** What the person has done with jobs, by id. Small, because every list reads it; `account-marks.ts` fills it. */
export const deskMarks = {
  read: (): Marks => marks,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Sets the marks, and the day of the last application to each company, by its name in lower case. */
  set(next: Marks, nextCompanies = companies): void {
    marks = next;
    companies = nextCompanies;
    for (const listener of listeners) listener();
  },
};

/** Shows a wish at once, before the desk has stored it. */
export function expectMark(jobId: string, change: Partial<Record<keyof DeskMark, string | undefined>>): void {
  const merged = Object.entries({ ...marks.get(jobId), ...change }).filter(([, value]) => value !== undefined);
  deskMarks.set(new Map(marks).set(jobId, Object.fromEntries(merged)));
}

/** Returns the mark of a job; undefined on the server, and until the desk is known. */
export function useDeskMark(jobId: string): DeskMark | undefined {
  return useSyncExternalStore(
    deskMarks.subscribe,
    () => marks.get(jobId),
    () => undefined,
  );
}

/** Returns the day of the last application to a company; undefined without one. */
export function useCompanyMark(company: string): string | undefined {
  return useSyncExternalStore(
    deskMarks.subscribe,
    () => companies.get(company.toLowerCase()),
    () => undefined,
  );
}
