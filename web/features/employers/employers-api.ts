import type { EmployerClaimsResponse } from "#contract/schemas/employers/claims.ts";
import { callApi } from "#web/api/api-client.ts";

export const EMPLOYERS_API = "/api/me/employers";
export type Claim = EmployerClaimsResponse["data"][number];
export type Proof = Claim["proofs"][number];

export const claimApi = (id: string, part: string) => `${EMPLOYERS_API}/${encodeURIComponent(id)}/${part}`;

/** Sends an action. Returns the server's message; throws ApiError. */
export async function act(path: string, body?: object): Promise<string> {
  const { message = "" } = await callApi<{ message?: string }>(path, { method: "POST", body });
  return message;
}
