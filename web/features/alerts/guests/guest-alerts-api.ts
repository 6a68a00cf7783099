import { QueryClient, useQuery } from "@tanstack/react-query";
import type {
  GuestAlertRequest,
  GuestAlertsResponse,
  GuestSearchRequest,
} from "#contract/schemas/desk/guest-alerts.ts";
import { ApiError, callApi } from "#web/api/api-client.ts";

const PATH = "/api/guest-alerts";
const pathOf = (token: string): string => `${PATH}/${encodeURIComponent(token)}`;
const searchPath = (token: string, id: string): string => `${pathOf(token)}/searches/${id}`;
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });

/** Asks for alerts at an address, which gets a link to confirm them. Returns the server's message; throws ApiError. */
export async function askForAlerts(body: GuestAlertRequest): Promise<string> {
  return (await callApi<{ message: string }>(PATH, { method: "POST", body })).message;
}

/** Loads the alerts that a mailed link manages; null for a link that has ended. */
export function useGuestAlerts(token: string) {
  return useQuery(
    {
      queryKey: [token],
      queryFn: async ({ signal }) => {
        try {
          return (await callApi<GuestAlertsResponse>(pathOf(token), { signal })).data;
        } catch (problem) {
          if (problem instanceof ApiError && problem.status === 404) return null;
          throw problem;
        }
      },
      gcTime: 0,
      // What the person is changing stays.
      refetchOnWindowFocus: false,
    },
    client,
  );
}

/** Begins the mails of a search. Throws ApiError. */
export async function confirmAlert(token: string, id: string): Promise<void> {
  const { data } = await callApi<GuestAlertsResponse>(`${searchPath(token, id)}/confirm`, { method: "POST" });
  client.setQueryData([token], data);
}

/** Changes how often a search tells, and until when it doesn't. Throws ApiError. */
export async function changeAlert(token: string, id: string, body: GuestSearchRequest): Promise<void> {
  const { data } = await callApi<GuestAlertsResponse>(searchPath(token, id), { method: "PUT", body });
  client.setQueryData([token], data);
}

/** Ends one alert. Throws ApiError. */
export async function endAlert(token: string, id: string): Promise<void> {
  await callApi(searchPath(token, id), { method: "DELETE" });
  await client.invalidateQueries({ queryKey: [token] });
}

/** Ends every alert and deletes the address. Throws ApiError. */
export async function endAllAlerts(token: string): Promise<void> {
  await callApi(pathOf(token), { method: "DELETE" });
  client.setQueryData([token], null);
}
