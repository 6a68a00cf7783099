import type { SearchSort } from "#contract/values/jobs-query.ts";
import { isLive } from "#web/model/capabilities.ts";
import { useSession } from "#web/session/use-session.ts";

/** Whether jobs are compared with profiles on this site. */
export function isMatchLive(): boolean {
  return isLive("match") && isLive("profile");
}

export const MATCH_SORT: { value: SearchSort; label: string } = { value: "match", label: "Best match" };

/** Returns whether the reader's jobs can be sorted by match: their profile names a role. */
export function useMatchSort(): boolean {
  const { user } = useSession();
  return isMatchLive() && user !== null && user.preferences.roles.length > 0;
}
