import { z } from "zod";
import { notFound } from "../api-error.ts";

export const ClaimParams = z.object({ id: z.string() });

/** Returns the number of a claim or of something of it, which may be anything that somebody typed. Throws 404 for what can't be one. */
export function claimNumber(id: string): string {
  if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound();
  return id;
}
