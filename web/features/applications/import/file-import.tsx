import { CircleAlert, FileSearch } from "lucide-react";
import { type DragEvent, useMemo, useState } from "react";
import { APPLICATIONS_MAX, type Stage } from "#contract/values/desk/application.ts";
import type { DayOrder } from "#contract/values/desk/csv/csv-dates.ts";
import { type CsvMapping, recogniseColumns } from "#contract/values/desk/csv/csv-fields.ts";
import { isOwnFile } from "#contract/values/desk/csv/csv-own-row.ts";
import {
  CSV_BYTES_MAX,
  CSV_ROWS_MAX,
  dayOrderOf,
  previewRows,
  unknownStages,
} from "#contract/values/desk/csv/csv-preview.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { today } from "../desk/application-operation.ts";
import { ColumnMapping, DayOrderQuestion, FileReading, StageQuestions } from "./csv-questions.tsx";
import { ImportRun } from "./import-run.tsx";
import type { CsvTable } from "./read-csv.ts";
import { LastImportNote } from "./undo-import.tsx";
import { type ReadFile, useCsvFile } from "./use-csv-file.ts";

/** Reads a CSV file in the browser, asks what it leaves open, shows every row, and imports the chosen ones. */
export function FileImport({ desk }: { desk: readonly ApplicationSummary[] }) {
  const { file, reading, choose, readAs, forget } = useCsvFile();
  const [dragging, setDragging] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) void choose(dropped);
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div
        className={`grid grid-cols-1 gap-2 rounded-panel border border-dashed px-4 py-5 ${dragging ? "border-accent bg-accent-soft" : "border-line-control"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        <label htmlFor="csv-file" className="font-medium text-ink">
          CSV file
        </label>
        <input
          id="csv-file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-describedby="csv-file-hint"
          className="max-w-full text-ui text-transparent file:mr-3 file:min-h-(--control) file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-control file:bg-surface file:px-3.5 file:font-medium file:text-ink"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen !== undefined) void choose(chosen);
            // So that choosing the same file again reads it again.
            event.target.value = "";
          }}
        />
        <p id="csv-file-hint" className="text-meta text-ink-2">
          From another tracker, a spreadsheet or an export of Afield. Your browser reads it; nothing is uploaded before
          you import. At most {CSV_ROWS_MAX.toLocaleString("en")} rows and {CSV_BYTES_MAX / 1024 / 1024} MB.
        </p>
      </div>
      {reading && (
        <p role="status" className="flex items-center gap-2.5 text-ui text-ink-2">
          <Spinner size="small" />
          Reading the file.
        </p>
      )}
      {file !== null && file.problem !== null && (
        <Notice variant="negative" icon={CircleAlert} role="alert">
          <b className="font-semibold break-words">{file.name}:</b> {file.problem}
        </Notice>
      )}
      {file === null && !reading && <LastImportNote />}
      {file !== null && <ReadingOf file={file} readAs={readAs} />}
      {file?.table && (
        <Questions
          // Other columns, other answers.
          key={`${file.turn} ${file.table.headers.join("\n")}`}
          name={file.name}
          table={file.table}
          desk={desk}
          forget={forget}
        />
      )}
    </div>
  );
}

function ReadingOf({ file, readAs }: { file: ReadFile; readAs: ReturnType<typeof useCsvFile>["readAs"] }) {
  // A file that is too large or empty has nothing to correct.
  if (file.table === null && file.sureEncoding) return null;
  return (
    <FileReading
      encoding={file.encoding}
      sure={file.sureEncoding}
      separator={file.table?.separator ?? null}
      onChange={(change) => void readAs(change)}
    />
  );
}

function Questions({
  name,
  table,
  desk,
  forget,
}: {
  name: string;
  table: CsvTable;
  desk: readonly ApplicationSummary[];
  forget: () => void;
}) {
  const recognised = useMemo(() => recogniseColumns(table.headers), [table]);
  const own = isOwnFile(table.headers);
  const [mapping, setMapping] = useState<CsvMapping>(recognised.mapping);
  const [chosenOrder, setChosenOrder] = useState<DayOrder | null>(null);
  const [stages, setStages] = useState<Readonly<Record<string, Stage>>>({});
  const [importedAt] = useState(() => Date.now());
  const order = useMemo(() => dayOrderOf(table.rows, mapping), [table, mapping]);
  const words = useMemo(() => unknownStages(table.rows, mapping), [table, mapping]);
  const dayOrder = order.order ?? chosenOrder;
  // The desk as it was when the questions were asked: what this import adds isn't a duplicate of itself.
  const [before] = useState(desk);
  const rows = useMemo(
    () =>
      previewRows(table.rows, before, {
        headers: table.headers,
        mapping,
        dayOrder,
        stages,
        importedAt,
        today: today(),
      }),
    [table, before, mapping, dayOrder, stages, importedAt],
  );
  const asksOrder = !own && order.open && order.order === null;
  return (
    <>
      <Notice icon={FileSearch} variant="plain">
        <b className="font-semibold break-words">{name}</b>: {table.rows.length.toLocaleString("en")}{" "}
        {table.rows.length === 1 ? "row" : "rows"}. {recognisedWords(own, recognised.tracker)}
      </Notice>
      {!own && (
        <section aria-labelledby="csv-columns" className="grid gap-4">
          <h3 id="csv-columns">What each column holds</h3>
          <ColumnMapping table={table} mapping={mapping} onChange={setMapping} />
          {asksOrder && <DayOrderQuestion value={chosenOrder} onChange={setChosenOrder} />}
          {words.length > 0 && (
            <StageQuestions
              words={words.slice(0, 40)}
              stages={stages}
              onChange={(key, stage) =>
                setStages(({ [key]: _, ...others }) => (stage === null ? others : { ...others, [key]: stage }))
              }
            />
          )}
        </section>
      )}
      <ImportRun
        file={name}
        rows={rows}
        known={before}
        room={APPLICATIONS_MAX - before.length}
        question={asksOrder && chosenOrder === null ? "Choose above which number of a date is the day." : null}
        forget={forget}
      />
    </>
  );
}

function recognisedWords(own: boolean, tracker: string | null): string {
  if (own) return "This is an export of Afield, so everything in it comes back.";
  if (tracker !== null) return `It looks like an export of ${tracker}. Check the columns below.`;
  return "We don’t know this layout. Check the columns below.";
}
