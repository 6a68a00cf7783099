import type { FastifyReply } from "fastify";
import { FILE_BYTES_MAX } from "#contract/values/desk/application.ts";
import type { StoredFile } from "#store/desk/application-files.ts";
import type { App } from "./services.ts";

/** A little more than a file may have, so that one that is too large gets our sentence. */
export const FILE_BODY_BYTES_MAX = FILE_BYTES_MAX + 64 * 1024;

/** Lets the routes of `app` take the bytes of files. */
export function takeFileBytes(app: App): void {
  app.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: FILE_BODY_BYTES_MAX },
    (_, body, done) => {
      done(null, body);
    },
  );
}

/** Sends a person's own file as an attachment, so that no browser runs it on our origin. */
export async function sendFile(reply: FastifyReply, { mediaType, content }: StoredFile): Promise<FastifyReply> {
  return await reply
    .header("cache-control", "no-store")
    .header("content-disposition", "attachment")
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "sandbox; default-src 'none'")
    .type(mediaType)
    .send(content);
}
