import type { LookUpRequest, LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { callApi } from "#web/api/api-client.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { deskPaths } from "./desk-paths.ts";

/** The log of look-ups. */
export function useLookUps() {
  const { state, load } = useLoaded<LookUpsResponse>(deskPaths.lookUpsApi);
  return { state, load: () => void load() };
}

/** Looks an account or a job up. Returns what was found, or why that failed. */
export async function lookUp(body: LookUpRequest): Promise<LookUpResponse["data"] | string> {
  try {
    return (await callApi<LookUpResponse>(deskPaths.lookUpsApi, { method: "POST", body })).data;
  } catch (error) {
    return actionFailure(error);
  }
}
