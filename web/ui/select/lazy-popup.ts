import { type ComponentType, useCallback, useRef, useState } from "react";

/** What a list's popup is told by its closed button. */
export interface PopupControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The closed button: the popup stands under it and gives the focus back to it. */
  anchor: { current: HTMLButtonElement | null };
}

/**
 * Loads a list's popup when its button is first approached (pointer, focus or press), so that a page nobody searches on never carries it.
 * A press before it has arrived opens it on arrival.
 */
export function useLazyPopup<P>(load: () => Promise<ComponentType<P>>) {
  const [Popup, setPopup] = useState<ComponentType<P> | null>(null);
  const [open, setOpen] = useState(false);
  const loading = useRef(false);
  const anchor = useRef<HTMLButtonElement>(null);

  const warm = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    load().then(
      (component) => setPopup(() => component),
      () => {
        // The next approach tries again; the page keeps working.
        loading.current = false;
      },
    );
  }, [load]);

  const button = {
    ref: anchor,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: () => {
      warm();
      setOpen((was) => !was);
    },
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      warm();
      setOpen(true);
    },
  };
  return { Popup, open: open && Popup !== null, control: { open, onOpenChange: setOpen, anchor }, button };
}
