/** Limits of personal invitations that both the server and the web use. */

/** Days until an invitation that nobody has proved an address for ends. */
export const INVITATION_DAYS = 14;
/** Days to answer once the address is proved. */
export const INVITATION_ANSWER_DAYS = 7;
export const INVITATIONS_OPEN_MAX = 10;
export const INVITATIONS_PER_DAY = 5;
/** Codes that one invitation can have sent. */
export const INVITATION_CODES = 5;
export const LABEL_MAX = 60;

export const INVITATION_STATES = ["open", "proved", "accepted", "declined", "revoked", "expired"] as const;

/** Returns the page of an invitation. The secret is in the fragment, which browsers send to nobody. */
export function invitationPath(token: string): string {
  return `/referrals/invitation#${token}`;
}
