import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type DeskEvent,
  type DeskEventKind,
  type FieldValue,
  NUDGE_ANSWERS,
  STAGES,
} from "#contract/values/desk/application.ts";
import { applicationsCsv, type ExportedApplication } from "#contract/values/desk/csv/csv-export.ts";
import { previewRows } from "#contract/values/desk/csv/csv-preview.ts";
import { foldApplication, type Thing } from "#contract/values/desk/fold.ts";
import { recogniseColumns } from "#contract/values/desk/csv/csv-fields.ts";
import { readCsv } from "./read-csv.ts";

const IMPORTED_AT = Date.UTC(2026, 10, 22, 12);
const nasty = fc.string({
  unit: fc.constantFrom("a", "Ü", " ", "|", "\\", "\n", "\t", '"', ",", ";", "=", "+", "'", "-", "@", "😀", "<b>", "7"),
  maxLength: 30,
});
const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2025, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const instant = fc
  .integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2026, 9, 1) })
  .map((at) => new Date(at).toISOString());
const address = fc.webUrl();

const sets: Record<Exclude<DeskEventKind, "file" | "details">, fc.Arbitrary<Record<string, FieldValue>>> = {
  step: fc.record({ stage: fc.constantFrom(...STAGES), on: day, note: nasty }),
  note: fc.record({ text: nasty }),
  contact: fc.record({ name: nasty, role: nasty, email: nasty, phone: nasty, url: fc.oneof(fc.constant(""), address) }),
  link: fc.record({ label: nasty, url: address }),
  next: fc.record({ text: nasty, due: instant, remindAt: fc.oneof(fc.constant(null), instant), done: fc.boolean() }),
  label: fc.record({ name: nasty.map((name) => name.slice(0, 20) || "x") }),
  nudge: fc.record({ on: day, answer: fc.constantFrom(...NUDGE_ANSWERS) }),
};
const change = fc.oneof(
  ...(Object.keys(sets) as (keyof typeof sets)[]).map((kind) =>
    fc.record({ kind: fc.constant(kind), set: sets[kind], removed: fc.boolean() }),
  ),
);
const details = fc.record({
  title: nasty,
  company: nasty,
  url: fc.oneof(fc.constant(""), address),
  location: nasty,
  salary: nasty,
});
const posting = fc.record({
  title: nasty,
  company: nasty,
  url: fc.oneof(fc.constant(""), address),
  location: nasty,
  salary: nasty,
  employmentType: nasty,
  text: fc.oneof(
    nasty,
    nasty.map((part) => `${part}😀x`.repeat(1600).slice(0, 60_000).toWellFormed()),
  ),
  frozenAt: instant,
});

const application = fc
  .record({
    id: fc.uuid(),
    jobId: fc.oneof(fc.constant(null), fc.constant("123")),
    createdAt: instant,
    posting: fc.oneof(fc.constant(null), posting),
    first: details,
    changes: fc.array(change, { maxLength: 12 }),
  })
  .map(({ first, changes, ...rest }): ExportedApplication => {
    const start = Date.parse(rest.createdAt);
    const at = (index: number) => new Date(start + index * 60_000).toISOString();
    const events: DeskEvent[] = [
      { id: "0", thing: rest.id, kind: "details", madeAt: at(0), recordedAt: null, set: first },
      ...changes.flatMap(({ kind, set, removed }, index): DeskEvent[] => {
        const event = { id: `${index + 1}`, thing: `t${index}`, kind, madeAt: at(index + 1), recordedAt: null, set };
        return removed && index % 3 === 0
          ? [event, { ...event, id: `${index}r`, madeAt: at(index + 2), set: { removed: true } }]
          : [event];
      }),
    ];
    return { ...rest, events };
  });

async function importCsv(text: string) {
  const { headers, rows } = await readCsv(text.replace(/^\uFEFF/, ""));
  const { mapping } = recogniseColumns(headers);
  const reading = { headers, mapping, dayOrder: null, stages: {}, importedAt: IMPORTED_AT, today: "2026-11-22" };
  return previewRows(rows, [], reading);
}

