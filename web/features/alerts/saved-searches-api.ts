import type { ListedSearch, SavedSearch, SaveSearchRequest } from "#contract/schemas/desk/saved-search.ts";
import { callApi } from "#web/api/api-client.ts";
import { createOwnList } from "#web/features/account/security/own-list.ts";

const PATH = "/api/me/searches";
const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;
const searches = createOwnList<ListedSearch>(PATH);

/** Loads the person's saved searches while `open`, and again whenever the window gets the focus. */
export const useSavedSearches = searches.useList;
export const reloadSearches = searches.reload;

/** Saves a search under an id, or replaces that one. Reloads the list and throws ApiError. */
export async function saveSearch(id: string, body: SaveSearchRequest): Promise<SavedSearch> {
  const { data } = await callApi<{ data: SavedSearch }>(pathOf(id), { method: "PUT", body });
  await searches.reload();
  return data;
}

/** Returns what saves a search again as it is, with some of its parts changed. */
export function searchRequest(
  { name, params, frequency, pausedUntil }: SavedSearch,
  changes: Partial<SaveSearchRequest> = {},
): SaveSearchRequest {
  return { name, params, frequency, pausedUntil, ...changes };
}

/** Deletes a search and reloads the list. Throws ApiError. */
export async function deleteSearch(id: string): Promise<void> {
  try {
    await callApi(pathOf(id), { method: "DELETE" });
  } finally {
    await searches.reload();
  }
}
