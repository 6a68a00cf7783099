import { expect, test } from "vitest";
import { createMemoryStorage, type DeskContents, EMPTY_DESK } from "./desk-storage.ts";
import { firstBatch, GUEST, type NewOperation, queued, sendable, settle } from "./outbox.ts";

const ANA = "ana@example.com";
const save = (job: string, saved = true): NewOperation => ({
  id: `saved-job ${job}`,
  kind: "saved-job",
  payload: { jobId: job, saved },
  record: { kind: "saved-job", id: job },
});

async function deskWith(...operations: [owner: string, operation: NewOperation][]) {
  const storage = createMemoryStorage();
  for (const [owner, operation] of operations)
    await storage.update((contents) => ({
      putOperations: [queued(contents, owner, operation)],
      ...(operation.record && { putRecords: [{ ...operation.record, value: null }] }),
    }));
  return storage;
}
const payloads = ({ operations }: DeskContents) => operations.map(({ payload }) => payload);

test("replaces a waiting wish for the same job, and sends what is left in the order of wishing", async () => {
  const storage = await deskWith([ANA, save("1")], [ANA, save("2")], [ANA, save("1", false)]);
  expect(payloads(await storage.read())).toEqual([
    { jobId: "2", saved: true },
    { jobId: "1", saved: false },
  ]);
});

test("keeps the wishes of different people in one browser apart, and gives a guest's to the person who signs in", async () => {
  const storage = await deskWith([ANA, save("1")], ["eve@example.com", save("1", false)], [GUEST, save("1")]);
  const contents = await storage.read();
  expect(contents.operations).toHaveLength(3);
  expect(sendable(contents, ANA).map(({ owner }) => owner)).toEqual([ANA, GUEST]);
});

test("numbers wishes upwards even when they come at once or the clock was ahead", () => {
  const ahead = Date.now() + 3_600_000;
  const first = queued({ ...EMPTY_DESK, operations: [{ ...save("1"), owner: ANA, at: ahead }] }, ANA, save("2"));
  expect(first.at).toBe(ahead + 1);
});

test("takes from the front what one call can send", async () => {
  const storage = await deskWith(
    [ANA, save("1")],
    [ANA, save("2")],
    [ANA, { id: "x", kind: "other", payload: null }],
    [ANA, save("3")],
  );
  const { operations } = await storage.read();
  expect(payloads({ records: [], operations: firstBatch(operations, 20) })).toHaveLength(2);
  expect(firstBatch(operations, 1)).toHaveLength(1);
  expect(firstBatch([], 20)).toEqual([]);
});

test("drops an operation and its record once the account has it", async () => {
  const storage = await deskWith([GUEST, save("1")], [GUEST, save("2")]);
  const [first] = (await storage.read()).operations;
  const after = await storage.update((contents) => settle(contents, [{ operation: first!, refusal: null }]));
  expect(payloads(after)).toEqual([{ jobId: "2", saved: true }]);
  expect(after.records.map(({ id }) => id)).toEqual(["2"]);
});

test("keeps a wish that was replaced while it was being sent", async () => {
  const storage = await deskWith([ANA, save("1")]);
  const [sent] = (await storage.read()).operations;
  await storage.update((contents) => ({ putOperations: [queued(contents, ANA, save("1", false))] }));
  const after = await storage.update((contents) => settle(contents, [{ operation: sent!, refusal: null }]));
  expect(payloads(after)).toEqual([{ jobId: "1", saved: false }]);
});

test("keeps a record until the last operation that carries it has arrived", async () => {
  const record = { kind: "application", id: "a" };
  const storage = await deskWith(
    [GUEST, { id: "create", kind: "application", payload: 1, record }],
    [GUEST, { id: "event", kind: "application", payload: 2, record }],
  );
  const [create, event] = (await storage.read()).operations;
  const between = await storage.update((contents) => settle(contents, [{ operation: create!, refusal: null }]));
  expect(between.records).toHaveLength(1);
  const after = await storage.update((contents) => settle(contents, [{ operation: event!, refusal: null }]));
  expect(after).toEqual(EMPTY_DESK);
});

test("keeps a refused operation with its reason, and doesn't send it again by itself", async () => {
  const storage = await deskWith([GUEST, save("1")]);
  const [first] = (await storage.read()).operations;
  const after = await storage.update((contents) => settle(contents, [{ operation: first!, refusal: "Too many." }]));
  expect(after.records).toHaveLength(1);
  expect(after.operations[0]?.refusal).toBe("Too many.");
  expect(sendable(after, ANA)).toEqual([]);
});
