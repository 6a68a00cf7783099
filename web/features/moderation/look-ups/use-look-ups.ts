import type { OpenedCaseResponse } from "#contract/schemas/moderation/desk.ts";
import type { LookUpRequest, LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { sendForm } from "#web/api/forms/send-form.ts";
import { type Wrong, wrongOf } from "#web/api/forms/wrong-field.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { deskPaths } from "../desk-paths.ts";

/** The log of look-ups. */
export function useLookUps() {
  const { state, load } = useLoaded<LookUpsResponse>(deskPaths.lookUpsApi);
  return { state, load: () => void load() };
}

/** Looks an account, jobs or a company up. Returns what was found, or why that failed. */
export async function lookUp(body: LookUpRequest): Promise<{ data: LookUpResponse["data"] } | { wrong: Wrong }> {
  try {
    return await sendForm<LookUpResponse>(deskPaths.lookUpsApi, "POST", body);
  } catch (error) {
    return { wrong: wrongOf(error) };
  }
}

/** Opens a case about what a look-up finds. Returns its id, or why that failed. */
export async function openCase(body: LookUpRequest): Promise<{ id: string } | { wrong: Wrong }> {
  try {
    return (await sendForm<OpenedCaseResponse>(deskPaths.casesApi, "POST", body)).data;
  } catch (error) {
    return { wrong: wrongOf(error) };
  }
}
