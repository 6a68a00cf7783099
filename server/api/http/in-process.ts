import { randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

const NAME = "x-in-process";
const KEY = randomBytes(18).toString("base64url");

/** Marks a call that this process makes to itself for a request it is already working on. */
export const IN_PROCESS: Readonly<Record<string, string>> = { [NAME]: KEY };

/** Whether this process itself calls. Nobody outside knows the key, which is new at each start. */
export function isInProcess(request: Pick<FastifyRequest, "headers">): boolean {
  return request.headers[NAME] === KEY;
}
