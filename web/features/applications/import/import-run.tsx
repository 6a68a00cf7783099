import { CircleAlert, CircleCheck, CirclePause } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "react-router";
import type { PreviewRow, RowState } from "#contract/values/desk/csv/csv-preview.ts";
import type { ApplicationSummary } from "#contract/values/desk/fold.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { RowList, STATE_WORDS } from "./row-list.tsx";
import { UndoImport } from "./undo-import.tsx";
import { type ImportProgress, useImport } from "./use-import.ts";

const STATES: readonly RowState[] = ["new", "duplicate", "incomplete", "refused"];
const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

/** Shows every row, and imports the chosen ones with progress. */
export function ImportRun({
  file,
  rows,
  known,
  room,
  question,
  forget,
}: {
  file: string;
  rows: readonly PreviewRow[];
  known: readonly ApplicationSummary[];
  room: number;
  /** What the person must answer first. */
  question: string | null;
  forget: () => void;
}) {
  const [flipped, setFlipped] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState<RowState | "all">("all");
  const { progress, last, start, cancel, resume, undo } = useImport();
  const chosen = useMemo(
    () => rows.filter((row) => row.application !== null && isFirstChoice(row) !== flipped.has(row.number)),
    [rows, flipped],
  );
  const numbers = useMemo(() => new Set(chosen.map((row) => row.number)), [chosen]);
  if (progress.step === "done")
    return (
      <>
        <Notice variant="positive" icon={CircleCheck} action={<Button onClick={forget}>Import another file</Button>}>
          <b className="font-semibold">{count(progress.total, "application", "applications")} imported.</b>{" "}
          <Link to={paths.applications}>See your applications</Link>
        </Notice>
        {last !== null && <UndoImport last={last} undo={undo} />}
      </>
    );
  const problem = question ?? roomProblem(chosen.length, room);
  return (
    <section aria-labelledby="csv-rows" className="grid gap-4">
      <h3 id="csv-rows">Every row</h3>
      <RowFilter rows={rows} shown={shown} onChange={setShown} />
      <RowList
        key={shown}
        rows={shown === "all" ? rows : rows.filter(({ state }) => state === shown)}
        chosen={numbers}
        busy={progress.step !== "idle"}
        onToggle={(row) => setFlipped((before) => toggled(before, row))}
      />
      {progress.step === "stopped" && (
        <Stopped progress={progress} resume={() => void resume()}>
          {last !== null && progress.done > 0 && <UndoImport last={last} undo={undo} />}
        </Stopped>
      )}
      {progress.step === "running" && <Running progress={progress} cancel={cancel} />}
      {progress.step === "idle" && problem !== null && (
        <p id="csv-problem" className="text-ui text-negative">
          {problem}
        </p>
      )}
      {progress.step === "idle" && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            disabled={problem !== null || chosen.length === 0}
            aria-describedby={problem === null ? undefined : "csv-problem"}
            onClick={() => void start(file, applicationsOf(chosen), new Set(known.map(({ id }) => id)))}
          >
            Import {count(chosen.length, "application", "applications")}
          </Button>
          <Button onClick={forget}>Choose another file</Button>
        </div>
      )}
    </section>
  );
}

const applicationsOf = (rows: readonly PreviewRow[]) => rows.flatMap(({ application }) => application ?? []);

function Running({
  progress: { done, total },
  cancel,
}: {
  progress: Extract<ImportProgress, { step: "running" }>;
  cancel: () => void;
}) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-ui">
        {done.toLocaleString("en")} of {total.toLocaleString("en")} imported
      </p>
      <progress aria-label="Import" value={done} max={total} className="w-full" />
      <div>
        <Button onClick={cancel}>Stop</Button>
      </div>
    </div>
  );
}

function Stopped({
  progress: { done, total, problem },
  resume,
  children,
}: {
  progress: Extract<ImportProgress, { step: "stopped" }>;
  resume: () => void;
  children: ReactNode;
}) {
  const failed = problem !== null;
  return (
    <>
      <Notice
        variant={failed ? "negative" : "plain"}
        icon={failed ? CircleAlert : CirclePause}
        role={failed ? "alert" : "status"}
        action={<Button onClick={resume}>Continue</Button>}
      >
        <b className="font-semibold">
          {done.toLocaleString("en")} of {count(total, "application", "applications")} imported.
        </b>{" "}
        {problem ?? "You stopped the import. Continue where it stopped, or undo it."}
      </Notice>
      {children}
    </>
  );
}

/** Duplicates are left out unless the person wants them. */
const isFirstChoice = ({ state }: PreviewRow): boolean => state === "new" || state === "incomplete";

function toggled(before: ReadonlySet<number>, row: number): ReadonlySet<number> {
  const after = new Set(before);
  if (!after.delete(row)) after.add(row);
  return after;
}

function roomProblem(chosen: number, room: number): string | null {
  if (chosen <= room) return null;
  return `Your desk has room for ${count(room, "more application", "more applications")}, and ${chosen.toLocaleString("en")} rows are chosen. Leave some out, or delete old applications first.`;
}

function RowFilter({
  rows,
  shown,
  onChange,
}: {
  rows: readonly PreviewRow[];
  shown: RowState | "all";
  onChange: (state: RowState | "all") => void;
}) {
  const counts = new Map<RowState, number>();
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
  const choices = [
    { value: "all" as const, label: `All rows: ${rows.length.toLocaleString("en")}` },
    ...STATES.filter((state) => counts.has(state)).map((state) => ({
      value: state,
      label: `${STATE_WORDS[state]}: ${counts.get(state)!.toLocaleString("en")}`,
    })),
  ];
  return (
    <NativeSelect
      aria-label="Rows to show"
      className="justify-self-start"
      value={shown}
      onChange={(event) => onChange(event.target.value as RowState | "all")}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
