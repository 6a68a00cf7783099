import { compare, type Comparison, FIELDS, oncePerText } from "./agreement/compare.ts";
import { inOtherMarkup, printOtherMarkup } from "./agreement/other-markup.ts";
import { recordedPostings } from "./agreement/recorded-postings.ts";
import { agreementOf, printField, remoteFigures } from "./agreement/report.ts";

const FLAG = "--disagreements=";

/** Lists where a text contradicts the field, with the sentence of evidence; only of the half that may be read. */
function printDisagreements(rows: readonly Comparison[], field: string): void {
  for (const { half, agrees, said, stated, source, id, language, evidence, ...row } of rows)
    if (row.field === field && half === "development" && !agrees && said !== "")
      console.log([source, id, language, `${stated}>${said}`, evidence.replace(/\s+/g, " ")].join("\t"));
}

function figuresOf(rows: readonly Comparison[], half: Comparison["half"]): object {
  const ofHalf = rows.filter((each) => each.half === half);
  const percent = (share: { percent: number } | null) => share?.percent ?? null;
  return Object.fromEntries(
    FIELDS.map((field) => {
      const each = ofHalf.filter((row) => row.field === field);
      const { rows: count, says, agrees } = agreementOf(each);
      const { precision, recall } = remoteFigures(each);
      const ofRemote = field === "remote" ? { precision: percent(precision), recall: percent(recall) } : {};
      return [field, { rows: count, says: percent(says), agrees: percent(agrees), ...ofRemote }];
    }),
  );
}

/**
 * Compares what employers state in fields of the recorded feeds with what we read from their texts alone: place of work, countries, salary, kind of
 * employment. Fields are sometimes wrong, so this measures agreement. `--disagreements=remote` lists the development half of a field.
 * Then reads the same ads in other markup.
 */
export function run(flags: readonly string[] = []): Promise<object> {
  const recorded = oncePerText(recordedPostings().flatMap(([, each]) => each));
  if (recorded.length === 0) {
    console.log("SKIPPED: the recorded feeds beside the repository are absent; nothing was compared.");
    return Promise.resolve({ skipped: true });
  }
  const rows = recorded.flatMap(compare);
  for (const field of FIELDS)
    printField(
      field,
      rows.filter((each) => each.field === field),
    );
  const reformed = inOtherMarkup(recorded);
  printOtherMarkup(reformed);
  for (const flag of flags)
    if (flag.startsWith(FLAG)) {
      console.log();
      printDisagreements(rows, flag.slice(FLAG.length));
    }
  return Promise.resolve({
    postings: recorded.length,
    development: figuresOf(rows, "development"),
    validation: figuresOf(rows, "validation"),
    otherMarkup: Object.fromEntries(reformed.map(({ form, postings, changed }) => [form, { postings, changed }])),
  });
}
