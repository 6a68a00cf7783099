let configured = "";

/** Sets the site's origin on the server. Called once at startup with the configured base URL. */
export function setSiteOrigin(origin: string): void {
  configured = origin;
}

/** Returns the site's origin, such as `https://jobs.example.org`. */
export function siteOrigin(): string {
  return typeof window === "undefined" ? configured : window.location.origin;
}
