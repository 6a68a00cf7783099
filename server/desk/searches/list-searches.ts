import type { AlertSettings } from "#contract/schemas/desk/alert-settings.ts";
import type { ListedSearch, SavedSearch } from "#contract/schemas/desk/saved-search.ts";
import { nextAlertAt } from "#contract/values/desk/alert-times.ts";
import { searchParamsOf } from "#contract/values/desk/saved-search.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { alertSettings } from "#store/desk/alert-settings.ts";
import { type SavedSearchRow, savedSearches, type SearchFindings, searchFindings } from "#store/desk/saved-searches.ts";

/** Returns an account's saved searches in the order of their names, each with what it has found. */
export async function listSearches({ database: { db } }: DeskContext, accountId: string): Promise<ListedSearch[]> {
  const [rows, findings, settings] = await Promise.all([
    savedSearches(db, accountId),
    searchFindings(db, accountId),
    alertSettings(db, accountId),
  ]);
  const byId = new Map(findings.map((each) => [each.id, each]));
  const now = new Date();
  return rows.map((row) => {
    const { found = 0, waiting = 0, dueAt = null } = byId.get(row.id) ?? {};
    return {
      ...toSavedSearch(row),
      since: row.filtersSince.toISOString(),
      found,
      waiting,
      nextMailAt: nextMailAt(row, dueAt, settings, now)?.toISOString() ?? null,
    };
  });
}

/** Returns when the next mail may bring a search's jobs. What waits for a paused search isn't mailed. */
function nextMailAt(
  { frequency, pausedUntil }: SavedSearchRow,
  dueAt: SearchFindings["dueAt"],
  settings: AlertSettings,
  now: Date,
): Date | null {
  if (frequency === "off") return null;
  const isPaused = pausedUntil !== null && pausedUntil > now;
  const personPausedUntil = settings.pausedUntil === null ? now : new Date(settings.pausedUntil);
  const from = new Date(Math.max(+now, +personPausedUntil, isPaused ? +pausedUntil : 0));
  if (dueAt !== null && !isPaused) return dueAt > from ? dueAt : from;
  return frequency === "at-once" ? null : nextAlertAt(frequency, settings, from);
}

export function toSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    params: searchParamsOf(row.filters, row.sortBy),
    frequency: row.frequency,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
