import type { ToastMessage } from "#web/ui/base/toast-message.ts";

let announce: ((message: ToastMessage) => void) | null = null;
let waiting: ToastMessage | null = null;

/** Lets the desk speak through this page's toasts. What it had to say before is shown at once. */
export function setAnnouncer(toast: (message: ToastMessage) => void): void {
  announce = toast;
  if (waiting !== null) toast(waiting);
  waiting = null;
}

/** Shows a message, or keeps it until a page can. */
export function announceDesk(message: ToastMessage): void {
  if (announce === null) waiting = message;
  else announce(message);
}
