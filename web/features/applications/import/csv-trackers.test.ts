import { expect, test } from "vitest";
import { recogniseColumns } from "#contract/values/desk/csv/csv-fields.ts";
import { dayOrderOf, previewRows, unknownStages } from "#contract/values/desk/csv/csv-preview.ts";
import type { Stage } from "#contract/values/desk/application.ts";
import type { DayOrder } from "#contract/values/desk/csv/csv-dates.ts";
import { foldApplication } from "#contract/values/desk/fold.ts";
import { readCsv } from "./read-csv.ts";

interface Choices {
  dayOrder?: DayOrder;
  stages?: Record<string, Stage>;
}

async function imported(csv: string, { dayOrder, stages = {} }: Choices = {}) {
  const { headers, rows } = await readCsv(csv);
  const { tracker, mapping } = recogniseColumns(headers);
  const proved = dayOrderOf(rows, mapping);
  const reading = {
    headers,
    mapping,
    dayOrder: dayOrder ?? proved.order,
    stages,
    importedAt: Date.UTC(2026, 10, 22, 12),
    today: "2026-11-22",
  };
  const unknown = unknownStages(rows, mapping).map(({ word, rows: count }) => `${word} ${count}`);
  return { tracker, unknown, order: proved, rows: previewRows(rows, [], reading) };
}

const folded = (row: Awaited<ReturnType<typeof imported>>["rows"][number]) =>
  foldApplication(row.application!.events.map((event) => ({ ...event, recordedAt: null })));
const history = (row: Parameters<typeof folded>[0]) => folded(row).steps.map(({ stage, on }) => `${on} ${stage}`);

// Every company and person in these files is invented; the headers are those of the trackers' exports.
const HUNTR = `title,companyName,listName,location,url,salary,htmlDescription,createdAt,lastMovedAt
Data Engineer,Larchworks,Applied,Remote,https://larchworks.example/jobs/7,90k,"<p>We move <b>data</b>.</p><ul><li>SQL</li></ul>",2026-02-01T08:00:00.000Z,2026-02-03T09:30:00.000Z
Analyst,Heron Labs,Wishlist,Lisbon,herons.example/analyst,,,2026-02-04T08:00:00.000Z,2026-02-04T08:00:00.000Z
`;
const TEAL = `Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement
Product Designer,Otter Bank,"120,000",Remote,Interviewing,01/15/2026,01/30/2026,01/16/2026,Write to Ana,5
Researcher,Fox Mill,,Berlin,Bookmarked,02/01/2026,,,,3
`;
const SIMPLIFY = `Job Title,Company Name,Job URL,Location,Status,Applied Date,Notes
Backend Developer,Elm Group,https://elm.example/j/1,Remote,Rejected,"March 4, 2026",Two calls
`;
const LINKEDIN = `Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers
"3/9/26, 4:12 PM",me@mail.example,+49 1,Quill & Co,Editor,https://www.linkedin.com/jobs/view/1,cv.pdf,Years? 4
"3/25/26, 9:00 AM",me@mail.example,+49 1,Quill & Co,Proofreader,https://www.linkedin.com/jobs/view/2,cv.pdf,
`;
const NOTION = `Company,Position,Stage,Created time,Applied date,Next step,Next step date,Tags\r
Birch,Gardener,No Answer,"March 1, 2026 9:12 AM","March 2, 2026",Call again,"March 20, 2026","outdoors, part time"\r
`;
const SHEETS = `Company;Position;Status;Date applied;Link;Recruiter;Recruiter email;Notes;Comments\nMüller;Büroleitung;Zusage;04.03.2026;;Ana Ruiz;ana@mueller.example;gut;"Zeile 1\nZeile 2"\n`;

test.each([
  ["Huntr", HUNTR],
  ["Teal", TEAL],
  ["Simplify", SIMPLIFY],
  ["LinkedIn", LINKEDIN],
  ["Notion", NOTION],
  ["Google Sheets", SHEETS],
])("a file of %s is recognised, and every row can be imported", async (tracker, csv) => {
  const read = await imported(csv);
  expect(read.tracker).toBe(tracker);
  expect(read.unknown).toEqual([]);
  expect(read.order.open && read.order.order === null).toBe(false);
  for (const { state, reasons } of read.rows)
    expect([state, reasons]).toEqual(
      tracker === "Google Sheets" ? ["incomplete", ["No day for Offer, so it counts from 2026-03-04"]] : ["new", []],
    );
});

