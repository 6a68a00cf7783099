import type { EarlyInteraction } from "#web/shell/head-script.ts";
import { COUNTRY_KEY, SETTINGS_KEY, THEME_KEY } from "#web/shell/storage-keys.ts";

let wake = () => {};
const awake = new Promise<void>((resolve) => {
  wake = resolve;
});
let sent = typeof document !== "undefined";

/**
 * Parts of the page that need no script to be read sleep until someone moves, presses or types; the head script listens from the start, and keeps
 * a press on a button that is still asleep. A stored token, setting or theme wakes everything at once, because it changes what is shown.
 */
export function hydrateOnFirstInteraction(): void {
  const early = earlyInteraction();
  const known =
    document.documentElement.dataset["session"] === "unknown" || [SETTINGS_KEY, COUNTRY_KEY, THEME_KEY].some(hasStored);
  if (early === undefined || early.used || known) wake();
  else early.onUse = wake;
}

function earlyInteraction(): EarlyInteraction | undefined {
  return window.earlyInteraction;
}

function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Resolves at the first sign of use. */
export function firstInteraction(): Promise<void> {
  return awake;
}

/** Told by the root once it is alive: what is rendered from then on was not sent by the server. */
export function endHydration(): void {
  sent = false;
}

/** Whether what is rendered now is markup that the server sent. */
export function isHydrating(): boolean {
  return sent;
}

/** Hands a kept press to the part that has come alive. */
export function replayClick(part: HTMLElement): void {
  const early = earlyInteraction();
  if (!early?.pressed || !part.contains(early.pressed)) return;
  const pressed = early.pressed;
  early.pressed = null;
  pressed.focus();
  pressed.click();
}
