import { type DeskEvent, type FrozenPosting, STAGE_WORDS, stageWords } from "#contract/values/desk/application.ts";
import { csvText, guardFormula, joinLines } from "#contract/values/desk/csv/csv-lines.ts";
import { foldApplication, type FoldedApplication, type Thing, textOf } from "#contract/values/desk/fold.ts";

/** What an export takes of an application. */
export interface ExportedApplication {
  id: string;
  jobId: string | null;
  createdAt: string;
  posting: FrozenPosting | null;
  events: readonly DeskEvent[];
}

/** The longest text that we put in one cell: spreadsheets cut cells after 32,767 characters. */
const CELL_MAX = 32_000;

const yes = (thing: Thing, field: string): string => (thing.fields[field] === true ? "done" : "open");
const lines = (things: readonly Thing[], ...fields: string[]): string =>
  joinLines(things.map((thing) => fields.map((field) => textOf(thing, field))));
type Cell = (application: ExportedApplication, folded: FoldedApplication) => string;

const postingCell =
  (field: keyof FrozenPosting): Cell =>
  ({ posting }) =>
    posting?.[field] ?? "";
const postingText =
  (part: number): Cell =>
  ({ posting }) =>
    posting === null ? "" : (partsOf(posting.text)[part] ?? "");

/** Cuts a text into parts that fit a cell. A part never ends within a character. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const cut = at + CELL_MAX;
    const splits = /[\uD800-\uDBFF]/.test(text[cut - 1] ?? "") ? cut - 1 : cut;
    parts.push(text.slice(at, splits));
    at = splits;
  }
  return parts;
}

/** Returns lines that start with a time in the order of time. Equal times have no order of their own, so the rest decides. */
function byTime(timed: readonly (readonly string[])[]): string {
  return joinLines(timed.toSorted((a, b) => (a.join("\n") < b.join("\n") ? -1 : 1)));
}

/** Every line end as the one that spreadsheets use within a cell. */
const oneLineEnd = (text: string): string => text.replace(/\r\n?/g, "\n");

/** The columns of our own file, in order. */
export const EXPORT_COLUMNS = {
  "Afield ID": ({ id }) => id,
  "Job title": (_, { details }) => details.title,
  Company: (_, { details }) => details.company,
  Link: (_, { details }) => details.url,
  Location: (_, { details }) => details.location,
  Pay: (_, { details }) => details.salary,
  Stage: (_, { stage, round }) => stageWords(stage, round),
  "Stage since": (_, { since }) => since ?? "",
  "Applied on": (_, { appliedOn }) => appliedOn ?? "",
  Labels: (_, { labels }) => joinLines(labels.length === 0 ? [] : [labels.map((label) => textOf(label, "name"))]),
  History: (_, { steps }) => joinLines(steps.map(({ on, stage, note }) => [on, STAGE_WORDS[stage], note])),
  "Next steps": (_, { nexts }) =>
    byTime(
      nexts.map((next) => [textOf(next, "due"), textOf(next, "text"), yes(next, "done"), textOf(next, "remindAt")]),
    ),
  Notes: (_, { notes }) => byTime(notes.map((note) => [note.createdAt, textOf(note, "text")])),
  Contacts: (_, { contacts }) => lines(contacts, "name", "role", "email", "phone", "url"),
  Links: (_, { links }) => lines(links, "label", "url"),
  "Follow-ups": (_, { nudges }) => byTime(nudges.map((nudge) => [textOf(nudge, "on"), textOf(nudge, "answer")])),
  "Files (not included)": (_, { files }) => lines(files, "name"),
  Added: ({ createdAt }) => createdAt,
  "Afield job": ({ jobId }) => jobId ?? "",
  "Posting copied": postingCell("frozenAt"),
  "Posting title": postingCell("title"),
  "Posting company": postingCell("company"),
  "Posting link": postingCell("url"),
  "Posting location": postingCell("location"),
  "Posting pay": postingCell("salary"),
  "Posting type": postingCell("employmentType"),
  "Posting text": postingText(0),
  "Posting text (continued)": postingText(1),
} as const satisfies Record<string, Cell>;
export type ExportColumn = keyof typeof EXPORT_COLUMNS;

/**
 * Returns the applications as CSV that imports again without loss: a row each, in the order given, without removed ones. Starts with a
 * byte order mark, which spreadsheets need to read UTF-8.
 */
export function applicationsCsv(applications: readonly ExportedApplication[]): string {
  const columns = Object.entries(EXPORT_COLUMNS);
  const rows = applications.flatMap((application) => {
    const folded = foldApplication(application.events);
    return folded.hidden ? [] : [columns.map(([, cell]) => guardFormula(oneLineEnd(cell(application, folded))))];
  });
  return `\uFEFF${csvText([columns.map(([name]) => name), ...rows])}`;
}
