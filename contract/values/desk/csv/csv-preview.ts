import { stageWords } from "#contract/values/desk/application.ts";
import { dayOrder } from "#contract/values/desk/csv/csv-dates.ts";
import type { ImportedApplication } from "#contract/values/desk/csv/csv-draft.ts";
import { createDuplicateFinder, type Known } from "#contract/values/desk/csv/csv-duplicates.ts";
import { type CsvField, type CsvMapping, DATE_FIELDS } from "#contract/values/desk/csv/csv-fields.ts";
import { type Reading, readForeignRow } from "#contract/values/desk/csv/csv-foreign-row.ts";
import { isOwnFile, readOwnRow } from "#contract/values/desk/csv/csv-own-row.ts";
import { stageKey, stageOf } from "#contract/values/desk/csv/csv-stages.ts";
import { foldApplication } from "#contract/values/desk/fold.ts";

/** The most that one file may hold; larger ones are refused before they are read. */
export const CSV_BYTES_MAX = 10 * 1024 * 1024;
export const CSV_ROWS_MAX = 5000;
export const CSV_COLUMNS_MAX = 200;

export type RowState = "new" | "duplicate" | "incomplete" | "refused";

/** A row of a file and what importing it would do. */
export interface PreviewRow {
  /** Its number as a spreadsheet shows it: the headers are row 1. */
  number: number;
  state: RowState;
  /** What it lacks, or why it's refused. */
  reasons: string[];
  title: string;
  company: string;
  stage: string;
  since: string | null;
  /** The application that it repeats: on the desk, or in another row. */
  duplicateOf: { id: string; title: string; company: string; row: number | null } | null;
  /** Null if it's refused. */
  application: ImportedApplication | null;
}

interface KnownRow extends Known {
  row: number | null;
}

/** Returns every row with what importing it would do. `rows` come without the headers; `desk` is what the person has already. */
export function previewRows(
  rows: readonly (readonly string[])[],
  desk: readonly Known[],
  reading: Reading,
): PreviewRow[] {
  const finder = createDuplicateFinder<KnownRow>();
  for (const known of desk) finder.add({ ...known, row: null });
  const own = isOwnFile(reading.headers);
  const twins = new Map<string, number>();
  return rows.map((cells, at) => {
    const text = cells.join("\u0000");
    const twin = twins.get(text) ?? 0;
    twins.set(text, twin + 1);
    const read = own
      ? { ...readOwnRow(reading.headers, cells, reading), gaps: [] }
      : readForeignRow(cells, twin, reading);
    const row = previewOf(at + 2, read, finder);
    return row;
  });
}

function previewOf(
  number: number,
  { application, problems, gaps }: { application: ImportedApplication; problems: string[]; gaps: string[] },
  finder: ReturnType<typeof createDuplicateFinder<KnownRow>>,
): PreviewRow {
  const folded = foldApplication(application.events.map((event) => ({ ...event, recordedAt: null })));
  const { title, company, url } = folded.details;
  const shown = { number, title, company, stage: stageWords(folded.stage, folded.round), since: folded.since };
  if (problems.length > 0)
    return { ...shown, state: "refused", reasons: problems, duplicateOf: null, application: null };
  const known = { id: application.id, title, company, url, appliedOn: folded.appliedOn };
  const duplicate = finder.find(known);
  if (duplicate === null) finder.add({ ...known, row: number });
  const state = duplicate !== null ? "duplicate" : gaps.length > 0 ? "incomplete" : "new";
  return { ...shown, state, reasons: gaps, duplicateOf: duplicate, application };
}

/** Returns whether the dates of a file leave open which number is the day, and what they prove. */
export function dayOrderOf(rows: readonly (readonly string[])[], mapping: CsvMapping): ReturnType<typeof dayOrder> {
  const columns = mapping.flatMap((field, at) =>
    (DATE_FIELDS as readonly (CsvField | null)[]).includes(field) ? [at] : [],
  );
  return dayOrder(rows.flatMap((cells) => columns.map((at) => cells[at] ?? "")));
}

/** A stage word of a file that only its owner can translate. */
export interface UnknownStage {
  key: string;
  /** As the file writes it. */
  word: string;
  rows: number;
}

/** Returns the stage words that we don't know, the most frequent first. */
export function unknownStages(rows: readonly (readonly string[])[], mapping: CsvMapping): UnknownStage[] {
  const column = mapping.indexOf("stage");
  const found = new Map<string, UnknownStage>();
  if (column === -1) return [];
  for (const cells of rows) {
    const word = (cells[column] ?? "").trim();
    if (word === "" || stageOf(word) !== null) continue;
    const key = stageKey(word);
    const known = found.get(key);
    if (known === undefined) found.set(key, { key, word, rows: 1 });
    else known.rows += 1;
  }
  return [...found.values()].toSorted((a, b) => b.rows - a.rows);
}
