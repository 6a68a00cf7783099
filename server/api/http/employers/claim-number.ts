import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { notFound } from "../api-error.ts";

export const EMPLOYER_SIGN_IN = "Please sign in to speak for a company.";
export const EMPLOYER_CALL = { bucket: "network", cost: 1 } as const;
export const EMPLOYER_REFUSALS = {
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
};

/** The answer of a call that only says that it worked. */
export const EMPLOYER_ANSWER = { 200: MessageResponse, ...EMPLOYER_REFUSALS };
export const ClaimParams = z.object({ id: z.string() });

/** Returns the number of a claim or of something of it, which may be anything that somebody typed. Throws 404 for what can't be one. */
export function claimNumber(id: string): string {
  if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound();
  return id;
}
