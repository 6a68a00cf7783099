import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import {
  changed,
  type DeskChange,
  type DeskContents,
  type DeskOperation,
  type DeskRecord,
  DeskStorageFull,
  type DeskStorage,
  inOrder,
} from "./desk-storage.ts";

const NAME = "afield-desk";
const STORES = ["record", "operation"] as const;

interface DeskSchema extends DBSchema {
  record: { key: [kind: string, id: string]; value: DeskRecord };
  operation: { key: string; value: DeskOperation };
}

/** Opens the desk in the browser's IndexedDB. Throws if the browser lets pages store nothing. */
export async function openBrowserStorage(): Promise<DeskStorage> {
  let opened: Promise<IDBPDatabase<DeskSchema>> | null = null;
  const forget = () => {
    opened = null;
  };
  const database = () => (opened ??= openDatabase(forget));
  await database();
  return {
    persistent: true,
    async read() {
      const tx = (await database()).transaction(STORES);
      const [records, operations] = await Promise.all([
        tx.objectStore("record").getAll(),
        tx.objectStore("operation").getAll(),
      ]);
      return { records, operations: inOrder(operations) };
    },
    async update(work) {
      try {
        return await updateIn(await database(), work);
      } catch (error) {
        throw isFull(error) ? new DeskStorageFull() : error;
      }
    },
  };
}

async function openDatabase(forget: () => void): Promise<IDBPDatabase<DeskSchema>> {
  return await openDB<DeskSchema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("record", { keyPath: ["kind", "id"] });
      db.createObjectStore("operation", { keyPath: "id" });
    },
    blocking(_current, _next, event) {
      // A newer version of the site in another tab needs the database. The next use opens it again.
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}

async function updateIn(
  db: IDBPDatabase<DeskSchema>,
  work: (contents: DeskContents) => DeskChange,
): Promise<DeskContents> {
  const tx = db.transaction(STORES, "readwrite");
  const [records, operations] = [tx.objectStore("record"), tx.objectStore("operation")];
  const before = { records: await records.getAll(), operations: inOrder(await operations.getAll()) };
  const change = work(before);
  const ended = tx.done;
  try {
    const writes = [
      ...(change.deleteRecords ?? []).map(({ kind, id }) => records.delete([kind, id])),
      ...(change.putRecords ?? []).map((record) => records.put(record)),
      ...(change.deleteOperations ?? []).map((id) => operations.delete(id)),
      ...(change.putOperations ?? []).map((operation) => operations.put(operation)),
    ];
    await Promise.all([...writes, ended]);
  } catch (error) {
    // All or nothing: what was written before the failure mustn't stay.
    ended.catch(() => {});
    abort(tx);
    throw error;
  }
  return changed(before, change);
}

function abort(tx: { abort: () => void }): void {
  try {
    tx.abort();
  } catch {
    // The failure has ended it.
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
