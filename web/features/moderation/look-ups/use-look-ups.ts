import type { OpenedCaseResponse } from "#contract/schemas/moderation/desk.ts";
import type { LookUpRequest, LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { callApi } from "#web/api/api-client.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { deskPaths } from "../desk-paths.ts";

/** The log of look-ups. */
export function useLookUps() {
  const { state, load } = useLoaded<LookUpsResponse>(deskPaths.lookUpsApi);
  return { state, load: () => void load() };
}

/** Looks an account, jobs or a company up. Returns what was found, or why that failed. */
export async function lookUp(body: LookUpRequest): Promise<LookUpResponse["data"] | string> {
  try {
    return (await callApi<LookUpResponse>(deskPaths.lookUpsApi, { method: "POST", body })).data;
  } catch (error) {
    return actionFailure(error);
  }
}

/** Opens a case about what a look-up finds. Returns its id, or why that failed. */
export async function openCase(body: LookUpRequest): Promise<{ id: string } | { failure: string }> {
  try {
    return (await callApi<OpenedCaseResponse>(deskPaths.casesApi, { method: "POST", body })).data;
  } catch (error) {
    return { failure: actionFailure(error) };
  }
}
