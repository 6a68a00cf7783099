/** The features that the specification marks Coming Soon. The setting COMING_SOON holds them back. */
export const CAPABILITIES = ["referrals", "saved", "applications", "profile", "match", "account", "alerts"] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** Held back unless COMING_SOON says otherwise, because they are not built yet. */
export const UNBUILT_CAPABILITIES: readonly Capability[] = [];

/** What a page may have or lack: a capability, or the full search for visitors, which the setting OPEN_SEARCH opens. */
export type SiteFeature = Capability | "open-search";

/** Returns the features that pages lack. */
export function heldBackFeatures({
  comingSoon,
  openSearch,
}: {
  comingSoon: readonly string[];
  openSearch: boolean;
}): string[] {
  return openSearch ? [...comingSoon] : [...comingSoon, "open-search" satisfies SiteFeature];
}
