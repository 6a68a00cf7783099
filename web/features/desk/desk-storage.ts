/** Something a guest's desk holds, such as a saved job. */
export interface DeskRecord<Value = unknown> {
  kind: string;
  id: string;
  value: Value;
}

/** A change that an account doesn't have yet. Its sender repeats it until the API has answered, so the call must be safe to repeat. */
export interface DeskOperation<Payload = unknown> {
  /** Operations of the same id replace each other: only the last wish counts. Give those that all count ids of their own. */
  id: string;
  /** The email address of the account it is for; empty for the person who signs in next in this browser. */
  owner: string;
  kind: string;
  payload: Payload;
  /** When the person wished it, in milliseconds. Operations are sent in this order. */
  at: number;
  /** The guest's record that it carries to the account. The record goes once its last operation has arrived. */
  record?: { kind: string; id: string };
  /** Why the account refused it. It stays until the person tries again or drops it. */
  refusal?: string;
}

export interface DeskContents {
  records: readonly DeskRecord[];
  operations: readonly DeskOperation[];
}

/** What to write at once, or not at all. */
export interface DeskChange {
  putRecords?: readonly DeskRecord[];
  deleteRecords?: readonly { kind: string; id: string }[];
  putOperations?: readonly DeskOperation[];
  deleteOperations?: readonly string[];
}

/** Where the desk's contents live. */
export interface DeskStorage {
  /** Whether contents outlast the page. */
  readonly persistent: boolean;
  read(): Promise<DeskContents>;
  /** Changes the contents as `work` says, in one transaction over all tabs, and returns them. Throws DeskStorageFull. */
  update(work: (contents: DeskContents) => DeskChange): Promise<DeskContents>;
}

/** The browser has no room left for the change. Nothing of it is stored. */
export class DeskStorageFull extends Error {}

export const EMPTY_DESK: DeskContents = { records: [], operations: [] };

/** Keeps the contents as long as the page: for browsers that let pages store nothing. */
export function createMemoryStorage(contents: DeskContents = EMPTY_DESK): DeskStorage {
  return {
    persistent: false,
    read: () => Promise.resolve(contents),
    update(work) {
      contents = changed(contents, work(contents));
      return Promise.resolve(contents);
    },
  };
}

/** Returns the contents after a change. Operations come in the order of sending. */
export function changed(contents: DeskContents, change: DeskChange): DeskContents {
  const records = new Map(contents.records.map((record) => [recordKey(record), record]));
  for (const key of change.deleteRecords ?? []) records.delete(recordKey(key));
  for (const record of change.putRecords ?? []) records.set(recordKey(record), record);
  const operations = new Map(contents.operations.map((operation) => [operation.id, operation]));
  for (const id of change.deleteOperations ?? []) operations.delete(id);
  for (const operation of change.putOperations ?? []) operations.set(operation.id, operation);
  return { records: [...records.values()], operations: inOrder([...operations.values()]) };
}

export function inOrder(operations: readonly DeskOperation[]): DeskOperation[] {
  return operations.toSorted((one, other) => one.at - other.at);
}

function recordKey({ kind, id }: { kind: string; id: string }): string {
  return `${kind} ${id}`;
}
