import { randomUUID } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import {
  ACCOUNT_FILE_BYTES_MAX,
  FILE_BYTES_MAX,
  FILES_PER_APPLICATION_MAX,
} from "#contract/values/desk/application.ts";
import { DeskError } from "#desk/desk-error.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { insertEvents } from "#store/desk/application-events.ts";
import { fileUse, insertFile } from "#store/desk/application-files.ts";
import { applicationRows, lockDesk, touchApplication } from "#store/desk/applications.ts";
import { notOnDesk } from "./read-applications.ts";

/** The media types we store, as the content shows them. */
const MEDIA_TYPES: ReadonlySet<string> = new Set([
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "image/png",
  "image/jpeg",
  "image/webp",
]);

export interface UploadedFile {
  applicationId: string;
  /** UUID that the client makes, so that a repeated upload does nothing twice. */
  fileId: string;
  name: string;
  content: Buffer;
}

/** Stores a file of an application, whose type the content decides, and adds the event that shows it. Safe to repeat. */
export async function addFile(
  database: Pick<Database, "db">,
  accountId: string,
  { applicationId, fileId, name, content }: UploadedFile,
): Promise<void> {
  const mediaType = await acceptedType(content);
  await inTransaction(database, async (trx) => {
    await lockDesk(trx, accountId);
    const [application] = await applicationRows(trx, accountId, [applicationId]);
    if (application === undefined) throw notOnDesk();
    const { files, bytes } = await fileUse(trx, accountId, applicationId);
    if (!(await insertFile(trx, accountId, { id: fileId, applicationId, mediaType, content }))) return;
    if (files >= FILES_PER_APPLICATION_MAX)
      throw new DeskError("too-many", `An application holds at most ${FILES_PER_APPLICATION_MAX} files.`);
    if (bytes + content.length > ACCOUNT_FILE_BYTES_MAX)
      throw new DeskError("too-many", "Your files take up 200 MB already. Remove some first.");
    const set = { name, type: mediaType, size: content.length };
    const madeAt = new Date().toISOString();
    await insertEvents(trx, accountId, [{ id: randomUUID(), applicationId, thing: fileId, kind: "file", madeAt, set }]);
    await touchApplication(trx, accountId, applicationId);
  });
}

async function acceptedType(content: Buffer): Promise<string> {
  if (content.length === 0) throw new DeskError("invalid-input", "The file is empty.", "file");
  if (content.length > FILE_BYTES_MAX)
    throw new DeskError("invalid-input", "The file is larger than 10 MB. Please choose a smaller one.", "file");
  // A damaged archive makes the check throw.
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  if (found === undefined || !MEDIA_TYPES.has(found.mime))
    throw new DeskError(
      "invalid-input",
      "This isn’t a PDF, a Word document (DOCX) or a picture (PNG, JPEG, WebP).",
      "file",
    );
  return found.mime;
}
