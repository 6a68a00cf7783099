import type { EmploymentType } from "#contract/schemas/job.ts";
import { fieldType, readEmploymentType } from "#normalise/employment-type.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { goldRows, isException, trapRows } from "./gold.ts";
import { percent, type QualityRow, scoreRows } from "./row.ts";

type Reader = (title: string, body: string) => EmploymentType | null;

const ours: Reader = (title, body) => readEmploymentType({ title, prepared: prepareText(body) }).value;

/** The first type whose word stands anywhere in the text. */
const naive: Reader = (title, body) => {
  const text = `${title} ${body}`.toLowerCase();
  if (/intern/.test(text)) return "internship";
  if (/contract/.test(text)) return "contract";
  if (/part[- ]?time/.test(text)) return "part-time";
  return /full[- ]?time/.test(text) ? "full-time" : null;
};

function whenStated(
  set: string,
  yardstick: string,
  rows: { title: string; body: string; label: EmploymentType }[],
  reach: number | null,
): QualityRow {
  const right = (read: Reader) => {
    let stated = 0;
    let good = 0;
    for (const { title, body, label } of rows) {
      const value = read(title, body);
      if (value === null) continue;
      stated += 1;
      if (value === label) good += 1;
    }
    return { stated, share: percent(good, stated) };
  };
  const figure = right(ours);
  return {
    field: "employment",
    yardstick: `${set}, ${yardstick}`,
    n: figure.stated,
    figure: figure.share,
    baseline: right(naive).share,
    reach,
  };
}

function traps(): QualityRow[] {
  const rows = trapRows("employment", "text");
  if (rows === null) return [];
  const label = (row: Record<string, string>) =>
    Object.entries(row).find(([column]) => column.startsWith("value"))?.[1] ?? "";
  // A trap is a field's value or a sentence; a field that says nothing is read as a sentence.
  const trap: Reader = (_title, text) =>
    text.split(" ").length <= 4
      ? readEmploymentType({ title: "", field: text, prepared: prepareText(undefined) }).value
      : ours("", text);
  const isRight = (read: Reader) => (row: Record<string, string>) => (read("", row["text"] ?? "") ?? "") === label(row);
  const header = { field: "employment", yardstick: "hand_traps/employment, right", reach: 95 };
  return [scoreRows(header, rows, { ours: isRight(trap), naive: isRight(naive) })];
}

export function measure(): Promise<QualityRow[]> {
  const linkedin = goldRows("linkedin_1k_descriptions", "postings.csv");
  const emscad = goldRows("emscad_500", "fake_job_postings_500.csv");
  const rows: QualityRow[] = traps();
  if (linkedin !== null) {
    const labelled = linkedin.flatMap((row) => {
      const label = fieldType(row["formatted_work_type"] ?? "");
      const fair = !isException("linkedin_1k_descriptions", row["job_id"] ?? "");
      return label === null ? [] : [{ title: row["title"] ?? "", body: row["description"] ?? "", label, fair }];
    });
    rows.push(
      whenStated(
        "linkedin_1k_descriptions",
        "right when the text states it",
        labelled.filter(({ fair }) => fair),
        92,
      ),
    );
    rows.push(
      whenStated("linkedin_1k_descriptions with wrong labels", "right when the text states it", labelled, null),
    );
  }
  if (emscad !== null) {
    const labelled = emscad.flatMap((row) => {
      const label = fieldType(row["employment_type"] ?? "");
      return label === null
        ? []
        : [
            {
              title: row["title"] ?? "",
              body: `${row["description"]}\n\n${row["requirements"]}\n\n${row["benefits"]}`,
              label,
            },
          ];
    });
    rows.push(whenStated("emscad_500", "right when the text states it", labelled, null));
  }
  return Promise.resolve(rows);
}
