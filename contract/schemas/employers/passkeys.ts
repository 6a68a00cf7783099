import { z } from "zod";
import { MAX_PASSKEY_NAME } from "#contract/values/employers/passkeys.ts";
import { storable } from "../stored-text.ts";

/** `GET /api/me/passkeys`. */
export const PasskeysResponse = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Whether calls that take a passkey work in this session now. */
  isConfirmed: z.boolean(),
  /** Whether the account is an operator's, whose pages take a passkey. */
  isOperator: z.boolean(),
});
export type PasskeysResponse = z.infer<typeof PasskeysResponse>;

/** What the browser hands to the authenticator, as WebAuthn's JSON; its shape is the specification's. */
export const PasskeyOptionsResponse = z.object({ data: z.record(z.string(), z.unknown()) });
export type PasskeyOptionsResponse = z.infer<typeof PasskeyOptionsResponse>;

const MAX_PART = 20_000;
const part = z.string().max(MAX_PART);
const signed = { id: part, rawId: part, type: z.literal("public-key"), clientExtensionResults: z.object({}).loose() };

/** `POST /api/me/passkeys`: what the authenticator made, with a name for it. */
export const AddPasskeyRequest = z.strictObject({
  name: storable(z.string().trim().min(1, "Please name the passkey").max(MAX_PASSKEY_NAME)),
  made: z.object({
    ...signed,
    response: z.object({
      clientDataJSON: part,
      attestationObject: part,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});
export type AddPasskeyRequest = z.infer<typeof AddPasskeyRequest>;

/** `POST /api/me/passkeys/confirm`: what the authenticator signed. */
export const ConfirmPasskeyRequest = z.strictObject({
  signed: z.object({
    ...signed,
    response: z.object({
      clientDataJSON: part,
      authenticatorData: part,
      signature: part,
      userHandle: part.optional(),
    }),
  }),
});
export type ConfirmPasskeyRequest = z.infer<typeof ConfirmPasskeyRequest>;
