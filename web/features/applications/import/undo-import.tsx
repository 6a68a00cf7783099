import { Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useToast } from "#web/ui/base/toast.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { dayWords } from "../stage-words.ts";
import { useSession } from "#web/session/use-session.ts";
import { type LastImport, readLastImport, rememberImport, undoLastImport } from "./last-import.ts";

/** The last import of an earlier visit, as long as it can be undone. */
export function LastImportNote() {
  const { ready, user } = useSession();
  const [last, setLast] = useState<LastImport | null>(null);
  useEffect(() => {
    if (ready) setLast(readLastImport());
  }, [ready, user]);
  if (last === null) return null;
  async function undo(of: LastImport) {
    const deleted = await undoLastImport(of);
    rememberImport(null);
    setLast(null);
    return deleted;
  }
  return <UndoImport last={last} undo={() => undo(last)} />;
}

/** Takes the last import back. Applications that the person worked on since stay. */
export function UndoImport({ last, undo }: { last: LastImport; undo: () => Promise<number> }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  async function run() {
    setBusy(true);
    try {
      const deleted = await undo();
      const kept = last.applications.length - deleted;
      const stay = kept === 0 ? "" : ` ${kept} stay: you changed or removed them since.`;
      toast({ text: `Import undone: ${deleted} removed.${stay}`, icon: Undo2, variant: "positive" });
    } catch {
      toast({ text: "The import could not be undone. Please try again.", icon: Undo2, variant: "negative" });
      setBusy(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ui text-ink-2">
      <p className="min-w-0 break-words">
        Last import: {last.applications.length.toLocaleString("en")} from {last.file}, {dayWords(last.at)}
      </p>
      <Button busy={busy} busyLabel="Undoing..." onClick={() => void run()}>
        <Icon of={Undo2} />
        Undo this import
      </Button>
    </div>
  );
}
