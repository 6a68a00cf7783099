import type { DeskChange, DeskContents, DeskOperation } from "./desk-storage.ts";

/** Operations for the person who signs in next in this browser. */
export const GUEST = "";

/** An operation before it is queued. */
export type NewOperation = Omit<DeskOperation, "at" | "owner" | "refusal">;

/** Returns an operation that comes after all that wait, for this owner. Operations of other owners never replace it. */
export function queued(contents: DeskContents, owner: string, operation: NewOperation): DeskOperation {
  const latest = contents.operations.reduce((at, each) => Math.max(at, each.at), 0);
  return { ...operation, id: `${owner} ${operation.id}`, owner, at: Math.max(Date.now(), latest + 1) };
}

/** Returns the operations that may be sent for this account, in order: its own and the guest's, without refused ones. */
export function sendable({ operations }: DeskContents, account: string): DeskOperation[] {
  return operations.filter(({ owner, refusal }) => (owner === account || owner === GUEST) && refusal === undefined);
}

/** Returns the first operations that one call can send: of one kind, at most `most`. */
export function firstBatch(operations: readonly DeskOperation[], most: number): DeskOperation[] {
  const other = operations.findIndex(({ kind }) => kind !== operations[0]?.kind);
  return operations.slice(0, Math.min(most, other === -1 ? operations.length : other));
}

/** Sends operations of one kind to the account. */
export interface Sender {
  /** How many operations one call takes. */
  most: number;
  /** Returns, per operation in order, null when it arrived or why the account refused it. Throws ApiError when the call failed. */
  send(operations: readonly DeskOperation[]): Promise<(string | null)[]>;
}

/** The account's answer to an operation: done, or why not. */
export interface Settlement {
  operation: DeskOperation;
  refusal: string | null;
}

/**
 * Returns what to write once the account has answered. An operation that was replaced while it was being sent stays. The guest's record
 * goes when no operation carries it any more.
 */
export function settle({ operations }: DeskContents, settlements: readonly Settlement[]): DeskChange {
  const stored = new Map(operations.map((operation) => [operation.id, operation]));
  const current = settlements.filter(({ operation: { id, at } }) => stored.get(id)?.at === at);
  const done = current.filter(({ refusal }) => refusal === null).map(({ operation }) => operation);
  const left = operations.filter(({ id }) => !done.some((each) => each.id === id));
  const carried = done.flatMap(({ record }) => record ?? []);
  return {
    deleteOperations: done.map(({ id }) => id),
    deleteRecords: carried.filter(
      ({ kind, id }) => !left.some(({ record }) => record?.kind === kind && record.id === id),
    ),
    putOperations: current.flatMap(({ operation, refusal }) => (refusal === null ? [] : { ...operation, refusal })),
  };
}
