import type { Secrets } from "#app/secrets.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const LENGTH = 24;

/**
 * Returns the markers that prove a claim: the one to publish, then the one from before a change of the secret. They belong to one person's
 * claim of one company with one domain, so that copying somebody else's from DNS proves nothing. Only letters, because what looks like a
 * number in a posting is masked.
 */
export function claimMarkers(
  secrets: Pick<Secrets, "personalHashes">,
  { id, accountId, domain }: { id: string; accountId: string; domain: string },
): [string, ...string[]] {
  const [current, ...old] = secrets.personalHashes(`employer-claim:${id}:${accountId}:${domain}`);
  return [markerOf(current), ...old.map(markerOf)];
}

function markerOf(hash: Buffer): string {
  return `afield-claim-${Array.from(hash.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}
