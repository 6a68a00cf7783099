import { QueryClient, useQuery } from "@tanstack/react-query";
import { callApi } from "#web/api/api-client.ts";

/** The API paths of channels. Apart from the others, because every page loads those. */
export const channelApi = {
  push: "/api/me/push-subscriptions",
  endPush: "/api/me/push-subscriptions/end",
  webhook: "/api/me/alert-webhook",
  testWebhook: "/api/me/alert-webhook/test",
  resumeWebhook: "/api/me/alert-webhook/resume",
  endWebhook: "/api/me/alert-webhook/end",
  feeds: "/api/me/alert-feeds",
  renewFeeds: "/api/me/alert-feeds/renew",
  endFeeds: "/api/me/alert-feeds/end",
} as const;

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });

/** Loads what the account has of one channel while `open`, and again whenever the window gets the focus. */
export function useChannel<Response>(path: string, open: boolean, refetchInterval: number | false = false) {
  return useQuery(
    {
      queryKey: [path],
      queryFn: ({ signal }) => callApi<Response>(path, { signal }),
      enabled: open,
      gcTime: 0,
      refetchInterval,
    },
    client,
  );
}

/** Sends a change and loads all channels again. Throws ApiError. */
export async function changeChannel<Response>(path: string, method: "POST" | "PUT", body?: object): Promise<Response> {
  try {
    return await callApi<Response>(path, { method, ...(body !== undefined && { body }) });
  } finally {
    await client.invalidateQueries();
  }
}
