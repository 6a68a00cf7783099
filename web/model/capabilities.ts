import { type Capability, UNBUILT_CAPABILITIES } from "#contract/values/capabilities.ts";

let configured: readonly string[] = UNBUILT_CAPABILITIES;

/** Tells the server's half what is held back; called once, with the configured list. */
export function setHeldBack(capabilities: readonly string[]): void {
  configured = capabilities;
}

/** What is held back, as the page's root element carries it to the browser. */
export function heldBackText(): string {
  return typeof document === "undefined" ? configured.join(" ") : (document.documentElement.dataset["heldBack"] ?? "");
}

/** Whether a capability is live; what is not shows the specification's Coming Soon. */
export function isLive(capability: Capability): boolean {
  return !heldBackText().split(" ").includes(capability);
}
