const GAP_PX = 6;
const EDGE_PX = 8;

/**
 * Shows a popover below its button, or above if there is no room, and always inside the window. It is in the top layer,
 * so no list clips it, and it scrolls with the page.
 */
export function showBeside(popover: HTMLElement, button: HTMLElement, side: "start" | "end" = "start"): void {
  if (!popover.isConnected || popover.matches(":popover-open")) return;
  popover.showPopover();
  place(popover, button, side);
  window.addEventListener("resize", function follow() {
    if (popover.isConnected && popover.matches(":popover-open")) place(popover, button, side);
    else window.removeEventListener("resize", follow);
  });
}

function place(popover: HTMLElement, button: HTMLElement, side: "start" | "end"): void {
  const at = button.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const preferred = side === "start" ? at.left : at.right - width;
  const left = Math.max(EDGE_PX, Math.min(preferred, document.documentElement.clientWidth - width - EDGE_PX));
  const below = at.bottom + GAP_PX;
  const above = at.top - GAP_PX - height;
  const top = below + height > window.innerHeight && above > 0 ? above : below;
  popover.style.left = `${left + window.scrollX}px`;
  popover.style.top = `${top + window.scrollY}px`;
}

/** Classes of a popover before `showBeside` positions it. */
export const topLayerClass =
  "absolute inset-auto m-0 rounded-panel border border-line-2 bg-raised text-ink shadow-popover";
