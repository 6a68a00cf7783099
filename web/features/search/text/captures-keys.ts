/** Whether a key pressed there is meant for a field, an open list or a dialog, and not for the page. */
export function capturesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=listbox]") !== null
  );
}
