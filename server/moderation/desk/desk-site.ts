import type { DeskSiteResponse, SiteNoticeRequest } from "#contract/schemas/moderation/site-notice.ts";
import type { Database } from "#postgres/database.ts";
import { currentSiteNotice, setSiteNotice } from "#store/moderation/site-notices.ts";
import { siteSwitches, type SwitchSettings } from "./site-switches.ts";

/** Returns what operators say to everybody, and what settings switch on and off. */
export async function deskSite(
  { pool }: Pick<Database, "pool">,
  settings: SwitchSettings,
): Promise<DeskSiteResponse["data"]> {
  const row = await currentSiteNotice(pool);
  return {
    notice: row && {
      id: row.id,
      kind: row.kind,
      words: row.words,
      from: row.fromAt.toISOString(),
      until: row.untilAt.toISOString(),
    },
    switches: siteSwitches(settings),
  };
}

/** Says something to everybody on every page, or takes it off. Pages follow within seconds. */
export async function changeSiteNotice(
  { db }: Pick<Database, "db">,
  operatorId: string,
  { notice }: SiteNoticeRequest,
): Promise<void> {
  await setSiteNotice(db, notice, operatorId);
}
