import type { ApiKey, NewApiKey } from "#contract/schemas/api-keys.ts";
import { callApi } from "#web/api/api-client.ts";
import { accountApi } from "#web/features/account/settings/account-paths.ts";
import { createOwnList } from "./own-list.ts";

const keys = createOwnList<ApiKey>(accountApi.apiKeys);

/** Loads the person's API keys while `open`, and again whenever the window gets the focus. */
export const useApiKeys = keys.useList;

/** Makes a key and reloads the list. Returns the key, which can't be read again; throws ApiError. */
export async function makeApiKey(body: NewApiKey): Promise<string> {
  const { key } = await callApi<{ key: string }>(accountApi.apiKeys, { method: "POST", body });
  await keys.reload();
  return key;
}

/** Revokes a key and reloads the list. Returns the server's message; throws ApiError. */
export async function revokeApiKey(id: string): Promise<string> {
  return await keys.act(`${accountApi.apiKeys}/${id}/revoke`);
}
