import { cvReader } from "#contract/values/desk/cv/read-cv.ts";
import { cvWords } from "#desk/profile/cv-words.ts";
import { readDocument } from "#web/features/profile/cv/read-document.ts";
import { READ_AT } from "./cv/cv-person.ts";
import { type CvDocumentFile, cvDocuments } from "./cv/documents.ts";
import { addCounts, type Counts, CV_FIELDS, type CvField, FIELDS_APART, noCounts, scoreReading } from "./cv/score.ts";
import { rounded } from "./measuring/rounded.ts";

type Scored = CvDocumentFile & { counts: Record<CvField, Counts> };

/**
 * Measures how well CVs are read, on documents made from our own texts: precision and recall of each field by language, format and layout. A
 * third of the people are held out: nobody looked at how their documents are read. `--misses` prints what went wrong with the others.
 */
export async function run(args: readonly string[] = []): Promise<object> {
  const scored: Scored[] = [];
  const read = cvReader(cvWords());
  for (const document of await cvDocuments()) {
    const reading = read(await readDocument(document.bytes.slice()), READ_AT);
    const { counts, misses } = scoreReading(reading, document.person);
    scored.push({ ...document, counts });
    if (args.includes("--misses") && !document.heldOut && misses.length > 0)
      console.log(`${document.id}\n  ${misses.join("\n  ")}`);
  }
  console.log(`${scored.length} documents; each cell is precision/recall of what is proposed\n`);
  console.log(["".padEnd(22), "docs".padStart(5), ...CV_FIELDS.map((field) => field.padStart(12))].join(""));
  const groups: [string, (each: Scored) => string][] = [
    ["language", ({ person }) => person.lang],
    ["format", ({ format }) => format],
    ["layout", ({ format, layout }) => `${format} ${layout}`],
  ];
  const halves = { tuned: scored.filter((each) => !each.heldOut), held_out: scored.filter((each) => each.heldOut) };
  for (const [half, documents] of Object.entries(halves)) {
    printRow(`${half}: all`, documents);
    for (const [kind, nameOf] of groups) {
      const byName = Map.groupBy(documents, nameOf);
      for (const [name, group] of [...byName].toSorted(([one], [other]) => one.localeCompare(other)))
        printRow(`  ${kind} ${name}`.replace("layout ", ""), group);
    }
  }
  return {
    documents: scored.length,
    ...Object.fromEntries(Object.entries(halves).map(([half, documents]) => [half, summary(documents)])),
  };
}

const sumOf = (documents: readonly Scored[], field: CvField): Counts =>
  documents.reduce((sum, { counts }) => addCounts(sum, counts[field]), noCounts());

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

function printRow(name: string, documents: readonly Scored[]): void {
  const cells = CV_FIELDS.map((field) => {
    const { right, said, labelled } = sumOf(documents, field);
    return `${share(right, said).toFixed(2)}/${share(right, labelled).toFixed(2)}`.padStart(12);
  });
  console.log([name.padEnd(22), String(documents.length).padStart(5), ...cells].join(""));
}

/** For each field: precision and recall of what is proposed, and precision of what is called sure. */
function summary(documents: readonly Scored[]): object {
  const fields = CV_FIELDS.map((field) => {
    const { right, said, labelled, sureRight, sureSaid } = sumOf(documents, field);
    return [
      field,
      {
        precision: rounded(share(right, said), 3),
        recall: rounded(share(right, labelled), 3),
        ...(!FIELDS_APART.has(field) && { sure_precision: rounded(share(sureRight, sureSaid), 3) }),
      },
    ];
  });
  return { documents: documents.length, ...Object.fromEntries(fields) };
}
