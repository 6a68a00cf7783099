import { type Stage, STAGE_WORDS, STAGES } from "#contract/values/desk/application.ts";
import type { DayOrder } from "#contract/values/desk/csv/csv-dates.ts";
import { ENCODINGS, type Encoding } from "#contract/values/desk/csv/csv-encoding.ts";
import { CSV_FIELDS, type CsvField, type CsvMapping, takesMany } from "#contract/values/desk/csv/csv-fields.ts";
import type { UnknownStage } from "#contract/values/desk/csv/csv-preview.ts";
import { Field } from "#web/ui/display/field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { type CsvTable, SEPARATORS } from "./read-csv.ts";

const EXAMPLE_CHARACTERS = 60;

/** How the bytes of the file are read. */
export function FileReading({
  encoding,
  sure,
  separator,
  onChange,
}: {
  encoding: Encoding;
  sure: boolean;
  separator: string | null;
  onChange: (change: { encoding?: Encoding; separator?: string }) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        id="csv-encoding"
        label="Encoding"
        hint={sure ? undefined : "A guess. If letters look wrong below, choose another."}
      >
        <NativeSelect
          id="csv-encoding"
          size="large"
          value={encoding}
          aria-describedby={sure ? undefined : "csv-encoding-hint"}
          onChange={(event) => onChange({ encoding: event.target.value as Encoding })}
        >
          {ENCODINGS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {separator !== null && (
        <Field id="csv-separator" label="Columns are separated by">
          <NativeSelect
            id="csv-separator"
            size="large"
            value={separator}
            onChange={(event) => onChange({ encoding, separator: event.target.value })}
          >
            {SEPARATORS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </div>
  );
}

/** Which column holds what. A field that one column can hold moves when another column gets it. */
export function ColumnMapping({
  table: { headers, rows },
  mapping,
  onChange,
}: {
  table: CsvTable;
  mapping: CsvMapping;
  onChange: (mapping: CsvMapping) => void;
}) {
  const set = (column: number, field: CsvField | null) =>
    onChange(
      mapping.map((before, at) => {
        if (at === column) return field;
        return field !== null && before === field && !takesMany(field) ? null : before;
      }),
    );
  return (
    <ul className="grid gap-3">
      {columnsOf(headers).map(({ column, name }) => {
        const example = rows.find((row) => row[column]?.trim())?.[column]?.trim() ?? "";
        return (
          <li key={column} className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center">
            <div className="min-w-0">
              <p className="font-medium break-words text-ink">{name}</p>
              <p className="truncate text-meta text-ink-2">
                {example === "" ? "Empty in every row" : example.slice(0, EXAMPLE_CHARACTERS)}
              </p>
            </div>
            <NativeSelect
              aria-label={`What ${name} holds`}
              value={mapping[column] ?? ""}
              onChange={(event) => set(column, (event.target.value || null) as CsvField | null)}
            >
              <option value="">Don’t import</option>
              {CSV_FIELDS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          </li>
        );
      })}
    </ul>
  );
}

const columnsOf = (headers: readonly string[]) =>
  headers.map((header, column) => ({ column, name: header || `Column ${column + 1}` }));

/** Asks whether 03/04 is in March or in April. */
export function DayOrderQuestion({ value, onChange }: { value: DayOrder | null; onChange: (order: DayOrder) => void }) {
  return (
    <Field
      id="csv-day-order"
      label="Dates such as 03/04/2026"
      hint="The file doesn’t show which number is the day, so please choose."
    >
      <NativeSelect
        id="csv-day-order"
        size="large"
        value={value ?? ""}
        aria-describedby="csv-day-order-hint"
        onChange={(event) => onChange(event.target.value as DayOrder)}
      >
        <option value="" disabled>
          Choose…
        </option>
        <option value="day-first">3 April: the day first</option>
        <option value="month-first">March 4: the month first</option>
      </NativeSelect>
    </Field>
  );
}

/** Asks what stage words mean that only their author knows. */
export function StageQuestions({
  words,
  stages,
  onChange,
}: {
  words: readonly UnknownStage[];
  stages: Readonly<Record<string, Stage>>;
  onChange: (key: string, stage: Stage | null) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {words.map(({ key, word, rows }, at) => (
        <Field
          key={key}
          id={`csv-stage-${at}`}
          label={`“${word.slice(0, EXAMPLE_CHARACTERS)}” means`}
          hint={rows === 1 ? "In 1 row" : `In ${rows} rows`}
        >
          <NativeSelect
            id={`csv-stage-${at}`}
            size="large"
            value={stages[key] ?? ""}
            aria-describedby={`csv-stage-${at}-hint`}
            onChange={(event) => onChange(key, (event.target.value || null) as Stage | null)}
          >
            <option value="">Choose a stage, or leave these rows out</option>
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {STAGE_WORDS[stage]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
    </div>
  );
}
