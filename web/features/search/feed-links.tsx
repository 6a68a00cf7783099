import { useSearchSettings } from "#web/features/preferences/use-search-settings.ts";
import { paths } from "#web/shell/paths.ts";
import { feedQuery } from "./api-query.ts";
import { urlWithQuery } from "./search-state.ts";

const FORMATS = [
  ["rss", "RSS"],
  ["json", "JSON Feed"],
  ["csv", "CSV"],
] as const;

/** The same search to be taken elsewhere, with what the reader hides. `query` is its part of an address, without the question mark. */
export function FeedLinks({ query }: { query: string }) {
  const asked = feedQuery(query, { ...useSearchSettings(), paused: false });
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-meta text-ink-3">
      Take this search along:
      {FORMATS.map(([format, name]) => (
        <a
          key={format}
          href={urlWithQuery(paths.feed[format], asked)}
          className="inline-flex min-h-6 items-center max-md:min-h-11"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
