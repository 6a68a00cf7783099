import { type FocusEvent, type RefObject, useEffect } from "react";
import type { PopupControl } from "./lazy-popup.ts";

type Dismiss = Pick<PopupControl, "anchor" | "onOpenChange">;

/** Closes a popup on a press outside it and its button. Returns the cleanup. */
export function closeOnOutsidePress(popup: HTMLElement, { anchor, onOpenChange }: Dismiss): () => void {
  const press = (event: PointerEvent) => {
    const target = event.target as Node;
    if (!popup.contains(target) && anchor.current?.contains(target) !== true) onOpenChange(false);
  };
  document.addEventListener("pointerdown", press);
  return () => document.removeEventListener("pointerdown", press);
}

/**
 * Moves focus into a list popup when it opens, and closes it on a press outside or when focus leaves; returns the blur
 * handler.
 */
export function usePopupDismiss(
  popup: RefObject<HTMLElement | null>,
  focus: RefObject<HTMLElement | null>,
  { anchor, onOpenChange }: Dismiss,
): (event: FocusEvent) => void {
  useEffect(() => {
    if (!popup.current) return;
    focus.current?.focus({ preventScroll: true });
    popup.current.scrollIntoView({ block: "nearest" });
    return closeOnOutsidePress(popup.current, { anchor, onOpenChange });
  }, [popup, focus, anchor, onOpenChange]);
  return (event) => {
    const to = event.relatedTarget;
    if (to !== null && to !== anchor.current && !event.currentTarget.contains(to)) onOpenChange(false);
  };
}

/** Returns whether a popup that may be wider than its button has to open towards the left to stay inside the window. */
export function opensToLeft({ anchor }: Pick<PopupControl, "anchor">, widthPx: number): boolean {
  return (anchor.current?.getBoundingClientRect().left ?? 0) + widthPx > window.innerWidth;
}
