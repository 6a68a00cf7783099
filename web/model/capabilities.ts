import { heldBackFeatures, type SiteFeature, UNBUILT_CAPABILITIES } from "#contract/values/capabilities.ts";

let configured: readonly string[] = import.meta.env.SSR
  ? heldBackFeatures({ comingSoon: UNBUILT_CAPABILITIES, openSearch: false })
  : [];

/** Sets the held-back features on the server. Called once at startup with the configured list. */
export function setHeldBack(features: readonly string[]): void {
  configured = features;
}

/** Returns the held-back features as the root element's attribute carries them to the browser. */
export function heldBackText(): string {
  return typeof document === "undefined" ? configured.join(" ") : (document.documentElement.dataset["heldBack"] ?? "");
}

/** Returns whether a feature is live. Held-back capabilities show the specification's Coming Soon. */
export function isLive(feature: SiteFeature): boolean {
  return !heldBackText().split(" ").includes(feature);
}
