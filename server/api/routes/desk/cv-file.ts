import { z } from "zod";
import { FileUploadQuery, FileUploadResponse } from "#contract/schemas/desk/application.ts";
import { CvFileResponse } from "#contract/schemas/desk/cv-file.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { addFilePart } from "#desk/files/add-file.ts";
import { storedFile } from "#store/desk/application-files.ts";
import { cvFile, deleteCv } from "#store/desk/cv-file.ts";
import { notFound } from "#api/http/api-error.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import { FILE_BODY_BYTES_MAX, sendFile, takeFileBytes } from "#api/http/file-transfer.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const PATH = "/api/me/profile/cv";
const REFUSALS = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** The file of the CV that a person chooses to keep: read what it is, store it in parts, download and remove it. */
export function cvFileRoutes(parent: App, { database, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);
  void parent.register((app: App) => {
    takeFileBytes(app);

    app.get(PATH, {
      config: { bucket: "network", cost: 1 },
      schema: {
        summary: "The CV file that I keep here",
        description: "`data` is null while I keep none.",
        needsAccount: true,
        response: { 200: CvFileResponse, ...REFUSALS },
      },
      preValidation,
      async handler({ accountId }, reply) {
        return reply.header("cache-control", "no-store").send({ data: await cvFile(database.db, accountId) });
      },
    });

    app.post(PATH, {
      config: { bucket: "network", cost: 2 },
      bodyLimit: FILE_BODY_BYTES_MAX,
      schema: {
        summary: "Keep the file of my CV",
        description:
          "PDF or DOCX of at most 10 MB or JSON Resume of at most 1 MB, whole or in parts as the files of applications. Once it is whole, it replaces the one before. Safe to repeat with the same file id.",
        needsAccount: true,
        querystring: FileUploadQuery,
        response: { 200: FileUploadResponse, 400: ErrorBody, 409: ErrorBody, 413: ErrorBody, ...REFUSALS },
      },
      preValidation,
      async handler({ body, query, accountId }, reply) {
        const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const { file: fileId, name, offset, size = content.length } = query;
        const data = await addFilePart(database, accountId, {
          applicationId: null,
          fileId,
          name,
          size,
          offset,
          content,
        });
        return reply.header("cache-control", "no-store").send({ data });
      },
    });

    app.delete(PATH, {
      config: { bucket: "network", cost: 1 },
      schema: {
        summary: "Remove the file of my CV",
        description: "Safe to repeat.",
        needsAccount: true,
        response: { 200: CvFileResponse, ...REFUSALS },
      },
      preValidation,
      async handler({ accountId }, reply) {
        await deleteCv(database.db, accountId);
        return reply.header("cache-control", "no-store").send({ data: null });
      },
    });

    app.get(`${PATH}/file`, {
      config: { bucket: "network", cost: 5 },
      schema: {
        summary: "Download the file of my CV",
        needsAccount: true,
        response: {
          200: z.any().meta({ description: "The file, as an attachment" }),
          404: ErrorBody,
          ...REFUSALS,
        },
      },
      preValidation,
      async handler({ accountId }, reply) {
        const cv = await cvFile(database.db, accountId);
        const stored = cv && (await storedFile(database.db, accountId, null, cv.id));
        if (stored === null) throw notFound();
        return await sendFile(reply, stored);
      },
    });
  });
}
