import { z } from "zod";
import { idText, readRoot, SourceShapeError, text } from "#sources/read.ts";

export const Page = z.object({ data: z.object({ totalCount: z.number(), requisitions: z.array(z.unknown()) }) });
export const Requisition = z.object({
  requisitionId: idText,
  displayJobTitle: z.string(),
  postingEffectiveDate: text,
  postingExpirationDate: text,
  externalDescription: text,
  locations: z.array(z.object({ city: text, state: text, country: text })).nullish(),
});

/** Returns the interface and the token that the page gives its scripts. Throws SourceShapeError without them. */
export function accessIn(payload: unknown): { api: string; token: string } {
  const html = readRoot("cornerstone", z.string(), payload);
  const cloud = /"cloud"\s{0,5}:\s{0,5}"(https:\/\/[a-z0-9.-]+\.csod\.com)\/?"/.exec(html)?.[1];
  const token = /"token"\s{0,5}:\s{0,5}"([\w.-]{10,4000})"/.exec(html)?.[1];
  if (cloud === undefined || token === undefined)
    throw new SourceShapeError("cornerstone", "the page holds no access to the list");
  return { api: `${cloud}/`, token };
}
