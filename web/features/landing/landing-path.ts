/** Returns the page of a role's jobs, everywhere or in one place. Apart from `paths`, which every page loads. */
export function landingPath(role: string, place?: string): string {
  return `/remote-${role}-jobs${place === undefined ? "" : `/${place}`}`;
}
