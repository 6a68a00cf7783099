import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AccountError, type AccountErrorCode } from "#accounts/account-error.ts";
import type { ErrorBody } from "#contract/schemas/error.ts";
import type { ArchivedJobBody } from "#contract/schemas/job-page.ts";
import { DeskError, type DeskErrorCode } from "#desk/desk-error.ts";
import { EmployerError, type EmployerErrorCode } from "#employers/employer-error.ts";
import { ModerationError, type ModerationErrorCode } from "#moderation/moderation-error.ts";
import { ReferralError, type ReferralErrorCode } from "#referrals/referral-error.ts";
import { ApiError, ArchivedJobError, notFound, overdue } from "./api-error.ts";
import { validationError } from "./zod.ts";

const ACCOUNT_STATUS: Record<AccountErrorCode, number> = {
  "invalid-input": 400,
  "wrong-credentials": 401,
  "email-not-verified": 403,
  "set-password-first": 403,
  "token-rejected": 400,
  "not-found": 404,
  // Not 401: a client that gets 401 discards its token.
  "wrong-password": 400,
  "too-many-requests": 429,
  busy: 503,
};

/** Every other error of the referral network is a conflict with the request's current state: 409. */
const REFERRAL_STATUS: Partial<Record<ReferralErrorCode, number>> = {
  "not-found": 404,
  "invalid-input": 400,
  "free-mail": 400,
  "unknown-domain": 400,
  "wrong-code": 400,
  "too-many-requests": 429,
};

const DESK_STATUS: Record<DeskErrorCode, number> = {
  "not-found": 404,
  "invalid-input": 400,
  "too-many": 409,
  "changed-elsewhere": 409,
  "not-now": 409,
};

const MODERATION_STATUS: Record<ModerationErrorCode, number> = {
  "not-found": 404,
  "invalid-input": 400,
  "not-now": 409,
};

const EMPLOYER_STATUS: Record<EmployerErrorCode, number> = {
  "not-found": 404,
  "invalid-input": 400,
  "wrong-code": 400,
  "not-now": 409,
};

/** Texts for the errors that Fastify raises itself, whose own messages describe its internals. */
const FRAMEWORK_TEXTS: Record<number, [code: string, message: string]> = {
  400: ["bad-request", "The request could not be read."],
  408: ["request-timeout", "The request took too long to arrive."],
  413: ["body-too-large", "The request body is too large."],
  414: ["address-too-long", "The address is too long."],
  415: ["unsupported-media-type", "Send the body as application/json."],
};

const UNAVAILABLE = overdue();
const INTERNAL = new ApiError(500, "internal", "Something went wrong on our side. Please try again.");

/** Responds to every error with `{ message, code, field? }`. Unknown errors are logged once and never shown. */
export function addErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const apiError = toApiError(error);
    if (apiError === INTERNAL) request.log.error({ err: error }, "request failed");
    else if (apiError === UNAVAILABLE) request.log.warn({ err: error }, "database unavailable");
    return sendError(reply, apiError);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, notFound()));
}

/** Handles errors before routing, such as a badly escaped URL. */
export function handleFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void sendError(reply, toApiError(error));
}

function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  const body: ErrorBody & Partial<ArchivedJobBody> = { message: error.message, code: error.code };
  if (error.field !== undefined) body.field = error.field;
  if (error instanceof ArchivedJobError) body.job = error.job;
  const asProblem = /application\/problem\+json/i.test(reply.request.headers.accept ?? "");
  if (error.retryAfterS !== undefined) reply.header("retry-after", error.retryAfterS);
  return reply
    .code(error.statusCode)
    .header("cache-control", "no-store")
    .type(asProblem ? "application/problem+json; charset=utf-8" : "application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(asProblem ? problemOf(error.statusCode, body) : body);
}

/** Adds what RFC 9457 calls the parts of a problem, for clients that ask for them. `code` tells problems apart, so `type` says nothing. */
function problemOf(status: number, body: ErrorBody): object {
  return { type: "about:blank", title: STATUS_CODES[status] ?? "Error", status, detail: body.message, ...body };
}

/** Maps any error to what the client sees. */
export function toApiError(error: Error & { statusCode?: number; code?: string }): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof AccountError) {
    return new ApiError(ACCOUNT_STATUS[error.code], error.code, error.message, {
      ...(error.field !== undefined && { field: error.field }),
      ...(error.retryAfterS !== undefined && { retryAfterS: error.retryAfterS }),
    });
  }
  if (isDomainError(error)) {
    const status = statusOf(error);
    return new ApiError(status, error.code, error.message, error.field === undefined ? {} : { field: error.field });
  }
  const invalid = validationError(error);
  if (invalid !== null) return invalid;
  if (isOutage(error)) return UNAVAILABLE;
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return INTERNAL;
  const [code, message] = FRAMEWORK_TEXTS[status] ?? ["refused", "The request was refused."];
  return new ApiError(status, code, message);
}

type DomainError = ReferralError | DeskError | ModerationError | EmployerError;

function isDomainError(error: Error): error is DomainError {
  return [ReferralError, DeskError, ModerationError, EmployerError].some((kind) => error instanceof kind);
}

function statusOf(error: DomainError): number {
  if (error instanceof ReferralError) return REFERRAL_STATUS[error.code] ?? 409;
  if (error instanceof EmployerError) return EMPLOYER_STATUS[error.code];
  return error instanceof DeskError ? DESK_STATUS[error.code] : MODERATION_STATUS[error.code];
}

const OUTAGE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  // A statement that timed out; a write to a standby after a failover.
  "57014",
  "25006",
]);
/** SQLSTATE classes: connection, resources, shutdown. */
const OUTAGE_CLASSES = /^(?:08|53|57P)/;
/** The driver's own errors carry no code. */
const OUTAGE_TEXTS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable|pool after calling end/i;

/** True when the database cannot be reached or cannot work, so that a retry may help. */
export function isOutage(error: Error & { code?: string }): boolean {
  if (error.code !== undefined && (OUTAGE_CODES.has(error.code) || OUTAGE_CLASSES.test(error.code))) return true;
  return OUTAGE_TEXTS.test(error.message);
}
