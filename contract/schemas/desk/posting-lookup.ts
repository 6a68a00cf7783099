import { z } from "zod";
import { FrozenPosting } from "#contract/schemas/desk/application.ts";
import { LINK_PROBLEMS, type LinkProblem } from "#contract/values/board-lookup.ts";

/**
 * Where the posting behind a pasted link was read: in our own list, by a source of ours, from the page's JobPosting, or only from the page's title.
 */
export const POSTING_ORIGINS = ["own", "source", "page", "title"] as const;

export const FoundPosting = z.object({
  posting: FrozenPosting,
  origin: z.enum(POSTING_ORIGINS),
  /** Our job, if it's one. */
  jobId: z.string().nullable(),
});
export type FoundPosting = z.infer<typeof FoundPosting>;

/** A pasted link and how far reading it has come. It has a problem or a posting once it is done. */
export const PostingLookup = z.object({
  id: z.uuid(),
  state: z.enum(["waiting", "reading", "done"]),
  problem: z
    .object({ code: z.enum(Object.keys(LINK_PROBLEMS) as [LinkProblem, ...LinkProblem[]]), message: z.string() })
    .nullable(),
  found: FoundPosting.nullable(),
});
export type PostingLookup = z.infer<typeof PostingLookup>;

export const PostingLookupResponse = z.object({ data: PostingLookup });
export type PostingLookupResponse = z.infer<typeof PostingLookupResponse>;
