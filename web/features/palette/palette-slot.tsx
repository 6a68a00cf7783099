import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { KeySheet } from "./key-sheet.tsx";

const Palette = lazy(() => import("./palette.tsx").then((module) => ({ default: module.Palette })));

/** Shows the palette or the page's keys when the head script has seen their key. It loads with the first such key, and answers it. */
export function PaletteSlot() {
  const [shown, show] = useState<string | null>(null);
  const focused = useRef<Element | null>(null);
  const chosen = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const early = window.earlyInteraction;
    if (!early) return;
    early.onShortcut = () => {
      focused.current = document.activeElement;
      show(early.shortcut);
    };
    early.onShortcut();
  }, []);
  useEffect(() => {
    const run = chosen.current;
    if (shown !== null || !run) return undefined;
    chosen.current = undefined;
    // Later, because the dialog returns the focus once it is gone, and a command may move it.
    const timer = setTimeout(() => {
      // A command may act on what had the focus.
      if (focused.current instanceof HTMLElement) focused.current.focus();
      run();
    });
    return () => clearTimeout(timer);
  }, [shown]);

  function close(run?: () => void) {
    chosen.current = run;
    show(null);
  }
  if (shown === "?") return <KeySheet onClose={close} />;
  return <Suspense>{shown !== null && <Palette onClose={close} />}</Suspense>;
}
