import type { ReadResult, Source } from "#sources/source.ts";

/** The one feed of a job site: a single response with its newest openings. */
interface OpenFeed extends Pick<Source, "id" | "name" | "homepage"> {
  terms: Source["terms"];
  /** `json` if absent. */
  payload?: Source["payload"];
  /** The address of the feed. */
  feed: string;
  read(payload: unknown): ReadResult;
}

/** Builds the source of an open feed. Its only board is `all`. */
export function openFeed({ feed, read, payload = "json", ...site }: OpenFeed): Source {
  return {
    ...site,
    payload,
    kind: "board",
    window: true,
    token: /^all$/,
    requests: () => [{ kind: "list", url: feed }],
    postings: (answer) => read(answer.payload),
  };
}

/** The workplace of every opening on a site that lists remote jobs only. */
export function alwaysRemote(site: string) {
  return { value: "always", evidence: `${site} lists remote jobs only` } as const;
}
