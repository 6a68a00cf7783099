import { z } from "zod";
import { API_KEY_SCOPES, type ApiKeyScope, MAX_API_KEY_DAYS, MAX_API_KEY_NAME } from "#contract/values/api-keys.ts";
import { storable } from "./stored-text.ts";

const Scope = z.enum(Object.keys(API_KEY_SCOPES) as ApiKeyScope[], {
  error: `scopes must be some of: ${Object.keys(API_KEY_SCOPES).join(" | ")}`,
});

export const NewApiKey = z.strictObject({
  name: storable(
    z.string().trim().min(1, "Give the key a name.").max(MAX_API_KEY_NAME, `At most ${MAX_API_KEY_NAME} characters.`),
  ),
  scopes: z.array(Scope).min(1, "Choose at least one scope."),
  /** After how many days the key expires. */
  days: z
    .int(`days must be a whole number from 1 to ${MAX_API_KEY_DAYS}`)
    .min(1, `days must be a whole number from 1 to ${MAX_API_KEY_DAYS}`)
    .max(MAX_API_KEY_DAYS, `days must be a whole number from 1 to ${MAX_API_KEY_DAYS}`),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(Scope),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Up to five minutes old; null if the key was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeysResponse = z.object({ data: z.array(ApiKey) });
/** `key` is shown this once. */
export const NewApiKeyResponse = z.object({ data: ApiKey, key: z.string() });
