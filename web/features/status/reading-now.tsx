import { WifiOff } from "lucide-react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { SystemStatus } from "#contract/schemas/status.ts";
import { firstReadingText } from "#contract/values/first-reading.ts";
import { exactTime } from "#web/model/dates.ts";
import { Notice } from "#web/ui/display/notice.tsx";

/** The response is this old at most, so asking more often would change nothing. */
const REFRESH_MS = 20_000;

/** What is special at the moment: no network, or the first reading. The figures follow it. */
export function ReadingNow({ status: { network, firstReading } }: { status: SystemStatus }) {
  useRefresh(network !== null || firstReading !== null);
  return (
    <>
      {network !== null && (
        <Notice variant="caution" icon={WifiOff} className="mb-4">
          <b className="font-semibold">No network.</b> Since{" "}
          <time dateTime={network.since}>{exactTime(network.since)}</time> no board can be read. Next attempt:{" "}
          <time dateTime={network.nextAttemptAt}>{exactTime(network.nextAttemptAt)}</time>.
        </Notice>
      )}
      {firstReading !== null && (
        <section aria-labelledby="first-reading" className="mb-6">
          <h2 id="first-reading">First reading</h2>
          <p className="mt-1 text-ui">{firstReadingText(firstReading)}</p>
          <progress
            aria-labelledby="first-reading"
            value={firstReading.boardsRead}
            max={firstReading.boards}
            className="mt-2 block h-1.5 w-full max-w-md appearance-none overflow-hidden rounded-full bg-line-2 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line-2 [&::-webkit-progress-value]:bg-accent"
          />
        </section>
      )}
    </>
  );
}

function useRefresh(on: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [on, revalidate]);
}
