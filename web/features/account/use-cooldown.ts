import { useEffect, useState } from "react";

/** When each cooldown of this tab ends, so that leaving a screen and coming back doesn't shorten one. */
const ends = new Map<string, number>();

const secondsLeft = (key: string): number => Math.max(0, Math.ceil(((ends.get(key) ?? 0) - Date.now()) / 1000));

/**
 * Counts down whole seconds after `start`; 0 when idle. Screens with the same `key` share a countdown. The end is a point in time, so a sleeping
 * tab doesn't prolong it.
 */
export function useCooldown(key: string, seconds: number): [left: number, start: () => void] {
  const [left, setLeft] = useState(() => secondsLeft(key));
  const running = left > 0;
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(key));
    tick();
    if (!running) return;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [key, running]);
  return [
    left,
    () => {
      ends.set(key, Date.now() + seconds * 1000);
      setLeft(seconds);
    },
  ];
}
