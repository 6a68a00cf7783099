import { ErrorBody } from "#contract/schemas/error.ts";
import { requireAccount } from "../bearer.ts";
import { requirePasskey } from "../employers/passkey.ts";
import { requireOperator } from "../operator.ts";
import type { Services } from "../services.ts";
import type { Access } from "./add-call.ts";

const EMPLOYER_SIGN_IN = "Please sign in to speak for a company.";
const OPEN = { 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const OPERATOR = { ...OPEN, 401: ErrorBody };
const EMPLOYER = { ...OPERATOR, 403: ErrorBody, 409: ErrorBody };

/** Anybody, by the secret of a link or without any. */
export const openAccess: Access = { refusals: OPEN };

/** Refused too while something else stands in the way. */
export function refusedMeanwhile({ refusals, ...access }: Access): Access {
  return { ...access, refusals: { ...refusals, 409: ErrorBody } };
}

/** People who speak for a company, or claim to, in a session that has shown a passkey. */
export function employerAccess(services: Pick<Services, "sessions">): Access {
  return { preValidation: requirePasskey(services, EMPLOYER_SIGN_IN), refusals: EMPLOYER };
}

/** The same without a passkey, for what a person only reads of their own. */
export function claimantAccess({ sessions }: Pick<Services, "sessions">): Access {
  return {
    async preValidation(request) {
      request.accountId = (await requireAccount(request, sessions, EMPLOYER_SIGN_IN)).id;
    },
    refusals: EMPLOYER,
  };
}

/** Operators only; everybody else gets 404. */
export function operatorAccess(services: Pick<Services, "sessions" | "database">, signInText: string): Access {
  return { preValidation: requireOperator(services, signInText), refusals: OPERATOR };
}
