const PREFIX = "afield.invitation.";

/** The part of a link's secret that names the stored key: too little to open anything. */
const nameOf = (token: string) => PREFIX + token.slice(0, 8);

/** Returns the key that this browser got when it proved the work address, if any. */
export function keptKey(token: string): string | undefined {
  try {
    return localStorage.getItem(nameOf(token)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the key, so that the contact can come back to mark the referral as submitted. */
export function keepKey(token: string, key: string): void {
  try {
    localStorage.setItem(nameOf(token), key);
  } catch {
    // Storage is blocked: they prove their address again.
  }
}
