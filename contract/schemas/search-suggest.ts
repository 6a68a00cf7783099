import { z } from "zod";

export const SUGGESTION_KINDS = ["technology", "role", "place", "company", "industry", "level", "type"] as const;

/** A filter that a search text may mean. */
export const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  /** Parameter of `GET /api/jobs` that takes the value. */
  parameter: z.enum(["techStack", "role", "location", "company", "industry", "experienceLevel", "employmentType"]),
  value: z.string(),
  label: z.string(),
  /** Live jobs with the value. */
  count: z.number().int(),
  /** The text without the words that the filter replaces. */
  rest: z.string(),
  /** Whether the replaced words are a whole name of the filter, not only its beginning. */
  whole: z.boolean(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestResponse = z.object({ data: z.array(Suggestion) });
export type SuggestResponse = z.infer<typeof SuggestResponse>;
