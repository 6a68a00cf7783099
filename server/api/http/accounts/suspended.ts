import type { FastifyRequest } from "fastify";
import { ApiError } from "../api-error.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
/** What people do to look after their account and to end what goes on in their name. */
const OPEN_CALLS: ReadonlySet<string> = new Set([
  "/api/me/password",
  "/api/me/confirm-password",
  "/api/me/delete",
  "/api/me/delete/undo",
  "/api/me/notifications",
  "/api/me/sessions/end-others",
]);
const ENDS = /\/(?:end|delete|revoke)$/;

/** Refuses what a suspended account may not do: everything but reading, ending, and deleting what is its own. */
export function refuseSuspended({
  method,
  routeOptions: { url = "" },
}: Pick<FastifyRequest, "method" | "routeOptions">): void {
  if (READS.has(method) || method === "DELETE" || OPEN_CALLS.has(url) || ENDS.test(url)) return;
  throw new ApiError(
    403,
    "suspended",
    "Your account is suspended. You can read, export and delete what is yours. To appeal, use the link that we mailed you.",
  );
}
