import { ALERT_FREQUENCIES, type AlertFrequency } from "./saved-search.ts";

/** Confirmed searches of one address without an account. */
export const MAX_GUEST_SEARCHES = 5;
/** Hours after which a search that nobody has confirmed is deleted. */
export const GUEST_CONFIRM_HOURS = 48;

/** How often a guest hears of new jobs. One who wants to hear nothing ends the alert. */
export const GUEST_FREQUENCIES = ALERT_FREQUENCIES.filter(
  (frequency): frequency is Exclude<AlertFrequency, "off"> => frequency !== "off",
);

export const TOO_MANY_GUEST_SEARCHES =
  "You can have at most 5 alerts without an account. End one that you no longer need, then confirm this one.";
export const GUEST_FILTERS_ONLY =
  "Without an account, an alert can have text and the filters of the home page. Log in to use the others.";
export const ENDED_GUEST_LINK =
  "This link has expired, or its alerts have ended. You can make new ones from any search.";
