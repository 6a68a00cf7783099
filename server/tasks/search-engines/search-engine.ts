import type { SearchEngineId } from "#store/operations/search-engine-pings.ts";

/** A page to announce. */
export interface PageNews {
  url: string;
  kind: "opened" | "closed";
}

/** A search engine that wants to hear about new and removed pages. */
export interface SearchEngine {
  id: SearchEngineId;
  /** The most pages per call of `announce`. */
  atOnce: number;
  /** The engine's daily quota. */
  perDay: number;
  /** Announce only jobs that state where their people may live. */
  statedPlaceOnly: boolean;
  /** Announces the pages, in order. Returns how many the engine accepted; throws FetchError when it accepted none. */
  announce(pages: readonly PageNews[]): Promise<number>;
}
