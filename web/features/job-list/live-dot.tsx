const LIVE_FOR_MS = 24 * 3_600_000;

/** A dot next to a job's age when the job was seen open within a day. */
export function LiveDot({ lastSeenAt, now }: { lastSeenAt: string; now: number }) {
  if (now - Date.parse(lastSeenAt) >= LIVE_FOR_MS) return null;
  return <span aria-hidden="true" className="size-1.75 rounded-full bg-live" />;
}
