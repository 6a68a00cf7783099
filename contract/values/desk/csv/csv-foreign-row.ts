import { canMove, type FrozenPosting, LABEL_MAX, type Stage, STAGE_WORDS } from "#contract/values/desk/application.ts";
import { contentId } from "#contract/values/desk/csv/content-id.ts";
import { type DayOrder, readDay } from "#contract/values/desk/csv/csv-dates.ts";
import {
  type Draft,
  type ImportedApplication,
  isAddress,
  postingProblems,
  startDraft,
} from "#contract/values/desk/csv/csv-draft.ts";
import { type CsvField, type CsvMapping, DATE_FIELDS } from "#contract/values/desk/csv/csv-fields.ts";
import { stageKey, stageOf } from "#contract/values/desk/csv/csv-stages.ts";
import { plainText } from "#contract/values/desk/csv/plain-text.ts";
import { foldApplication } from "#contract/values/desk/fold.ts";

/** How a person reads a file that another tracker wrote. */
export interface Reading {
  headers: readonly string[];
  mapping: CsvMapping;
  /** Null while it's open whether 03/04 is in March or in April. */
  dayOrder: DayOrder | null;
  /** The stages of words that we don't know, by `stageKey`. */
  stages: Readonly<Record<string, Stage>>;
  importedAt: number;
  today: string;
}

interface ReadRow {
  application: ImportedApplication;
  /** Why it can't be imported. */
  problems: string[];
  /** What it lacks; it can be imported. */
  gaps: string[];
}

/** Returns the application that a row of any table describes. `twin` counts the same rows before it. */
export function readForeignRow(cells: readonly string[], twin: number, reading: Reading): ReadRow {
  const cell = (field: CsvField): string => cellsOf(cells, reading, field).at(0)?.text ?? "";
  const draft = startDraft(contentId(`${cells.join("\u0000")}\u0000${twin}`), reading.importedAt, null);
  const gaps: string[] = [];
  const [title, company] = [cell("title"), cell("company")];
  const url = addressOf(cell("url"));
  if (title === "" && company === "" && url === "") draft.problems.push("It names no job, no company and no link.");
  else if (title === "") gaps.push("No job title");
  else if (company === "") gaps.push("No company");
  const pay = cellsOf(cells, reading, "pay").map(({ text }) => text);
  const details = { title, company, url, location: cell("location"), salary: pay.join(" – ") };
  draft.add("details", details);
  const days = daysOf(draft, cells, reading);
  addSteps(draft, days, cell("stage"), reading, gaps);
  addNotes(draft, cells, reading, url);
  addThings(draft, cell, days);
  for (const { text } of cellsOf(cells, reading, "labels"))
    for (const name of text.split(/[,;\n]/).map((each) => each.trim()))
      if (name !== "") draft.add("label", { name: name.slice(0, LABEL_MAX) });
  const posting = postingOf(details, cell("employmentType"), cell("description"), reading);
  if (posting !== null) draft.problems.push(...postingProblems(posting));
  const createdAt = new Date(reading.importedAt).toISOString();
  const application = { id: draft.id, jobId: null, createdAt, posting, events: draft.events() };
  return { application, problems: draft.problems, gaps };
}

/** Returns the non-empty cells of a field with their headers. Blanks around a cell never mean anything. */
function cellsOf(cells: readonly string[], { headers, mapping }: Reading, field: CsvField) {
  return mapping.flatMap((each, at) => {
    const text = (cells[at] ?? "").replace(/\r\n?/g, "\n").trim();
    return each === field && text !== "" ? [{ header: headers[at] ?? "", text }] : [];
  });
}

/** Returns an address that a link can open: people and trackers leave out the scheme. Empty for any other text. */
function addressOf(text: string): string {
  if (isAddress(text)) return text;
  return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : "";
}

type Days = Partial<Record<(typeof DATE_FIELDS)[number], string>>;

