/** Shows the page's keys, as `?` does. */
export function openKeySheet(): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
}
