import { QueryClient, useQuery } from "@tanstack/react-query";
import type {
  AccountSettings,
  AccountSettingsResponse,
  NotificationChoices,
} from "#contract/schemas/account-settings.ts";
import { callApi } from "#web/api/api-client.ts";
import { accountApi } from "#web/features/account/settings/account-paths.ts";

const KEY = ["account"];
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });

/** Loads the account's settings while `open`, and again whenever the window gets the focus. */
export function useAccountSettings(open: boolean) {
  return useQuery(
    {
      queryKey: KEY,
      queryFn: async ({ signal }) => (await callApi<AccountSettingsResponse>(accountApi.account, { signal })).data,
      enabled: open,
      gcTime: 0,
    },
    client,
  );
}

/** Sends an action, reloads the settings and returns the server's message. Throws ApiError. */
export async function sendAccountAction(path: string, body?: object): Promise<string> {
  try {
    return (await callApi<{ message: string }>(path, { method: "POST", ...(body && { body }) })).message;
  } finally {
    await client.invalidateQueries();
  }
}

/** Changes one notification choice. Throws ApiError if the server refuses. */
export async function chooseNotification(name: keyof NotificationChoices, on: boolean): Promise<void> {
  await callApi(accountApi.notifications, { method: "POST", body: { [name]: on } });
  client.setQueryData<AccountSettings>(
    KEY,
    (before) => before && { ...before, notifications: { ...before.notifications, [name]: on } },
  );
}
