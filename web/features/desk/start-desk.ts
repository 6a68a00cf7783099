import { authStore } from "#web/session/auth-store.ts";
import { forgetAccountMarks, marksOwner, readAccountMarks, showMarksOfDesk } from "./account-marks.ts";
import { deskState, openDesk } from "./desk-state.ts";
import { flushOutbox, isFlushing } from "./flush-outbox.ts";
import { GUEST, sendable } from "./outbox.ts";
import { SENDERS } from "./senders.ts";

let known = { waiting: 0, answers: 0 };
let starting: Promise<void> | null = null;

/** Opens the desk once, and from then on shows its marks and follows the session. */
export function startDesk(): Promise<void> {
  return (starting ??= start());
}

async function start(): Promise<void> {
  await openDesk();
  showMarksOfDesk();
  deskState.subscribe(followOtherTabs);
  authStore.subscribe(followSession);
  followSession();
  preload();
}

/** Loads what an edit needs once the connection is gone: the code that says so, and the code that sends it later. */
function preload(): void {
  const parts = [import("#web/ui/overlay/toast-view.tsx"), ...Object.values(SENDERS).map((load) => load())];
  // Without them now, they load when they are needed.
  Promise.all(parts).catch(() => {});
}

/** Reads the marks again when another tab has sent what waited: only that tab knows the answer. */
function followOtherTabs(): void {
  const { contents, answers } = deskState.read();
  const waiting = sendable(contents, marksOwner()).length;
  if (waiting < known.waiting && answers === known.answers && marksOwner() !== GUEST && !isFlushing())
    void readAccountMarks(marksOwner());
  known = { waiting, answers };
}

/** Sends what waits and reads the account's marks when somebody signs in, and forgets them when they sign out. */
function followSession(): void {
  const owner = authStore.read().user?.email ?? GUEST;
  if (owner === marksOwner()) return;
  if (owner === GUEST) return forgetAccountMarks();
  void readAccountMarks(owner);
  void flushOutbox();
}
