import type { ConfirmPasskeyRequest } from "#contract/schemas/employers/passkeys.ts";
import { inTransaction } from "#postgres/transaction.ts";
import {
  lockPasskey,
  notePasskeyInSession,
  notePasskeyUse,
  passkeysOf,
  putChallenge,
  takeChallenge,
} from "#store/accounts/passkeys.ts";
import { type PasskeyCaller, type PasskeyContext, passkeyRefused, passkeySite } from "./passkey-site.ts";

/** Returns what the browser asks an authenticator with one of the account's passkeys to sign. */
export async function beginConfirmation(
  context: PasskeyContext,
  { accountId, session }: PasskeyCaller,
): Promise<object> {
  const { db } = context.database;
  const known = await passkeysOf(db, accountId);
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(context).rpID,
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: "required",
  });
  await putChallenge(db, session, "confirm", options.challenge);
  return options;
}

/** Records on the session that its owner has shown a passkey of the account. An authenticator whose count falls behind is a copy. */
export async function confirmPasskey(
  context: PasskeyContext,
  { accountId, session }: PasskeyCaller,
  { signed }: ConfirmPasskeyRequest,
): Promise<void> {
  // Outside the transaction, so that a refused answer uses the challenge up too.
  const challenge = await takeChallenge(context.database.db, session, "confirm");
  if (challenge === null) throw passkeyRefused();
  const { rpID, origin } = passkeySite(context);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  await inTransaction(context.database, async (trx) => {
    const passkey = await lockPasskey(trx, accountId, signed.id);
    if (passkey === undefined) throw passkeyRefused();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: signed as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    }).catch((error: unknown) => {
      context.log.info({ err: error, account: accountId }, "refused a passkey");
      throw passkeyRefused();
    });
    if (!verified) throw passkeyRefused();
    await notePasskeyUse(trx, passkey.id, authenticationInfo.newCounter);
    await notePasskeyInSession(trx, session);
  });
}
