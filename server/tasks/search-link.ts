import { searchLink } from "#ingest/discovery/search-link.ts";
import { SEARCH_LINK_TASK, type SearchLinkPayload } from "#store/operations/queue.ts";
import type { Task } from "./task.ts";

const LONGEST_MS = 60_000;

/** Searches one link of a Hacker News comment for the company's board. */
export const searchLinkTask: Task = {
  name: SEARCH_LINK_TASK,
  async run(payload, { config, database, http, log }) {
    if (config.boards === "none") return;
    const { link, companyName } = payload as SearchLinkPayload;
    const signal = AbortSignal.timeout(LONGEST_MS);
    const added = await searchLink({ database, http, signal, link, companyName, by: "hacker-news" });
    if (added > 0) log.info({ link: new URL(link).hostname }, "a comment's link led to a board");
  },
};
