const KEY = "afield.wish";
/** As long as the link in the mail works. */
const WISH_TTL_MS = 24 * 3_600_000;

/** Keeps the page that a person came for while they register, because the link in the mail opens another window. */
export function keepWish(wanted: string | null): void {
  try {
    if (wanted === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ wanted, at: Date.now() }));
  } catch {
    // Storage is blocked: they end up at the jobs.
  }
}

/** Returns the page that was kept, or null. Check it like any address from outside. */
export function keptWish(): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !("at" in kept) || !("wanted" in kept)) return null;
    return typeof kept.at === "number" && Date.now() - kept.at < WISH_TTL_MS ? kept.wanted : null;
  } catch {
    return null;
  }
}
