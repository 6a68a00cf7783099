import { useEffect, useEffectEvent } from "react";
import { FIRST_READING_EVENT, type FirstReadingEvent } from "#web/shell/first-reading-mark.ts";

/** A list that isn't full is loaded again at every so many looks. */
const LOOKS_PER_REFRESH = 3;

export interface AwaitingList {
  /** Whether the list shows sample jobs. */
  sample: boolean;
  /** Whether it has room for more jobs. */
  short: boolean;
  refresh: () => void;
}

/** Loads a list again during the first reading: when real jobs have replaced the samples, and now and then while it isn't full. */
export function useAwaitedJobs({ sample, short, refresh }: AwaitingList): void {
  const onLook = useEffectEvent((event: Event) => {
    const { status, looks } = (event as FirstReadingEvent).detail;
    if (!status.sample && (sample || (short && looks % LOOKS_PER_REFRESH === 0))) refresh();
  });
  useEffect(() => {
    const listener = (event: Event) => onLook(event);
    document.addEventListener(FIRST_READING_EVENT, listener);
    return () => document.removeEventListener(FIRST_READING_EVENT, listener);
  }, []);
}
