import { QueryClient, useQuery } from "@tanstack/react-query";
import type { ApiKey, NewApiKey } from "#contract/schemas/api-keys.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });

/** Loads the person's API keys while `open`. */
export function useApiKeys(open: boolean) {
  return useQuery(
    {
      queryKey: ["api-keys"],
      queryFn: ({ signal }) => callApi<{ data: ApiKey[] }>(api.apiKeys, { signal }),
      enabled: open,
      gcTime: 0,
    },
    client,
  );
}

/** Makes a key and reloads the list. Returns the key, which can't be read again; throws ApiError. */
export async function makeApiKey(body: NewApiKey): Promise<string> {
  const { key } = await callApi<{ key: string }>(api.apiKeys, { method: "POST", body });
  await client.invalidateQueries();
  return key;
}

/** Revokes a key and reloads the list. Returns the server's message; throws ApiError. */
export async function revokeApiKey(id: string): Promise<string> {
  try {
    return (await callApi<{ message: string }>(`${api.apiKeys}/${id}/revoke`, { method: "POST" })).message;
  } finally {
    await client.invalidateQueries();
  }
}
