import { FILTER_NAMES } from "./filters.ts";
import { NOTICE_SUBJECTS } from "./moderation/notice.ts";

const SEARCH = ["q", ...FILTER_NAMES, "salaryMin", "salaryUnstated", "eligible", "referable", "sortBy", "page"];

/**
 * The query parameters that pages read, by the pattern of their route. The server drops all others by redirect, so that each page has one
 * address. A page that is missing here reads none.
 */
export const PAGE_PARAMS: Readonly<Record<string, readonly string[]>> = {
  "/": SEARCH,
  "/jobs": SEARCH,
  "/login": ["to"],
  "/register": ["to"],
  "/me": ["tab", "edit"],
  "/dashboard": ["tab", "edit"],
  "/profile": ["tab", "edit"],
  "/saved": ["show", "sort", "q"],
  "/applications/:id?": ["view", "label", "from", "to"],
  "/referrals": ["view", "company"],
  "/referrals/:part/:token?": ["answer"],
  "/notices/:token": NOTICE_SUBJECTS,
  "/operate/:page?": ["case"],
};
