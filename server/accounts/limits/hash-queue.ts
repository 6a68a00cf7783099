import { AccountError } from "../account-error.ts";
import { siteOf } from "../network-key.ts";

/** Places for callers from networks that the account's owner has used, and as many for all others: what one core hashes in about a second. */
const MAY_WAIT = 25;
/** Running and waiting hashes of one site, for known callers and for others. */
const PER_SITE = 4;

/** Whom a hash is computed for. */
export interface HashCaller {
  network: string;
  /** Whether the owner of the account has proved to use this network. */
  known: boolean;
  /** The account whose password it is, for the log. */
  account?: string | undefined;
}

interface Waiting {
  known: boolean;
  start(): void;
}

/**
 * Returns a function that runs work, `atOnce` pieces at a time. Known networks go first and have places of their own; a site, such as an IPv6 /48,
 * has few, so that no network can fill the queue.
 */
export function createHashQueue(atOnce: number): <T>(caller: HashCaller, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: Waiting[] = [];
  const perSite = new Map<string, number>();

  function enter(site: string, known: boolean): void {
    const own = perSite.get(site) ?? 0;
    const ahead = waiting.filter((each) => each.known === known).length;
    if (own >= PER_SITE || (running >= atOnce && ahead >= MAY_WAIT)) {
      throw new AccountError("busy", "We are busy right now. Please try again in a few seconds.", { retryAfterS: 5 });
    }
    perSite.set(site, own + 1);
  }

  function leave(site: string): void {
    const left = (perSite.get(site) ?? 1) - 1;
    if (left === 0) perSite.delete(site);
    else perSite.set(site, left);
    const next = Math.max(
      0,
      waiting.findIndex((each) => each.known),
    );
    const [started] = waiting.splice(next, 1);
    // The next one takes the place over at once, so that nobody overtakes it.
    if (started) started.start();
    else running -= 1;
  }

  return async function inTurn(caller, work) {
    const site = `${siteOf(caller.network)} ${caller.known}`;
    enter(site, caller.known);
    if (running < atOnce) running += 1;
    else await new Promise<void>((start) => waiting.push({ known: caller.known, start }));
    try {
      return await work();
    } finally {
      leave(site);
    }
  };
}
