import { queueOfUrl } from "#http/vendor-hosts.ts";
import { bareHost } from "#http/url-guard.ts";
import type { Database } from "#postgres/database.ts";
import type { Source } from "#sources/source.ts";
import {
  boardsWithoutHostQueue,
  forgetHostQueues,
  hostQueuesInUse,
  setHostQueues,
} from "#store/catalogue/host-queues.ts";

/** The host queue of boards that have a host of their own each, so they needn't wait for one another. */
export const OWN_HOST = "*";

/**
 * Returns the host queue that a board's requests wait in. Boards with a host of their own share one name, because a queue
 * with one board needs no order.
 */
export function hostQueueOf(source: Source, token: string): string {
  const url = firstUrl(source, token);
  if (url === null) return OWN_HOST;
  const queue = queueOfUrl(url.href);
  if (queue.startsWith("*.")) return queue;
  const host = bareHost(url);
  const [account = ""] = token.toLowerCase().split("/");
  return token.toLowerCase().includes(host) || host.split(".").includes(account) ? OWN_HOST : queue;
}

function firstUrl(source: Source, token: string): URL | null {
  try {
    return URL.parse(source.requests({ token })[0]?.url ?? "");
  } catch {
    // A source that reads nothing without its API key.
    return null;
  }
}

/**
 * Assigns a host queue to every board that has none, and again to those whose host has since become one of a vendor's. Returns how
 * many it assigned.
 */
export async function assignHostQueues(database: Database, sources: ReadonlyMap<string, Source>): Promise<number> {
  const outdated = (await hostQueuesInUse(database)).filter(
    (host) => host !== "" && !host.startsWith("*") && queueOfUrl(`https://${host}/`) !== host,
  );
  if (outdated.length > 0) await forgetHostQueues(database, outdated);
  let assigned = 0;
  for (let after = "0"; ;) {
    const boards = await boardsWithoutHostQueue(database, { sources: [...sources.keys()], after });
    const found = boards.flatMap(({ id, source, token }) => {
      const known = sources.get(source);
      return known ? [{ id, hostQueue: hostQueueOf(known, token) }] : [];
    });
    await setHostQueues(database, found);
    assigned += found.length;
    const last = boards.at(-1);
    if (last === undefined) return assigned;
    after = last.id;
  }
}
