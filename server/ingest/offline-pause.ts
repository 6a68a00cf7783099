import type { Clock } from "#http/clock.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import type { BoardQueue } from "./board-scheduler.ts";

/** How long a claimed board has to make the attempt before another one may. */
const ATTEMPT_MS = 5000;

/** Returns the queue with a pause while there is no network: it then hands out one board per attempt. */
export function pausedWhileOffline(queue: BoardQueue, http: Pick<OutboundHttp, "outage">, clock: Clock): BoardQueue {
  let attemptedAtMs = -Infinity;
  const isPaused = () => {
    const outage = http.outage();
    if (outage === null) return false;
    return outage.nextAttemptAt.getTime() > clock.now() || clock.now() - attemptedAtMs < ATTEMPT_MS;
  };
  return {
    ...queue,
    heads: async (only) => (isPaused() ? [] : queue.heads(only)),
    async claim(head) {
      if (isPaused()) return null;
      const claimed = await queue.claim(head);
      if (claimed !== null && http.outage() !== null) attemptedAtMs = clock.now();
      return claimed;
    },
  };
}
