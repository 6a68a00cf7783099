const NAME = "afield.card";
/** Days for which a card that somebody has opened goes first: long enough to register and come back. */
const FIRST_FOR_DAYS = 7;
const DAY_MS = 86_400_000;

interface KeptCard {
  slug: string;
  company: string;
  until: number;
}

/** Remembers the card that led here, so that its referrer is asked first even after a registration. */
export function keepCard(slug: string, company: string, now = Date.now()): void {
  try {
    localStorage.setItem(
      NAME,
      JSON.stringify({ slug, company, until: now + FIRST_FOR_DAYS * DAY_MS } satisfies KeptCard),
    );
  } catch {
    // Storage is blocked: the company's referrers are asked in the usual order.
  }
}

/** Returns the card of this company that this browser has opened lately. */
export function keptCard(company: string, now = Date.now()): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "null") as KeptCard | null;
    return kept !== null && kept.company === company && kept.until > now ? kept.slug : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the card once somebody has been asked. */
export function forgetCard(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // Storage is blocked.
  }
}
