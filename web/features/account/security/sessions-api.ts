import { QueryClient, useQuery } from "@tanstack/react-query";
import type { SessionsResponse } from "#contract/schemas/sessions.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });

/** Loads where the account is logged in while `open`, and again whenever the window gets the focus. */
export function useSessions(open: boolean) {
  return useQuery(
    {
      queryKey: ["sessions"],
      queryFn: ({ signal }) => callApi<SessionsResponse>(api.sessions, { signal }),
      enabled: open,
      gcTime: 0,
    },
    client,
  );
}

/** Ends one session, or all others without `id`, and reloads the list. Returns the server's message; throws ApiError. */
export async function endSession(id?: string): Promise<string> {
  const path = id === undefined ? api.endOtherSessions : api.endSession(id);
  try {
    return (await callApi<{ message: string }>(path, { method: "POST" })).message;
  } finally {
    await reloadSessions();
  }
}

export async function reloadSessions(): Promise<void> {
  await client.invalidateQueries();
}
