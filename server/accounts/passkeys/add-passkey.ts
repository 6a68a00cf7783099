import type { AddPasskeyRequest } from "#contract/schemas/employers/passkeys.ts";
import { brand } from "#contract/values/brand.ts";
import { MAX_PASSKEYS } from "#contract/values/employers/passkeys.ts";
import { inTransaction } from "#postgres/transaction.ts";
import {
  insertPasskey,
  notePasskeyInSession,
  passkeysOf,
  putChallenge,
  takeChallenge,
} from "#store/accounts/passkeys.ts";
import { accountById } from "#store/accounts/accounts.ts";
import { AccountError } from "../account-error.ts";
import { type PasskeyCaller, type PasskeyContext, passkeyRefused, passkeySite } from "./passkey-site.ts";

/** Returns what the browser asks an authenticator to make. An authenticator that has a passkey of the account makes no second one. */
export async function beginPasskey(context: PasskeyContext, { accountId, session }: PasskeyCaller): Promise<object> {
  const { db } = context.database;
  const [account, known] = await Promise.all([accountById(db, accountId), passkeysOf(db, accountId)]);
  if (!account) throw passkeyRefused();
  if (known.length >= MAX_PASSKEYS)
    throw new AccountError("invalid-input", `You have ${MAX_PASSKEYS} passkeys. Please remove one first.`);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: passkeySite(context).rpID,
    userID: Buffer.from(accountId),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await putChallenge(db, session, "add", options.challenge);
  return options;
}

/** Stores the passkey that an authenticator made, which counts as shown in this session. */
export async function addPasskey(
  context: PasskeyContext,
  { accountId, session }: PasskeyCaller,
  { name, made }: AddPasskeyRequest,
): Promise<void> {
  const challenge = await takeChallenge(context.database.db, session, "add");
  if (challenge === null) throw passkeyRefused();
  const { rpID, origin } = passkeySite(context);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: made as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch((error: unknown) => {
    context.log.info({ err: error, account: accountId }, "refused a new passkey");
    throw passkeyRefused();
  });
  if (!verified) throw passkeyRefused();
  const { id, publicKey, counter } = registrationInfo.credential;
  await inTransaction(context.database, async (trx) => {
    const isNew = await insertPasskey(trx, {
      accountId,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter: String(counter),
      transports: made.response.transports ?? [],
      name,
    });
    if (!isNew) throw new AccountError("invalid-input", "This passkey is in use already.");
    await notePasskeyInSession(trx, session);
  });
}
