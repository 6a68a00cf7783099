/** What keeps its keys from page shortcuts while it has the focus. */
export const KEY_CAPTORS = "input,textarea,select,[contenteditable],[role$=dialog],[role=listbox]";

/** Returns whether a field, list or dialog has focus, which keeps its keys from page shortcuts. */
export function capturesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(KEY_CAPTORS) !== null;
}
