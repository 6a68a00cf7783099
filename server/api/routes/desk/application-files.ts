import { z } from "zod";
import { FileUploadQuery, FileUploadResponse } from "#contract/schemas/desk/application.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { addFilePart } from "#desk/files/add-file.ts";
import { storedFile } from "#store/desk/application-files.ts";
import { notFound } from "#api/http/api-error.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import { FILE_BODY_BYTES_MAX, sendFile, takeFileBytes } from "#api/http/file-transfer.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { ApplicationParams } from "#api/routes/desk/applications.ts";

const ERRORS = {
  400: ErrorBody,
  401: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  413: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
};
const FileParams = ApplicationParams.extend({ file: z.uuid().toLowerCase().meta({ description: "Id of the file" }) });

/** Registers the upload and the download of an application's files. */
export function applicationFilesRoutes(parent: App, { database, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);
  void parent.register((app: App) => {
    takeFileBytes(app);

    app.post("/api/me/applications/:id/files", {
      config: { bucket: "network", cost: 2 },
      bodyLimit: FILE_BODY_BYTES_MAX,
      schema: {
        summary: "Add a file to an application",
        description:
          "PDF, DOCX, PNG, JPEG or WebP of at most 10 MB, as application/octet-stream. The content decides the type. With size and offset, the body is one part of the file; parts come in order, and the answer says where the next one begins. Safe to repeat with the same file id.",
        needsAccount: true,
        params: ApplicationParams,
        querystring: FileUploadQuery,
        response: { 200: FileUploadResponse, ...ERRORS },
      },
      preValidation,
      async handler(request, reply) {
        const { body, query, params, accountId } = request;
        const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const { file: fileId, name, offset, size = content.length } = query;
        const part = { applicationId: params.id, fileId, name, size, offset, content };
        const data = await addFilePart(database, accountId, part);
        return reply.header("cache-control", "no-store").send({ data });
      },
    });

    app.get("/api/me/applications/:id/files/:file", {
      config: { bucket: "network", cost: 5 },
      schema: {
        summary: "Download a file of an application",
        needsAccount: true,
        params: FileParams,
        response: { 200: z.any().meta({ description: "The file, as an attachment" }), ...ERRORS },
      },
      preValidation,
      async handler(request, reply) {
        const { id, file } = request.params;
        const stored = await storedFile(database.db, request.accountId, id, file);
        if (stored === null) throw notFound();
        return await sendFile(reply, stored);
      },
    });
  });
}
