import { type Capability, UNBUILT_CAPABILITIES } from "#contract/values/capabilities.ts";

let configured: readonly string[] = UNBUILT_CAPABILITIES;

/** Sets the held-back capabilities on the server. Called once at startup with the configured list. */
export function setHeldBack(capabilities: readonly string[]): void {
  configured = capabilities;
}

/** Returns the held-back capabilities as the root element's attribute carries them to the browser. */
export function heldBackText(): string {
  return typeof document === "undefined" ? configured.join(" ") : (document.documentElement.dataset["heldBack"] ?? "");
}

/** Returns whether a capability is live. The others show the specification's Coming Soon. */
export function isLive(capability: Capability): boolean {
  return !heldBackText().split(" ").includes(capability);
}
