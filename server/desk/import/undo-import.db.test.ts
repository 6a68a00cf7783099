import { expect, test } from "vitest";
import {
  StoredApplicationsResponse,
  UndoImportResponse,
  WriteApplicationsResponse,
} from "#contract/schemas/desk/application.ts";
import { applicationsCsv } from "#contract/values/desk/csv/csv-export.ts";
import { type ImportedApplication, startDraft, withOtherId } from "#contract/values/desk/csv/csv-draft.ts";
import { contentId } from "#contract/values/desk/csv/content-id.ts";
import { accountApiTestbed } from "#test/account-api.ts";

const PATH = "/api/me/applications";
const { api } = await accountApiTestbed();
const { token } = await api.signedIn();
const other = (await api.signedIn({ email: "other@example.com" })).token;

function application(title: string): ImportedApplication {
  const draft = startDraft(contentId(title), Date.now(), null);
  draft.add("details", { title, company: "Larchworks" });
  draft.add("step", { stage: "applied", on: "2026-03-01" });
  return { id: draft.id, jobId: null, createdAt: new Date().toISOString(), posting: null, events: draft.events() };
}

async function write(...applications: ImportedApplication[]) {
  const { status, text } = await api.post(PATH, { applications }, { token });
  expect(status, text).toBe(200);
  return WriteApplicationsResponse.parse(JSON.parse(text)).data.map((result) => result.status);
}
async function undo(ids: readonly string[], as = token) {
  const { status, text } = await api.post(`${PATH}/undo-import`, { ids }, { token: as });
  expect(status, text).toBe(200);
  return UndoImportResponse.parse(JSON.parse(text)).data.deleted;
}
const stored = async () =>
  StoredApplicationsResponse.parse(JSON.parse((await api.get(`${PATH}/whole`, { token })).text)).data;

test("a repeated import changes nothing, and undoing it leaves what the person changed since", async () => {
  const [kept, worked] = [application("Tester"), application("Writer")];
  expect(await write(kept, worked)).toEqual(["created", "created"]);
  expect(await write(kept, worked)).toEqual(["unchanged", "unchanged"]);
  const note = { id: contentId("note"), thing: contentId("about"), kind: "note" as const, set: { text: "Call Ana" } };
  await write({ ...worked, events: [{ ...note, madeAt: new Date().toISOString() }] });
  // Another account's ids mean nothing here.
  expect(await undo([kept.id, worked.id], other)).toBe(0);
  expect(await undo([kept.id, worked.id])).toBe(1);
  expect(await undo([kept.id, worked.id])).toBe(0);
  expect((await stored()).map(({ id }) => id)).toEqual([worked.id]);
});

test("what was undone comes back under another id, because the old one is gone for good", async () => {
  const again = application("Baker");
  await write(again);
  expect(await undo([again.id])).toBe(1);
  expect(await write(again)).toEqual(["gone"]);
  expect(await write(withOtherId(again, 1))).toEqual(["created"]);
  expect(await write(withOtherId(again, 1))).toEqual(["unchanged"]);
});

test("an export of the account holds the imported applications", async () => {
  await write(application("Cook"));
  expect(applicationsCsv(await stored())).toContain("Cook,Larchworks");
});

test.each([
  [{ ids: [] }, "Please send at least one id"],
  [{ ids: ["no"] }, "Please send a UUID"],
  [{ ids: Array.from({ length: 501 }, (_, at) => contentId(`${at}`)) }, "Please send at most 500 ids at once"],
])("refuses a request to undo nothing, no id or too much", async (body, message) => {
  const { status, text } = await api.post(`${PATH}/undo-import`, body, { token });
  expect(status).toBe(400);
  expect(text).toContain(message);
});
