import { type ComponentType, useCallback, useRef, useState } from "react";

/** What a popup receives from its closed button. */
export interface PopupControl {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The closed button. The popup opens below it and returns focus to it. */
  anchor: { current: HTMLButtonElement | null };
}

/**
 * Loads a popup when its button is first hovered, focused or clicked, so that visitors who never open it don't download
 * it. A click before it has loaded opens it on arrival.
 */
export function useLazyPopup<P>(load: () => Promise<ComponentType<P>>) {
  const [Popup, setPopup] = useState<ComponentType<P> | null>(null);
  const [open, setOpen] = useState(false);
  const loading = useRef(false);
  const anchor = useRef<HTMLButtonElement>(null);

  const preload = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    load().then(
      (component) => setPopup(() => component),
      () => {
        // Retry on the next approach.
        loading.current = false;
      },
    );
  }, [load]);

  const button = {
    ref: anchor,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => {
      preload();
      setOpen((wasOpen) => !wasOpen);
    },
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      preload();
      setOpen(true);
    },
  };
  return { Popup, open: open && Popup !== null, control: { open, onOpenChange: setOpen, anchor }, button };
}
