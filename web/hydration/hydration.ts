import type { EarlyInteraction } from "#web/shell/head-script.ts";
import { COUNTRY_KEY, DESK_KEY, SETTINGS_KEY, THEME_KEY } from "#web/shell/storage-keys.ts";

let resolveInteraction = () => {};
const interaction = new Promise<void>((resolve) => {
  resolveInteraction = resolve;
});
let hydrating = typeof document !== "undefined";

/**
 * Delays lazy parts until the first pointer, key or focus event. The head script listens from the start and queues a
 * click on a button that isn't hydrated yet. A stored token, setting, desk or theme changes what is shown, so it hydrates
 * everything at once.
 */
export function hydrateOnFirstInteraction(): void {
  const early = earlyInteraction();
  const personal =
    document.documentElement.dataset["session"] === "unknown" ||
    [SETTINGS_KEY, COUNTRY_KEY, THEME_KEY, DESK_KEY].some(isStored);
  if (early === undefined || early.interacted || personal) resolveInteraction();
  else early.onInteraction = resolveInteraction;
}

function earlyInteraction(): EarlyInteraction | undefined {
  return window.earlyInteraction;
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Resolves on the first interaction with the page, once the browser is online: code that can't load would cost the server's markup. */
export async function firstInteraction(): Promise<void> {
  await interaction;
  if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}

/** Keeps the server's markup when the connection ended while code loaded, and reloads the page later: browsers don't ask for failed code again. */
export async function reloadOnceOnline(error: unknown): Promise<never> {
  if (navigator.onLine) throw error;
  await firstInteraction();
  location.reload();
  return await new Promise(() => {});
}

/** Hydrates the lazy parts without an interaction, because their data has changed. */
export function hydrateNow(): void {
  resolveInteraction();
}

/**
 * Called by the root once it has hydrated: everything rendered from then on is new markup. Replays a click that came
 * before.
 */
export function endHydration(): void {
  hydrating = false;
  const page = document.documentElement;
  delete page.dataset["hydrating"];
  if (!earlyInteraction()?.clicked?.closest("[data-unhydrated]")) replayClick(page);
}

/** Returns whether the current render takes over markup from the server. */
export function isHydrating(): boolean {
  return hydrating;
}

/** Replays a queued click inside a part that has just hydrated. */
export function replayClick(part: HTMLElement): void {
  const early = earlyInteraction();
  if (!early?.clicked || !part.contains(early.clicked)) return;
  const { clicked } = early;
  early.clicked = null;
  clicked.focus();
  clicked.click();
}
