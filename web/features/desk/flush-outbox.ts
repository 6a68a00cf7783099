import { Check, CircleSlash } from "lucide-react";
import { ApiError } from "#web/api/api-client.ts";
import { authStore } from "#web/session/auth-store.ts";
import { announceDesk } from "./desk-announcer.ts";
import { changeDesk, deskState, openDesk, reread } from "./desk-state.ts";
import type { DeskOperation } from "./desk-storage.ts";
import { firstBatch, GUEST, sendable, type Sender, settle, type Settlement } from "./outbox.ts";
import { SENDERS } from "./senders.ts";

const RETRY_MS = 15_000;
const LOCK = "afield-desk";

let running: Promise<void> | null = null;
let again = false;
let joined = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits for the signed-in account, in order, from one tab at a time. When the server can't be reached, it tries again once the
 * browser is online, or after a while. A guest's operations join the account.
 */
export function flushOutbox(): Promise<void> {
  again = true;
  running ??= flushUntilEmpty().finally(() => {
    running = null;
  });
  return running;
}

/** Returns whether this tab is sending, or waits for another tab that is. */
export function isFlushing(): boolean {
  return running !== null;
}

async function flushUntilEmpty(): Promise<void> {
  await openDesk();
  while (again) {
    again = false;
    await inOneTab(sendAll);
  }
}

async function inOneTab(work: () => Promise<void>): Promise<void> {
  // Without locks, two tabs may send the same operation, which does nothing twice.
  if (typeof navigator.locks === "undefined") await work();
  else await navigator.locks.request(LOCK, work);
}

async function sendAll(): Promise<void> {
  clearTimeout(retry);
  for (;;) {
    const { user } = authStore.read();
    if (user === null) return;
    const waiting = sendable(await reread(), user.email);
    const settlements = await sendFirst(waiting);
    if (settlements === null) return;
    await changeDesk((contents) => settle(contents, settlements));
    deskState.set({ answers: deskState.read().answers + 1 });
    announceAnswers(settlements);
  }
}

/** Says what joined the account from this browser, and what it refused. */
function announceAnswers(settlements: readonly Settlement[]): void {
  const refused = settlements.find(({ refusal }) => refusal !== null);
  joined += settlements.filter(({ operation, refusal }) => operation.owner === GUEST && refusal === null).length;
  if (refused !== undefined) announceDesk({ text: refused.refusal ?? "", icon: CircleSlash, variant: "negative" });
  else if (joined > 0 && !sendable(deskState.read().contents, authStore.read().user?.email ?? "").some(isGuests)) {
    announceDesk({ text: "What you kept in this browser is now in your account", icon: Check, variant: "positive" });
    joined = 0;
  }
}

const isGuests = ({ owner }: DeskOperation) => owner === GUEST;

/** Sends the first batch. Null when nothing waits, or the server can't be reached now. */
async function sendFirst(waiting: readonly DeskOperation[]): Promise<Settlement[] | null> {
  const [first] = waiting;
  const load = first && SENDERS[first.kind];
  if (load === undefined) return null;
  const sender = await load().catch(() => {
    // Its code didn't load: there is no connection.
    tryAgainLater();
    return null;
  });
  if (sender === null) return null;
  return await sendBatch(sender, firstBatch(waiting, sender.most));
}

async function sendBatch(sender: Sender, batch: readonly DeskOperation[]): Promise<Settlement[] | null> {
  try {
    const refusals = await sender.send(batch);
    return batch.map((operation, at) => ({ operation, refusal: refusals[at] ?? null }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return null;
    if (error.status === 0 || error.status === 429 || error.status >= 500) {
      tryAgainLater();
      return null;
    }
    const [only] = batch;
    if (only === undefined || batch.length > 1) return await sendEach(sender, batch);
    return [{ operation: only, refusal: error.message }];
  }
}

/** Sends a refused batch one by one, to find the operation at fault. */
async function sendEach(sender: Sender, batch: readonly DeskOperation[]): Promise<Settlement[]> {
  const settlements: Settlement[] = [];
  for (const operation of batch) {
    const answer = await sendBatch(sender, [operation]);
    if (answer === null) break;
    settlements.push(...answer);
  }
  return settlements;
}

function tryAgainLater(): void {
  clearTimeout(retry);
  retry = setTimeout(() => void flushOutbox(), RETRY_MS);
  window.addEventListener("online", () => void flushOutbox(), { once: true });
}
