import type { BoardList } from "../sighting.ts";
import { jobSearchAggregator, wagey } from "./aggregated-jobs.ts";
import { applypilotIndex } from "./applypilot-index.ts";
import { boardSeries } from "./board-series.ts";
import { catalogue } from "./catalogue.ts";
import { curated } from "./curated.ts";
import { feeds } from "./feeds.ts";
import { greenhouseDayOne, greenhouseDayTwo } from "./greenhouse-days.ts";
import { hackerNews } from "./hacker-news.ts";
import { jobSiteFeeds } from "./job-site-feeds.ts";
import { jobseekCompanies } from "./jobseek-companies.ts";
import { remoteintech } from "./remoteintech.ts";

/**
 * Every list that the directory is compiled from. The first list that names a board's company or country decides it; lists that know
 * companies by name only come after those that know boards.
 */
export const everyList: readonly BoardList[] = [
  feeds,
  curated,
  catalogue,
  applypilotIndex,
  greenhouseDayOne,
  greenhouseDayTwo,
  boardSeries,
  jobSearchAggregator,
  hackerNews,
  jobSiteFeeds,
  remoteintech,
  wagey,
  jobseekCompanies,
];
