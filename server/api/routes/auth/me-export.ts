import { Readable } from "node:stream";
import { z } from "zod";
import type { FastifyReply } from "fastify";
import { exportArchive } from "#accounts/settings/export-archive.ts";
import { brand } from "#contract/values/brand.ts";
import { ACCOUNT_FILE_BYTES_MAX } from "#contract/values/desk/application.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { requireRecentPassword } from "#api/http/referral-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { SIGN_IN } from "./me-account.ts";

/** Registers `GET /api/me/export`: everything about the account as a ZIP file. */
export function meExportRoute(app: App, { accounts, sessions }: AccountServices): void {
  app.get("/api/me/export", {
    config: { bucket: "network", cost: 5, streamedBytes: ACCOUNT_FILE_BYTES_MAX },
    schema: {
      summary: "Everything about me",
      description: "A ZIP file: one JSON file per table, and the uploaded files. Needs a recent password.",
      needsAccount: true,
      produces: ["application/zip"],
      response: {
        200: z.any().meta({ description: "The ZIP file, as an attachment" }),
        401: ErrorBody,
        403: ErrorBody,
        429: ErrorBody,
        503: ErrorBody,
      },
    },
    preValidation: requireRecentPassword(sessions, SIGN_IN),
    async handler(request, reply) {
      const taken = ["exportPerAccountDay", request.accountId] as const;
      await accounts.limiter.take(...taken);
      const parts = exportArchive(accounts, request.accountId);
      // Everything but the uploaded files is read before the response begins, so that a database that is away means 503 and no broken file.
      const first = await parts.next().catch(async (error: unknown) => {
        await accounts.limiter.giveBack(...taken);
        throw error;
      });
      return send(reply as FastifyReply, Readable.from(after(first, parts)));
    },
  });
}

async function* after(first: IteratorResult<Uint8Array>, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.done !== true) yield first.value;
  yield* rest;
}

function send(reply: FastifyReply, archive: Readable): FastifyReply {
  const day = new Date().toISOString().slice(0, 10);
  return reply
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${brand.name.toLowerCase()}-${day}.zip"`)
    .type("application/zip")
    .send(archive);
}
