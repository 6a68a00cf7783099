import { z } from "zod";
import { LINK_PROBLEMS, LONGEST_LINK, type LinkProblem } from "#contract/values/board-lookup.ts";
import { storable } from "./stored-text.ts";

export const LookupRequest = z.strictObject({
  link: storable(
    z.string().trim().min(1, LINK_PROBLEMS["not-a-link"]).max(LONGEST_LINK, `At most ${LONGEST_LINK} characters.`),
  ),
});
export type LookupRequest = z.infer<typeof LookupRequest>;

const Problem = z.object({
  code: z.enum(Object.keys(LINK_PROBLEMS) as [LinkProblem, ...LinkProblem[]]),
  message: z.string(),
});

/** What reading a board once found. Nothing of it is stored as a job. */
export const BoardPreview = z.object({
  source: z.object({ id: z.string(), name: z.string() }),
  token: z.string(),
  company: z.string(),
  /** Openings that the board lists. `listed` plus the dropped ones, unless `partial`. */
  seen: z.number().int(),
  /** Openings that would be listed: they are clearly remote. */
  listed: z.number().int(),
  /** True when a preview reads only the first part of the board. */
  partial: z.boolean(),
  examples: z.array(z.string()),
  dropped: z.array(z.object({ reason: z.string(), count: z.number().int(), examples: z.array(z.string()) })),
  /** `added`: it will be read regularly. `pending`: an operator looks at it first, as at every guest's find. */
  outcome: z.enum(["added", "pending"]),
});
export type BoardPreview = z.infer<typeof BoardPreview>;

/** A pasted link and how far reading it has come. It has a problem or a board once it is done. */
export const BoardLookup = z.object({
  id: z.uuid(),
  state: z.enum(["waiting", "reading", "done"]),
  problem: Problem.nullable(),
  board: BoardPreview.nullable(),
});
export type BoardLookup = z.infer<typeof BoardLookup>;

export const LookupResponse = z.object({ data: BoardLookup });
export type LookupResponse = z.infer<typeof LookupResponse>;
