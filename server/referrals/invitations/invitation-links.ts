import { emailKey } from "#accounts/email-key.ts";
import type { Secrets } from "#app/secrets.ts";
import { openedToken, signedToken } from "#mail/signed-token.ts";
import { notFoundHere } from "#referrals/referral-error.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { blockInvitations } from "#store/referrals/invitations.ts";

const USE = "invitation-block";

/** Returns the keyed hashes of an address that gets an invitation by mail. The first is the one to store. */
export function invitedAddressHashes(secrets: Pick<Secrets, "personalHashes">, email: string): [Buffer, ...Buffer[]] {
  return secrets.personalHashes(`invited:${emailKey(email)}`);
}

/** Returns the link that ends all invitations to an address with one click. */
export function invitationBlockLink(
  context: Pick<ReferralContext, "secrets" | "baseUrl">,
  addressHash: Buffer,
): string {
  return `${context.baseUrl}/api/referrals/invited/block/${signedToken(context.secrets, USE, addressHash.toString("hex"))}`;
}

/** Blocks all further invitations to the address that a link of a mail belongs to. */
export async function blockByLink({ secrets, database }: ReferralContext, token: string): Promise<void> {
  const address = openedToken(secrets, USE, token, Date.now());
  if (address === null) throw notFoundHere();
  await blockInvitations(database.db, Buffer.from(address, "hex"));
}
