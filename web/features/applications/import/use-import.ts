import { useCallback, useEffect, useRef, useState } from "react";
import type { ImportedApplication } from "#contract/values/desk/csv/csv-draft.ts";
import { currentOwner } from "#web/features/desk/account-marks.ts";
import { importApplications } from "./import-applications.ts";
import { type LastImport, readLastImport, rememberImport, undoLastImport } from "./last-import.ts";

/** How far an import has come. */
export type ImportProgress =
  | { step: "idle" }
  | { step: "running"; done: number; total: number }
  | { step: "stopped"; done: number; total: number; problem: string | null }
  | { step: "done"; total: number };

interface Work {
  file: string;
  applications: readonly ImportedApplication[];
  known: ReadonlySet<string>;
  done: number;
}

/** Runs an import with progress, cancelling and continuing, and remembers what it takes to undo it. */
export function useImport() {
  const [progress, setProgress] = useState<ImportProgress>({ step: "idle" });
  const [last, setLast] = useState<LastImport | null>(null);
  const work = useRef<Work | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => {
    setLast(readLastImport());
    return () => stop.current?.abort();
  }, []);

  const run = useCallback(async (current: Work) => {
    work.current = current;
    const total = current.applications.length;
    const started = current.done;
    const controller = new AbortController();
    stop.current = controller;
    setProgress({ step: "running", done: started, total });
    const { done, created, problem } = await importApplications(current.applications.slice(started), {
      known: current.known,
      signal: controller.signal,
      onProgress: (count) => setProgress({ step: "running", done: started + count, total }),
    });
    work.current = { ...current, done: started + done };
    const continued = started > 0 ? readLastImport() : null;
    const remembered = lastImportOf(current, created, continued);
    if (remembered.applications.length > 0) {
      rememberImport(remembered);
      setLast(remembered);
    }
    if (started + done === total) setProgress({ step: "done", total });
    else setProgress({ step: "stopped", done: started + done, total, problem });
  }, []);

  return {
    progress,
    last,
    start: (file: string, applications: readonly ImportedApplication[], known: ReadonlySet<string>) =>
      run({ file, applications, known, done: 0 }),
    cancel: () => stop.current?.abort(),
    resume: () => (work.current === null ? undefined : run(work.current)),
    reset: () => setProgress({ step: "idle" }),
    /** Returns how many applications it took back. Throws ApiError. */
    async undo(): Promise<number> {
      if (last === null) return 0;
      const deleted = await undoLastImport(last);
      rememberImport(null);
      setLast(null);
      setProgress({ step: "idle" });
      return deleted;
    },
  };
}

function lastImportOf({ file, applications }: Work, created: readonly string[], before: LastImport | null): LastImport {
  const events = new Map(applications.map((each) => [each.id, each.events.length]));
  const own = created.map((id) => ({ id, events: events.get(id) ?? 0 }));
  const owner = currentOwner();
  return { owner, file, at: new Date().toISOString(), applications: [...(before?.applications ?? []), ...own] };
}
