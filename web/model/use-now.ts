import { useEffect, useState } from "react";

const EVERY_MS = 60_000;

/** The time, moving on each minute. It starts at the time the page was made, so that server and browser write the same words. */
export function useNow(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
