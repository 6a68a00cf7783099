import type { ReadResult, Source, SourceRequest } from "#sources/source.ts";

/** The one feed of a job site with its newest openings: a single response, or pages. */
interface OpenFeed extends Pick<Source, "id" | "name" | "homepage" | "unproven"> {
  terms: Source["terms"];
  /** `json` if absent. */
  payload?: Source["payload"];
  /** The address of the feed or of its first page. */
  feed: string;
  /** Returns the address of the page after this request's; null after the last one. Absent if one response is the whole feed. */
  next?(payload: unknown, request: SourceRequest): string | null;
  read(payload: unknown): ReadResult;
}

/** Builds the source of an open feed. Its only board is `all`. */
export function openFeed({ feed, next, read, payload = "json", ...site }: OpenFeed): Source {
  return {
    ...site,
    payload,
    kind: "board",
    window: true,
    token: /^all$/,
    requests: () => [{ kind: "list", url: feed }],
    ...(next && {
      next(answer) {
        const url = next(answer.payload, answer.request);
        return url === null ? [] : [{ kind: "list", url }];
      },
    }),
    postings: (answer) => read(answer.payload),
  };
}

/** The workplace of every opening on a site that lists remote jobs only. */
export function alwaysRemote(site: string) {
  return { value: "always", evidence: `${site} lists remote jobs only` } as const;
}