function daysOf(draft: Draft, cells: readonly string[], reading: Reading): Days {
  const days: Days = {};
  for (const field of DATE_FIELDS) {
    const [first] = cellsOf(cells, reading, field);
    if (first === undefined) continue;
    const day = readDay(first.text, reading.dayOrder);
    if (day !== null) days[field] = day;
    else
      draft.problems.push(
        readDay(first.text, "day-first") !== null || readDay(first.text, "month-first") !== null
          ? `“${first.text.slice(0, 40)}” (${first.header}) can be read in two ways, or not in the order you chose.`
          : `“${first.text.slice(0, 40)}” (${first.header}) isn’t a date we can read.`,
      );
  }
  return days;
}

function addSteps(draft: Draft, days: Days, word: string, reading: Reading, gaps: string[]): void {
  const dated: readonly [Stage, string | undefined][] = [
    ["saved", days.savedOn],
    ["applied", days.appliedOn],
    ["interview", days.interviewOn],
    ["offer", days.offerOn],
    ["rejected", days.rejectedOn],
  ];
  const stage = stageOf(word) ?? reading.stages[stageKey(word)] ?? null;
  if (word !== "" && stage === null)
    draft.problems.push(`We don’t know the stage “${word.slice(0, 40)}”. Choose one above.`);
  for (const [each, on] of dated) if (on) draft.add("step", { stage: each, on });
  const folded = foldApplication(draft.events().map((event) => ({ ...event, recordedAt: null })));
  const now = stage ?? (folded.since === null ? "saved" : folded.stage);
  if (folded.since !== null && now === folded.stage) return;
  const stated = days.stageOn ?? folded.since;
  if (stated === null) gaps.push("No date, so it counts from today");
  // The tracker's own day can't be before the last step: it would change nothing then.
  const on = stated === null ? reading.today : [stated, folded.since ?? ""].toSorted().at(-1)!;
  const between = folded.since === null ? [] : stepsBetween(folded.stage, now);
  if (between === null) return;
  for (const each of between) {
    gaps.push(`No day for ${STAGE_WORDS[each]}, so it counts from ${on}`);
    draft.add("step", { stage: each, on, note: "The imported file doesn’t name the day." });
  }
  draft.add("step", { stage: now, on });
}

/** Returns the stages that must lie between two: nobody accepts without an offer. Null if the second can't follow the first at all. */
function stepsBetween(from: Stage, to: Stage): Stage[] | null {
  if (canMove(from, to)) return [];
  for (const path of [["applied"], ["offer"], ["applied", "offer"]] as const)
    if ([...path, to].every((stage, at) => canMove(at === 0 ? from : path[at - 1]!, stage))) return [...path];
  return null;
}

function addNotes(draft: Draft, cells: readonly string[], reading: Reading, url: string): void {
  const several = reading.mapping.filter((field) => field === "notes").length > 1;
  for (const { header, text } of cellsOf(cells, reading, "notes"))
    draft.add("note", { text: several && header !== "" ? `${header}: ${text}` : text });
  const [link] = cellsOf(cells, reading, "url");
  if (link !== undefined && url === "") draft.add("note", { text: `${link.header}: ${link.text}` });
}

function addThings(draft: Draft, cell: (field: CsvField) => string, days: Days): void {
  const contact = {
    name: cell("contactName"),
    role: cell("contactRole"),
    email: cell("contactEmail"),
    phone: cell("contactPhone"),
  };
  if (Object.values(contact).some((text) => text !== "")) draft.add("contact", contact);
  if (days.nextOn) draft.add("next", { text: cell("next") || "Next step", due: `${days.nextOn}T09:00:00.000Z` });
  else if (cell("next") !== "") draft.add("note", { text: `Next step: ${cell("next")}` });
}

function postingOf(
  { title, company, url, location, salary }: Record<"title" | "company" | "url" | "location" | "salary", string>,
  employmentType: string,
  description: string,
  { importedAt }: Reading,
): FrozenPosting | null {
  if (description === "" && employmentType === "") return null;
  const frozenAt = new Date(importedAt).toISOString();
  return { title, company, url, location, salary, employmentType, text: plainText(description), frozenAt };
}