test("a row of Huntr keeps its days, its list and its posting as plain text", async () => {
  const [row, wished] = (await imported(HUNTR)).rows;
  expect(history(row!)).toEqual(["2026-02-01 saved", "2026-02-03 applied"]);
  expect(row!.application!.posting).toMatchObject({ title: "Data Engineer", text: "We move data.\n• SQL" });
  expect(wished).toMatchObject({ stage: "Saved", since: "2026-02-04" });
  expect(folded(wished!).details.url).toBe("https://herons.example/analyst");
});

test("a row of Teal keeps its days; the deadline and the follow-up are the next step", async () => {
  const { rows, order } = await imported(TEAL);
  expect(order).toEqual({ order: "month-first", open: true });
  const designer = folded(rows[0]!);
  expect(history(rows[0]!)).toEqual(["2026-01-15 saved", "2026-01-16 applied", "2026-01-16 interview"]);
  expect(designer.details).toMatchObject({ company: "Otter Bank", salary: "120,000" });
  expect(designer.nexts[0]!.fields).toEqual({ text: "Write to Ana", due: "2026-01-30T09:00:00.000Z" });
});

test("a row of LinkedIn was sent on its date, and the person’s own address isn’t a contact", async () => {
  const [row] = (await imported(LINKEDIN)).rows;
  expect(history(row!)).toEqual(["2026-03-09 applied"]);
  expect(folded(row!).contacts).toEqual([]);
  expect(folded(row!).notes.map(({ fields }) => fields["text"])).toEqual(["Years? 4"]);
});

test("a German sheet with semicolons keeps its contact and both columns of notes", async () => {
  const [row] = (await imported(SHEETS)).rows;
  expect(row).toMatchObject({ stage: "Accepted", since: "2026-03-04" });
  expect(history(row!)).toEqual(["2026-03-04 applied", "2026-03-04 offer", "2026-03-04 accepted"]);
  expect(folded(row!).contacts[0]!.fields).toMatchObject({ name: "Ana Ruiz", email: "ana@mueller.example" });
  expect(folded(row!).notes.map(({ fields }) => fields["text"])).toEqual(["Notes: gut", "Comments: Zeile 1\nZeile 2"]);
});

test("a Notion row without an answer is ghosted, with labels", async () => {
  const [row] = (await imported(NOTION)).rows;
  expect(history(row!)).toEqual(["2026-03-01 saved", "2026-03-02 applied", "2026-03-02 ghosted"]);
  expect(folded(row!).labels.map(({ fields }) => fields["name"])).toEqual(["outdoors", "part time"]);
});

test("dates in an open order and unknown stage words are asked, never guessed", async () => {
  const csv = "Title,Company,Status,Date applied\nTester,Acme,Blue,03/04/2026\nWriter,Acme,Applied,05/06/2026\n";
  const asked = await imported(csv);
  expect(asked.order).toEqual({ order: null, open: true });
  expect(asked.unknown).toEqual(["Blue 1"]);
  expect(asked.rows.map(({ state }) => state)).toEqual(["refused", "refused"]);
  const answered = await imported(csv, { dayOrder: "day-first", stages: { blue: "offer" } });
  expect(answered.rows.map(({ state, stage, since }) => [state, stage, since])).toEqual([
    ["new", "Offer", "2026-04-03"],
    ["new", "Applied", "2026-06-05"],
  ]);
});

test("every row says what it is: new, a duplicate of which, incomplete or refused", async () => {
  const csv = [
    "Title,Company,Link,Status,Date applied",
    "Tester,Acme,https://acme.example/1,Applied,2026-01-01",
    "Tester (f/m),ACME Inc,https://www.acme.example/1/?utm_source=x,Applied,2026-01-01",
    "Writer,Birch,,,",
    ",Birch,,Applied,2026-01-01",
    ",,,Applied,2026-01-01",
    `${"x".repeat(301)},Birch,,Applied,2026-01-01`,
    "Cook,Elm,see mail,Applied,2026-01-32",
    "Baker,Elm,see mail,Applied,2026-01-31",
  ].join("\n");
  const { rows } = await imported(csv);
  expect(rows.map(({ number, state, reasons }) => [number, state, reasons])).toEqual([
    [2, "new", []],
    [3, "duplicate", []],
    [4, "incomplete", ["No date, so it counts from today"]],
    [5, "incomplete", ["No job title"]],
    [6, "refused", ["It names no job, no company and no link."]],
    [7, "refused", ["The job title has 301 characters, and 300 is the most."]],
    [8, "refused", ["“2026-01-32” (Date applied) isn’t a date we can read."]],
    [9, "new", []],
  ]);
  expect(rows[1]!.duplicateOf).toMatchObject({ title: "Tester", company: "Acme", row: 2 });
  // Text in place of a link stays as a note.
  expect(folded(rows[7]!).notes.map(({ fields }) => fields["text"])).toEqual(["Link: see mail"]);
});
