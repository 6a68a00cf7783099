import { useMemo } from "react";
import { SEEN_KEY } from "#web/shell/storage-keys.ts";
import { useStored, writeStored } from "#web/shell/use-stored.ts";

const MAX_SEEN = 1000;

/** Returns the jobs that the reader has opened in this browser. */
export function useSeenJobs(): ReadonlySet<string> {
  const [stored] = useStored(SEEN_KEY);
  return useMemo(() => new Set(idsIn(stored)), [stored]);
}

/** Notes that the reader has opened a job. Only this browser knows, and only the last thousand. */
export function markSeen(id: string): void {
  writeStored(SEEN_KEY, (stored) => {
    const others = idsIn(stored).filter((each) => each !== id);
    return [id, ...others].slice(0, MAX_SEEN).join(" ");
  });
}

function idsIn(stored: string | null): string[] {
  return stored?.split(" ") ?? [];
}
