import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import type { PasskeyOptionsResponse } from "#contract/schemas/employers/passkeys.ts";
import { callApi } from "#web/api/api-client.ts";

export const PASSKEYS_API = "/api/me/passkeys";
const post = <Answer>(path: string, body?: object) => callApi<Answer>(path, { method: "POST", body });

/** Has the browser make a passkey and stores it. Returns the server's message; throws ApiError, or the browser's refusal. */
export async function addPasskey(name: string): Promise<string> {
  const { data } = await post<PasskeyOptionsResponse>(`${PASSKEYS_API}/options`);
  // The shape is WebAuthn's, which the server took from the same library.
  const made = await startRegistration({ optionsJSON: data as unknown as PublicKeyCredentialCreationOptionsJSON });
  return (await post<{ message: string }>(PASSKEYS_API, { name, made })).message;
}

/** Has the browser sign with one of the account's passkeys, which counts in this session from then on. */
export async function showPasskey(): Promise<string> {
  const { data } = await post<PasskeyOptionsResponse>(`${PASSKEYS_API}/confirm-options`);
  const signed = await startAuthentication({ optionsJSON: data as unknown as PublicKeyCredentialRequestOptionsJSON });
  return (await post<{ message: string }>(`${PASSKEYS_API}/confirm`, { signed })).message;
}

export async function removePasskey(id: string): Promise<string> {
  return (await post<{ message: string }>(`${PASSKEYS_API}/${encodeURIComponent(id)}/remove`)).message;
}
