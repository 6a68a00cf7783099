import { useEffect, useState } from "react";

const TICK_MS = 60_000;

/** Returns the current time, updated each minute. It starts at the server's render time, so that hydration matches. */
export function useNow(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
