const KEY = "afield.recommendations";

/** Visits closer together than this are one visit, so that a reload doesn't make everything old. */
const ONE_VISIT_MS = 3_600_000;

interface Visits {
  /** When this visit began, and the one before; milliseconds since 1970. */
  at: number;
  before: number | null;
}

/** Notes a visit of the recommendations in this browser. Returns when the visit before this one began, or null. */
export function noteVisit(now: number, storage: Pick<Storage, "getItem" | "setItem"> = localStorage): number | null {
  try {
    const last = readVisits(storage.getItem(KEY));
    const visits: Visits = last !== null && now - last.at < ONE_VISIT_MS ? last : { at: now, before: last?.at ?? null };
    storage.setItem(KEY, JSON.stringify(visits));
    return visits.before;
  } catch {
    // Storage is blocked: every visit is the first.
    return null;
  }
}

function readVisits(text: string | null): Visits | null {
  if (text === null) return null;
  const { at, before } = JSON.parse(text) as Partial<Visits>;
  return typeof at === "number" ? { at, before: typeof before === "number" ? before : null } : null;
}
