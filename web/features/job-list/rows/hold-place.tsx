import { useEffect, useState } from "react";

/**
 * Keeps the page where it is while jobs replace placeholders of another height. The browser would hold on to what follows the list instead,
 * and lead away from the job that Back returns to.
 */
export function HoldPlace({ pending }: { pending: boolean }) {
  const [holding, setHolding] = useState(pending);
  useEffect(() => {
    if (pending) {
      setHolding(true);
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Only once the jobs have been laid out, which follows the frame's callbacks.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setHolding(false))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [pending]);
  return holding || pending ? <span hidden className="holds-place" /> : null;
}
