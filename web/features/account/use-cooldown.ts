import { useEffect, useState } from "react";

/** Counts down whole seconds after `start`; 0 when idle. The end is a point in time, so a sleeping tab doesn't prolong it. */
export function useCooldown(seconds: number): [left: number, start: () => void] {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (endsAt === null) return;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) setEndsAt(null);
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  return [
    left,
    () => {
      setLeft(seconds);
      setEndsAt(Date.now() + seconds * 1000);
    },
  ];
}
