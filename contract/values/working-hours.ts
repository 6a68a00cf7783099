import type { SearchSettings } from "#contract/schemas/search-settings.ts";

export type Workday = NonNullable<SearchSettings["workday"]>;
/** UTC offsets in hours. */
export interface Zones {
  from: number;
  to: number;
}

/** The hours a team is assumed to work, in its own time: postings name zones but rarely hours. */
export const TEAM_DAY = { from: 9, to: 17 } as const;

const DAY_H = 24;
const STEP_H = 0.5;

/** Returns the hours that an IANA time zone is ahead of UTC at a moment; null for an unknown zone. */
export function zoneOffset(timeZone: string, at: Date): number | null {
  try {
    const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(at);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
  } catch {
    return null;
  }
}

export interface Overlap {
  /** Hours that both work, and the length of the reader's day. */
  shared: number;
  of: number;
  /** The offset assumed for the team: of the zones named, the one with the most overlap. */
  teamOffset: number;
  yourOffset: number;
}

/** Returns how much of the reader's day overlaps with a team in these zones; null if the reader's zone is unknown. */
export function overlapWith(zones: Zones, workday: Workday, at: Date): Overlap | null {
  const yourOffset = zoneOffset(workday.timeZone, at);
  return yourOffset === null ? null : overlapAt(zones, workday, yourOffset);
}

/** Returns the same for a reader whose clock is `yourOffset` hours ahead of UTC. */
export function overlapAt(zones: Zones, workday: Pick<Workday, "from" | "to">, yourOffset: number): Overlap {
  const offsets = [zones.from, zones.to];
  for (let offset = Math.ceil(zones.from / STEP_H) * STEP_H; offset < zones.to; offset += STEP_H) offsets.push(offset);
  const [best] = offsets
    .map((teamOffset) => ({ teamOffset, shared: sharedHours(workday, yourOffset, teamOffset) }))
    .sort(
      (one, other) =>
        other.shared - one.shared || Math.abs(one.teamOffset - yourOffset) - Math.abs(other.teamOffset - yourOffset),
    );
  return { ...best!, of: workday.to - workday.from, yourOffset };
}

/** Compares both days on one clock; each may run past midnight. */
function sharedHours({ from, to }: Pick<Workday, "from" | "to">, yourOffset: number, teamOffset: number): number {
  const ahead = yourOffset - teamOffset;
  let shared = 0;
  for (const days of [-2, -1, 0, 1, 2]) {
    const start = TEAM_DAY.from + ahead + days * DAY_H;
    shared += Math.max(0, Math.min(to, start + TEAM_DAY.to - TEAM_DAY.from) - Math.max(from, start));
  }
  return shared;
}
