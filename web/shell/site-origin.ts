let configured = "";

/** Tells the server's half which origin the site is on; called once, with the configured base URL. */
export function setSiteOrigin(origin: string): void {
  configured = origin;
}

/** The origin of the site, such as `https://jobs.example.org`. */
export function siteOrigin(): string {
  return typeof window === "undefined" ? configured : window.location.origin;
}
