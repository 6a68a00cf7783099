import { useEffect } from "react";
import { markSeen } from "./seen-jobs.ts";

/** Notes that the reader has opened this job. */
export function MarkSeen({ id }: { id: string }) {
  useEffect(() => markSeen(id), [id]);
  return null;
}
