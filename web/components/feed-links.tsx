import { paths } from "#web/paths.ts";

const FORMATS = [
  ["rss", "RSS"],
  ["json", "JSON Feed"],
  ["csv", "CSV"],
] as const;

/** The same search to be taken elsewhere. `query` is its part of an address, without the question mark. */
export function FeedLinks({ query }: { query: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-meta text-ink-3">
      Take this search along:
      {FORMATS.map(([format, name]) => (
        <a
          key={format}
          href={`${paths.feed[format]}${query === "" ? "" : `?${query}`}`}
          className="inline-flex min-h-6 items-center max-md:min-h-11"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
