import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FirstReadingResponse, FirstReadingStatus } from "#contract/schemas/first-reading.ts";
import { FIRST_READING_PATH, firstReadingText } from "#contract/values/first-reading.ts";
import { hydrateNow } from "#web/hydration/hydration.ts";
import { FIRST_READING_EVENT, type FirstReadingEvent } from "#web/shell/first-reading-mark.ts";

const ASK_EVERY_MS = 4000;
/** Before the boards are there, or while no worker runs. */
const WAIT_MS = 8000;
/** Looks after the end, because lists may be a few seconds behind. */
const LAST_LOOKS = 3;

/** One quiet line on how far the first reading is. It asks the server until the reading is over. */
export function FirstReadingLine() {
  const [status, setStatus] = useState<FirstReadingStatus | null>(null);
  useEffect(() => askUntilOver(setStatus), []);
  useCloseAfterEnd(status?.over === true);
  const text = status === null ? null : lineOf(status);
  return (
    <>
      {text !== null && (
        <p className="enter m-0 flex items-start gap-2 text-meta text-ink-2">
          <span
            aria-hidden="true"
            className={`mt-1.5 size-1.75 flex-none rounded-full ${status?.network ? "bg-ink-3" : "bg-live"}`}
          />
          {text}
        </p>
      )}
      <p role="status" className="sr-only">
        {status !== null && announcementOf(status)}
      </p>
    </>
  );
}

/** Closes the line's room with the first navigation after the end, when everything moves anyway. */
function useCloseAfterEnd(over: boolean): void {
  const { key } = useLocation();
  const endedOn = useRef<string | null>(null);
  useEffect(() => {
    if (!over) return;
    endedOn.current ??= key;
    if (endedOn.current !== key) delete document.documentElement.dataset["firstReading"];
  }, [over, key]);
}

function lineOf({ reading, network, over }: FirstReadingStatus): string | null {
  if (over) return null;
  if (network !== null)
    return `No network: real boards can't be read. Trying again at ${clockTime(network.nextAttemptAt)}.`;
  return reading && firstReadingText(reading);
}

/** Says what changes for the reader, not every count. */
function announcementOf({ reading, network, sample, over }: FirstReadingStatus): string {
  if (!sample && (over || reading !== null)) return "The lists show real jobs.";
  if (network !== null) return "No network: the sample jobs stay.";
  return reading === null ? "" : "Real boards are being read. The sample jobs stay until the first real ones arrive.";
}

/** Formats a time of today as the reader's clock shows it, such as 14:05. */
function clockTime(iso: string): string {
  return new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
}

function askUntilOver(onStatus: (status: FirstReadingStatus) => void): () => void {
  let timer: number | undefined;
  let stopped = false;
  let looks = 0;
  let last = 0;
  const ask = async () => {
    const status = document.visibilityState === "visible" ? await readStatus() : null;
    if (stopped) return;
    if (status !== null) {
      onStatus(status);
      looks += 1;
      const event: FirstReadingEvent = new CustomEvent(FIRST_READING_EVENT, { detail: { status, looks } });
      document.dispatchEvent(event);
      // The lists that aren't hydrated hear the next one.
      if (!status.sample && document.querySelector("[data-awaits-jobs]") !== null) hydrateNow();
      if (status.over) last += 1;
    }
    if (last > LAST_LOOKS) return;
    timer = window.setTimeout(() => void ask(), status?.reading === null && !status.over ? WAIT_MS : ASK_EVERY_MS);
  };
  void ask();
  return () => {
    stopped = true;
    window.clearTimeout(timer);
  };
}

async function readStatus(): Promise<FirstReadingStatus | null> {
  try {
    const answer = await fetch(FIRST_READING_PATH);
    return answer.ok ? ((await answer.json()) as FirstReadingResponse).data : null;
  } catch {
    // The server or the network is away for a moment; the next look tells.
    return null;
  }
}
