import { z } from "zod";
import { ALERT_FREQUENCIES, MAX_SEARCH_NAME, MAX_SEARCH_PARAMS } from "#contract/values/desk/saved-search.ts";
import { storable } from "../stored-text.ts";

const frequency = z.enum(ALERT_FREQUENCIES, `frequency must be one of: ${ALERT_FREQUENCIES.join(" | ")}`);

/** A search that a person has saved under a name. */
export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** The parameters of `GET /api/jobs` in canonical form. `livesIn` is there only if the search asks for jobs open to that country. */
  params: z.string(),
  frequency,
  /** Until when there are no alerts; null while they aren't paused. */
  pausedUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchResponse = z.object({ data: SavedSearch });
export type SavedSearchResponse = z.infer<typeof SavedSearchResponse>;

/** A saved search with what it has found. */
export const ListedSearch = SavedSearch.extend({
  /** Since when it has these filters. */
  since: z.iso.datetime(),
  /** How many jobs it has found since then, before another saved search did. */
  found: z.int(),
  /** How many of its jobs wait for the next mail. */
  waiting: z.int(),
  /** When the next mail may bring its jobs; null while it sends none, and for one that tells at once while nothing waits. */
  nextMailAt: z.iso.datetime().nullable(),
});
export type ListedSearch = z.infer<typeof ListedSearch>;

/** In the order of their names. */
export const SavedSearchesResponse = z.object({ data: z.array(ListedSearch) });
export type SavedSearchesResponse = z.infer<typeof SavedSearchesResponse>;

/** Clients make the ids, so that a repeated call saves nothing twice. */
export const SavedSearchId = z.uuid({ error: "Please send a UUID" }).toLowerCase();

export const SaveSearchRequest = z.strictObject({
  name: storable(
    z
      .string()
      .trim()
      .min(1, "Please give your search a name")
      .max(MAX_SEARCH_NAME, `A name has at most ${MAX_SEARCH_NAME} characters`),
  ),
  /** The parameters of `GET /api/jobs`, as in an address. Page and hide rules don't belong to a saved search and are ignored. */
  params: storable(z.string().max(MAX_SEARCH_PARAMS, `A search has at most ${MAX_SEARCH_PARAMS} characters`)),
  frequency: frequency.default("daily"),
  pausedUntil: z.iso
    .datetime("Please send a date and time in UTC, such as 2026-12-24T08:00:00Z")
    .nullable()
    .default(null),
});
export type SaveSearchRequest = z.input<typeof SaveSearchRequest>;
