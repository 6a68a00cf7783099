import { FIRST_DAY, type FrozenPosting, LAST_DAY, NUDGE_ANSWERS } from "#contract/values/desk/application.ts";
import { contentId } from "#contract/values/desk/csv/content-id.ts";
import { readDay } from "#contract/values/desk/csv/csv-dates.ts";
import {
  type Draft,
  type ImportedApplication,
  postingProblems,
  startDraft,
} from "#contract/values/desk/csv/csv-draft.ts";
import type { ExportColumn } from "#contract/values/desk/csv/csv-export.ts";
import { splitLines, unguardFormula } from "#contract/values/desk/csv/csv-lines.ts";
import { stageOf } from "#contract/values/desk/csv/csv-stages.ts";
import { foldApplication } from "#contract/values/desk/fold.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const JOB_ID = /^[1-9]\d{0,17}$/;
const OWN: readonly ExportColumn[] = ["Afield ID", "Job title", "History"];

/** Returns whether these are the headers of our own export, in whatever order and with whatever others. */
export function isOwnFile(headers: readonly string[]): boolean {
  return OWN.every((name) => headers.includes(name));
}

type Read = (column: ExportColumn) => string;

/** Returns the application that a row of our own export describes, and why it can't be imported. */
export function readOwnRow(
  headers: readonly string[],
  cells: readonly string[],
  { importedAt, today }: { importedAt: number; today: string },
): { application: ImportedApplication; problems: string[] } {
  const read: Read = (column) => unguardFormula(cells[headers.indexOf(column)] ?? "");
  const stated = read("Afield ID").trim();
  const id = UUID.test(stated) ? stated.toLowerCase() : contentId(cells.join("\u0000"));
  const added = instant(read("Added"));
  const draft = startDraft(id, importedAt, added);
  draft.add("details", {
    title: read("Job title"),
    company: read("Company"),
    url: read("Link").trim(),
    location: read("Location"),
    salary: read("Pay"),
  });
  addSteps(draft, read, today);
  addThings(draft, read);
  const posting = postingOf(read);
  if (posting !== null) draft.problems.push(...postingProblems(posting));
  const jobId = JOB_ID.test(read("Afield job")) ? read("Afield job") : null;
  const createdAt = added ?? new Date(importedAt).toISOString();
  return { application: { id, jobId, createdAt, posting, events: draft.events() }, problems: draft.problems };
}

function addSteps(draft: Draft, read: Read, today: string): void {
  for (const [on = "", word = "", note = ""] of splitLines(read("History"))) {
    const [day, stage] = [readDay(on, null), stageOf(word)];
    if (!day) draft.problems.push(`“${on}” in the history isn’t a day such as 2026-03-31.`);
    else if (stage === null) draft.problems.push(`“${word}” in the history isn’t a stage.`);
    else draft.add("step", note === "" ? { stage, on: day } : { stage, on: day, note });
  }
  // Changing the stage in a spreadsheet means a new step.
  const stage = stageOf(read("Stage"));
  const folded = foldApplication(draft.events().map((event) => ({ ...event, recordedAt: null })));
  if (stage === null && read("Stage").trim() !== "") draft.problems.push(`“${read("Stage")}” isn’t a stage.`);
  if (stage === null || stage === folded.stage) return;
  const since = readDay(read("Stage since"), null) ?? "";
  draft.add("step", { stage, on: since > (folded.since ?? "") ? since : today });
}

function addThings(draft: Draft, read: Read): void {
  for (const name of splitLines(read("Labels")).flat()) if (name !== "") draft.add("label", { name });
  for (const [written = "", ...rest] of splitLines(read("Notes"))) {
    const at = instant(written);
    // A note that somebody typed into the cell has no time.
    if (at === null) draft.add("note", { text: [written, ...rest].join(" | ") });
    else draft.add("note", { text: rest.join(" | ") }, at);
  }
  for (const [due = "", text = "", state = "", remindAt = ""] of splitLines(read("Next steps"))) {
    const [at, remind] = [instant(due), instant(remindAt)];
    if (at === null) draft.problems.push(`“${due}” of a next step isn’t a time such as 2026-03-31T09:00:00.000Z.`);
    else
      draft.add("next", {
        text,
        due: at,
        ...(state === "done" && { done: true }),
        ...(remind !== null && { remindAt: remind }),
      });
  }
  for (const [name = "", role = "", email = "", phone = "", url = ""] of splitLines(read("Contacts")))
    draft.add("contact", { name, role, email, phone, url });
  for (const [label = "", url = ""] of splitLines(read("Links"))) draft.add("link", { label, url });
  for (const [on = "", said = ""] of splitLines(read("Follow-ups"))) {
    const [day, answer] = [readDay(on, null), NUDGE_ANSWERS.find((each) => each === said)];
    if (day && answer !== undefined) draft.add("nudge", { on: day, answer });
    else draft.problems.push(`“${on} | ${said}” isn’t a follow-up such as “2026-03-31 | waiting”.`);
  }
}

function postingOf(read: Read): FrozenPosting | null {
  const frozenAt = instant(read("Posting copied"));
  if (frozenAt === null) return null;
  return {
    title: read("Posting title"),
    company: read("Posting company"),
    url: read("Posting link"),
    location: read("Posting location"),
    salary: read("Posting pay"),
    employmentType: read("Posting type"),
    text: read("Posting text") + read("Posting text (continued)"),
    frozenAt,
  };
}

/** Returns an instant as the desk writes it, or null. */
function instant(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT/.test(text)) return null;
  const at = Date.parse(text);
  if (Number.isNaN(at) || at < Date.parse(FIRST_DAY) || at > Date.parse(LAST_DAY)) return null;
  return new Date(at).toISOString();
}
