import type { SiteNoticeKind } from "#contract/values/moderation/site-notice.ts";
import type { Queryable } from "#postgres/connection.ts";
import { currentSiteNotice } from "#store/moderation/site-notices.ts";
import { createCachedRead } from "./cached-read.ts";

/** All pages share one look at the database in this time. */
const CACHE_TTL_MS = 5000;

/** What every page says now. */
export interface ShownNotice {
  id: string;
  kind: SiteNoticeKind;
  words: string;
}

export interface SiteNoticeReader {
  /** What was read last; null if there is nothing to say. */
  readonly shown: ShownNotice | null;
  /** Looks at the database if the last look is old, and says whether the notice is another than before. An outage changes nothing. */
  hasChanged(): Promise<boolean>;
}

/** Reads the notice for all pages of this process. */
export function createSiteNoticeReader(pool: Queryable): SiteNoticeReader {
  let shown: ShownNotice | null = null;
  const current = createCachedRead(CACHE_TTL_MS, () => currentSiteNotice(pool));
  return {
    get shown() {
      return shown;
    },
    async hasChanged() {
      const row = await current().catch(() => undefined);
      if (row === undefined) return false;
      const next = row?.isShown ? { id: row.id, kind: row.kind, words: row.words } : null;
      if (next?.id === shown?.id) return false;
      shown = next;
      return true;
    },
  };
}
