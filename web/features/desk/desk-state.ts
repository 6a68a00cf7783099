import { DESK_KEY } from "#web/shell/storage-keys.ts";
import {
  createMemoryStorage,
  type DeskChange,
  type DeskContents,
  type DeskRecord,
  type DeskStorage,
  EMPTY_DESK,
} from "./desk-storage.ts";

export interface DeskState {
  /** False until the browser's contents have been read. */
  opened: boolean;
  /** Whether the browser keeps the contents when the page closes. */
  persistent: boolean;
  contents: DeskContents;
  /** Counts the answers of the account, so that screens know when to read it again. */
  answers: number;
}

export const UNOPENED_DESK: DeskState = { opened: false, persistent: true, contents: EMPTY_DESK, answers: 0 };

let state = UNOPENED_DESK;
let storage: Promise<DeskStorage> | null = null;
let opening: Promise<void> | null = null;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("afield-desk");
const tellTabs = channel?.postMessage.bind(channel) as ((message: "changed") => void) | undefined;

/** The desk in this browser: a guest's records, and what the account doesn't have yet. It lives outside React. */
export const deskState = {
  read: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(change: Partial<DeskState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  },
};

/** Opens the desk once and follows other tabs. Repeated calls wait for the same opening. */
export function openDesk(): Promise<void> {
  return (opening ??= open());
}

async function open(): Promise<void> {
  const { persistent } = await (storage ??= openStorage());
  channel?.addEventListener("message", () => void reread());
  await reread();
  deskState.set({ opened: true, persistent });
}

/** Changes the desk, here and in other tabs. Throws DeskStorageFull and leaves it as it was when the browser has no room. */
export async function changeDesk(work: (contents: DeskContents) => DeskChange): Promise<void> {
  await openDesk();
  show(await (await (storage ??= openStorage())).update(work));
  tellTabs?.("changed");
}

/** Rereads what the browser holds. */
export async function reread(): Promise<DeskContents> {
  const contents = await (await (storage ??= openStorage())).read();
  show(contents);
  return contents;
}

/** Returns the guest's records of one kind. */
export function recordsOf<Value>({ records }: DeskContents, kind: string): DeskRecord<Value>[] {
  return records.filter((record): record is DeskRecord<Value> => record.kind === kind);
}

async function openStorage(): Promise<DeskStorage> {
  try {
    const { openBrowserStorage } = await import("./browser-storage.ts");
    return await openBrowserStorage();
  } catch {
    // The browser lets pages store nothing: the desk lasts as long as the page, and says so.
    return createMemoryStorage();
  }
}

function show(contents: DeskContents): void {
  deskState.set({ contents });
  const { records, operations } = contents;
  try {
    // Tells the next page whether there is something to load the desk for.
    if (records.length + operations.length === 0) localStorage.removeItem(DESK_KEY);
    else {
      localStorage.setItem(DESK_KEY, String(records.length));
      document.documentElement.dataset["desk"] = "";
    }
  } catch {
    // Storage is blocked: then nothing lasts longer than the page anyway.
  }
}