/** What the person sees of an application, without the ids and times that an import makes itself. */
function contentOf({ events, posting: copied, jobId, createdAt }: ExportedApplication) {
  const folded = foldApplication(events);
  const plain = (things: readonly Thing[]) =>
    things
      .map(({ fields: { removed: _, done, remindAt, note, ...fields } }) =>
        JSON.stringify([
          Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)),
          done === true,
          remindAt ?? null,
          note ?? "",
        ]),
      )
      .toSorted();
  const { stage, round, since, appliedOn, details: shown, notes, contacts, links, nexts, labels, nudges } = folded;
  const steps = folded.steps.map(({ stage: to, on, note, fits }) => [to, on, note, fits]);
  const lists = [notes, contacts, links, nexts, labels, nudges].map(plain);
  return { stage, round, since, appliedOn, shown, steps, lists, copied, jobId, createdAt };
}

test("1,000 generated applications come back from CSV byte for byte", async () => {
  const applications = fc.sample(application, { numRuns: 1000, seed: 14 });
  expect(new Set(applications.map(({ id }) => id)).size).toBe(1000);
  const text = applicationsCsv(applications);
  const rows = await importCsv(text);
  // Titles repeat, so some rows look like others. They hold what they held all the same.
  expect(rows.filter(({ state }) => state === "refused")).toEqual([]);
  const imported = rows.map(({ application: each }) => ({
    ...each!,
    events: each!.events.map((event) => ({ ...event, recordedAt: null })),
  }));
  const again = applicationsCsv(imported);
  const differs = again.split("").findIndex((character, at) => character !== text[at]);
  // The whole text would be a very long message.
  expect(differs === -1 || again === text ? "" : again.slice(Math.max(0, differs - 200), differs + 200)).toBe("");
  expect(again === text).toBe(true);
  for (const [index, each] of applications.entries()) expect(contentOf(imported[index]!)).toEqual(contentOf(each));
});

test("importing twice makes the same events, so that nothing doubles", async () => {
  const text = applicationsCsv(fc.sample(application, { numRuns: 50, seed: 3 }));
  const ids = (rows: Awaited<ReturnType<typeof importCsv>>) =>
    rows.flatMap((row) => [row.application!.id, ...row.application!.events.map(({ id }) => id)]);
  const [one, other] = [ids(await importCsv(text)), ids(await importCsv(text))];
  expect(one).toEqual(other);
  expect(new Set(one).size).toBe(one.length);
});

test("removed applications stay at home, and files are named", () => {
  const [kept] = fc.sample(application, { numRuns: 1, seed: 5 });
  const event = { madeAt: "2026-11-01T00:00:00.000Z", recordedAt: null };
  const file = { ...event, id: "f", thing: "f", kind: "file" as const, set: { name: "cv.pdf", type: "x", size: 1 } };
  const hide = { ...event, id: "h", thing: kept!.id, kind: "details" as const, set: { removed: true } };
  const text = applicationsCsv([{ ...kept!, events: [...kept!.events, file] }]);
  expect(text).toContain("cv.pdf");
  expect(
    applicationsCsv([{ ...kept!, events: [...kept!.events, hide] }])
      .trim()
      .split("\r\n"),
  ).toHaveLength(1);
});

test("what people change in a spreadsheet counts", async () => {
  const id = "0b7f1d4e-0000-4000-8000-000000000001";
  const header = "Afield ID,Job title,Company,Stage,Stage since,History,Notes,Labels";
  const line = `${id},Tester,Acme,Rejected,2026-05-05,2026-04-01 | Applied | by mail,Call Ana | ask for Bo,remote | four days`;
  const [row] = await importCsv(`${header}\r\n${line}\r\n`);
  expect(row).toMatchObject({ state: "new", stage: "Rejected", since: "2026-05-05", application: { id } });
  const folded = foldApplication(row!.application!.events.map((event) => ({ ...event, recordedAt: null })));
  expect(folded.steps.map(({ stage, on, note }) => [stage, on, note])).toEqual([
    ["applied", "2026-04-01", "by mail"],
    ["rejected", "2026-05-05", ""],
  ]);
  expect(folded.notes.map(({ fields }) => fields["text"])).toEqual(["Call Ana | ask for Bo"]);
  expect(folded.labels).toHaveLength(2);
});

test.each([
  ["soon | Applied | ", "“soon” in the history isn’t a day such as 2026-03-31."],
  ["2026-01-01 | Blue | ", "“Blue” in the history isn’t a stage."],
])("refuses the torn history %j with its reason", async (history, reason) => {
  const [row] = await importCsv(`Afield ID,Job title,History\r\nx,Tester,${history}\r\n`);
  expect(row).toMatchObject({ state: "refused", reasons: [reason], application: null });
});
