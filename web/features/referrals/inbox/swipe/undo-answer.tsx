import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Panel } from "#web/ui/display/panel.tsx";

/** As long as a toast with Undo shows. */
const UNDO_MS = 6_000;

/**
 * An answer that is sent in a moment: an acceptance shows both people who the other is, which nothing could take back. Leaving the page
 * sends it at once.
 */
export function UndoAnswer({ text, onSend, onUndo }: { text: string; onSend: () => void; onUndo: () => void }) {
  // That of the first render: a later one must not restart its time.
  const pending = useRef<(() => void) | null>(onSend);
  useEffect(() => {
    const send = () => {
      pending.current?.();
      pending.current = null;
    };
    const leave = () => {
      if (document.visibilityState === "hidden") send();
    };
    const timer = setTimeout(send, UNDO_MS);
    document.addEventListener("visibilitychange", leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", leave);
      send();
    };
  }, []);
  return (
    <Panel className="flex flex-wrap items-center justify-between gap-3 max-md:p-4">
      <p role="status" className="min-w-0 flex-1 text-ui wrap-anywhere">
        {text}
      </p>
      <Button
        onClick={() => {
          pending.current = null;
          onUndo();
        }}
      >
        <Icon of={Undo2} />
        Undo
      </Button>
    </Panel>
  );
}
