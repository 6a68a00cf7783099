import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { paths } from "#web/shell/paths.ts";
import { feedQuery } from "./api-query.ts";
import { urlWithQuery } from "./search-state.ts";

const FORMATS = [
  ["rss", "RSS"],
  ["json", "JSON Feed"],
  ["csv", "CSV"],
] as const;

/** The search as feeds, with the reader's hide rules. `query` comes without the question mark. */
export function FeedLinks({ query }: { query: string }) {
  const feedParams = feedQuery(query, { ...useSearchSettings(), paused: false });
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-meta text-ink-3">
      Follow this search:
      {FORMATS.map(([format, name]) => (
        <a
          key={format}
          href={urlWithQuery(paths.feed[format], feedParams)}
          className="inline-flex min-h-6 items-center max-md:min-h-11"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
