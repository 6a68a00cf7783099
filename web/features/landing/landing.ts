import type { LandingResponse } from "#contract/schemas/landing.ts";
import { formatCount } from "#web/ui/select/option.ts";

/** Returns the role of a path such as `remote-backend-engineer-jobs`, or null. */
export function landingRole(segment: string | undefined): string | null {
  return /^remote-([a-z0-9]+(?:-[a-z0-9]+)*)-jobs$/.exec(segment ?? "")?.[1] ?? null;
}

type Facts = Pick<LandingResponse, "role" | "place" | "total" | "worldwide" | "thisWeek">;

/** `Remote Backend Engineer jobs`, `Remote Backend Engineer jobs in Germany`, `… open to the whole world`. */
export function landingTitle({ role, place }: Pick<Facts, "role" | "place">): string {
  const jobs = `Remote ${role.name} jobs`;
  if (place === null) return jobs;
  return place.slug === "worldwide" ? `${jobs} open to the whole world` : `${jobs} in ${inPlace(place.name)}`;
}

/** Summarises the page's jobs in a sentence or two. */
export function landingText({ role, place, total, worldwide, thisWeek }: Facts): string {
  const one = total === 1;
  const recent =
    thisWeek === 0 ? "none of them posted in the last 7 days" : `${thisWeek} of them posted in the last 7 days`;
  const live = `${formatCount(total)} live remote ${role.name} ${one ? "job" : "jobs"}`;
  if (place === null) {
    if (one) return `${live}.`;
    const anywhere = worldwide === 0 ? "None is" : worldwide === 1 ? "1 is" : `${formatCount(worldwide)} are`;
    return `${live}, ${recent}. ${anywhere} open to people anywhere in the world.`;
  }
  if (place.slug === "worldwide") return `${live} open to people anywhere in the world${one ? "" : `, ${recent}`}.`;
  const wide = Math.min(worldwide, total);
  const near = `${live} open to people in ${inPlace(place.name)}${one ? "" : `, ${recent}`}.`;
  return wide === 0 || one
    ? near
    : `${near} ${formatCount(wide)} of them ${wide === 1 ? "is" : "are"} open to the whole world.`;
}

const WITH_ARTICLE =
  /^(United |European |Middle |Netherlands|Philippines|Czech Republic|Dominican Republic|Bahamas|Maldives|Gambia)/;

function inPlace(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
