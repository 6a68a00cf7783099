/** What the specification marks Coming Soon; each can be held back with the setting COMING_SOON. */
export const CAPABILITIES = [
  "referrals",
  "saved-jobs",
  "profile-editing",
  "activity",
  "recommendations",
  "alerts",
  "email-preferences",
  "account-deletion",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Held back unless COMING_SOON says otherwise, because nothing stands behind them. */
export const UNBUILT_CAPABILITIES: readonly Capability[] = CAPABILITIES.filter((each) => each !== "referrals");
