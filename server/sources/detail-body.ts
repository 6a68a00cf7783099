import { z } from "zod";
import { type LoosePosting, readItems } from "#sources/read.ts";
import type { ReadResult, SourceRequest } from "#sources/source.ts";

/** Returns the posting that a detail page completes: its text, and what else the page states. Nothing without a text. */
export function detailBody(
  request: SourceRequest,
  body: string | undefined,
  stated: Partial<LoosePosting> = {},
): ReadResult {
  return readItems(body ? [body] : [], z.string(), () => ({
    externalId: request.externalId,
    url: request.url,
    title: request.title,
    company: {},
    body,
    ...stated,
  }));
}
