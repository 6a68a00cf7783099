import type { ArchivedJob } from "#contract/schemas/job-page.ts";
import { CONFIRM_PASSWORD } from "#contract/values/auth.ts";

/** An error that the client sees: a status, a stable code and a text for people. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: string;
  /** The request parameter or body field at fault. */
  readonly field: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    detail: { field?: string; retryAfterS?: number } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.statusCode = statusCode;
    this.code = code;
    this.field = detail.field;
    this.retryAfterS = detail.retryAfterS;
  }
}

/** A job that closed so long ago that little is left of it. */
export class ArchivedJobError extends ApiError {
  readonly job: ArchivedJob;

  constructor(job: ArchivedJob) {
    super(410, "archived", `“${job.title}” at ${job.company.name} closed on ${job.closedAt.slice(0, 10)}.`);
    this.job = job;
  }
}

export function notFound(): ApiError {
  return new ApiError(404, "not-found", "There is nothing at this address.");
}

/** For calls that need an account. A client that receives it discards its token. */
export function unauthenticated(message: string): ApiError {
  return new ApiError(401, "unauthenticated", message);
}

/** For calls that take more than a session, which may be stolen. The client asks for the password and calls again. */
export function passwordUnconfirmed(): ApiError {
  return new ApiError(403, CONFIRM_PASSWORD, "Please enter your password again to go on.");
}

/** An API key doesn't have the scope that the call takes, or the call takes no key at all. */
export function keyRefused(scope: string | undefined): ApiError {
  const text =
    scope === undefined ? "No API key may make this call." : `This call takes a key with the scope ${scope}.`;
  return new ApiError(403, "key-scope", text);
}

export function tooManyKeyCalls(): ApiError {
  return new ApiError(429, "too-many-requests", "Too many calls with this key. Please slow down.", { retryAfterS: 1 });
}

/** The search model is being built or has lost its database connection. */
export function searchNotReady(): ApiError {
  return new ApiError(503, "search-not-ready", "Search is getting ready. Please try again in a few seconds.", {
    retryAfterS: 5,
  });
}

/** The sitemaps are being written for the first time, or one was damaged and is being written again. */
export function sitemapsNotReady(): ApiError {
  return new ApiError(503, "sitemaps-not-ready", "The sitemaps are being written. Please try again in a minute.", {
    retryAfterS: 60,
  });
}

export function overloaded(): ApiError {
  return new ApiError(
    503,
    "overloaded",
    "Too many people are searching right now. Please try again in a few seconds.",
    {
      retryAfterS: 2,
    },
  );
}

/** The request's time was up before there was a response. */
export function overdue(): ApiError {
  return new ApiError(503, "unavailable", "The service is away for a moment. Please try again.", { retryAfterS: 5 });
}

export function tooManyRequests(retryAfterS: number): ApiError {
  return new ApiError(429, "too-many-requests", "Too many requests from your network. Please slow down.", {
    retryAfterS,
  });
}
