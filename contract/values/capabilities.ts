/** The features that the specification marks Coming Soon. The setting COMING_SOON holds them back. */
export const CAPABILITIES = ["referrals", "saved", "applications", "profile", "match", "account", "alerts"] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Held back unless COMING_SOON says otherwise, because they are not built yet. */
export const UNBUILT_CAPABILITIES: readonly Capability[] = ["applications", "alerts"];
