import { COUNTRY_KEY } from "./theme.ts";

/** Signs that someone is about to use the page. */
const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin", "popstate"] as const;

let wake = () => {};
const awake = new Promise<void>((resolve) => {
  wake = resolve;
});
let pressed: HTMLElement | null = null;
let sent = typeof document !== "undefined";

/**
 * Starts to listen, before anything is hydrated. Parts of the page that need no script to be read sleep until someone moves, presses or types; a press
 * on a button that is still asleep is kept for it. A stored token or country wakes everything at once, because it changes what is shown.
 */
export function listenForUse(): void {
  const known = document.documentElement.dataset["session"] === "unknown" || storedCountry();
  if (known) wake();
  for (const sign of SIGNS) window.addEventListener(sign, wake, { once: true, capture: true, passive: true });
  window.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-asleep] button") : null;
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = button;
    },
    { capture: true },
  );
}

function storedCountry(): boolean {
  try {
    return localStorage.getItem(COUNTRY_KEY) !== null;
  } catch {
    return false;
  }
}

/** Resolves when a part that the server sent may come alive; at once for what is rendered later. */
export function whenUsed(): Promise<void> {
  return sent ? awake : Promise.resolve();
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
export function replayPress(part: HTMLElement): void {
  if (!pressed || !part.contains(pressed)) return;
  const button = pressed;
  pressed = null;
  button.focus();
  button.click();
}
