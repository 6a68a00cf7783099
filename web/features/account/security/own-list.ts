import { QueryClient, useQuery } from "@tanstack/react-query";
import { callApi } from "#web/api/api-client.ts";

/** Loads a list of the account's, and again after each action on it. */
export function createOwnList<Item>(path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } });
  const reload = async (): Promise<void> => await client.invalidateQueries();
  return {
    /** Loads while `open`, and again whenever the window gets the focus. */
    useList: (open: boolean) =>
      useQuery(
        {
          queryKey: [path],
          queryFn: ({ signal }) => callApi<{ data: Item[] }>(path, { signal }),
          enabled: open,
          gcTime: 0,
        },
        client,
      ),
    reload,
    /** Sends an action and reloads the list. Returns the server's message; throws ApiError. */
    async act(actionPath: string): Promise<string> {
      try {
        return (await callApi<{ message: string }>(actionPath, { method: "POST" })).message;
      } finally {
        await reload();
      }
    },
  };
}
