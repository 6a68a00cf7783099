import { QueryClient, useQuery } from "@tanstack/react-query";
import type { AlertSettings, AlertSettingsResponse } from "#contract/schemas/desk/alert-settings.ts";
import { callApi } from "#web/api/api-client.ts";
import { reloadSearches } from "./saved-searches-api.ts";

const PATH = "/api/me/alert-settings";
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });

/** Loads when the person hears of new jobs while `open`. */
export function useAlertSettings(open: boolean) {
  return useQuery(
    {
      queryKey: [PATH],
      queryFn: async ({ signal }) => (await callApi<AlertSettingsResponse>(PATH, { signal })).data,
      enabled: open,
      gcTime: 0,
      // What the person is typing stays.
      refetchOnWindowFocus: false,
    },
    client,
  );
}

/** Replaces when the person hears of new jobs; the next mails of saved searches follow. Throws ApiError. */
export async function saveAlertSettings(body: AlertSettings): Promise<void> {
  const { data } = await callApi<AlertSettingsResponse>(PATH, { method: "PUT", body });
  client.setQueryData([PATH], data);
  await reloadSearches();
}
