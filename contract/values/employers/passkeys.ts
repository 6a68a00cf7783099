/** Code of a refusal: the call works once the person has shown a passkey in this session. */
export const CONFIRM_PASSKEY = "confirm-passkey";
/** Hours for which a shown passkey counts in its session. */
export const PASSKEY_COUNTS_H = 12;
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 60;
