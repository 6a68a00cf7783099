import { paths } from "#web/shell/paths.ts";

/** The tab of the account's page with saved searches and what they send. */
export const ALERTS_TAB = "alerts";
export const ALERTS_PATH = `${paths.me}?tab=${ALERTS_TAB}`;
