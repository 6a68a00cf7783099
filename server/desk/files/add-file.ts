import { randomUUID } from "node:crypto";
import {
  ACCOUNT_FILE_BYTES_MAX,
  FILE_BYTES_MAX,
  FILES_PER_APPLICATION_MAX,
  UNFINISHED_BYTES_MAX,
} from "#contract/values/desk/application.ts";
import { DeskError } from "#desk/desk-error.ts";
import type { Transaction } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { insertEvents } from "#store/desk/application-events.ts";
import {
  deleteParts,
  insertPart,
  joinedParts,
  receivedBytes,
  unfinishedBytes,
} from "#store/desk/application-file-parts.ts";
import { type FileOwner, fileUse, insertFile, sizeOfFile } from "#store/desk/application-files.ts";
import { applicationRows, lockDesk, touchApplication } from "#store/desk/applications.ts";
import { deleteCv } from "#store/desk/cv-file.ts";
import { notOnDesk } from "#desk/applications/read-applications.ts";
import { acceptedType, refusedType } from "./accepted-type.ts";

export interface UploadedPart {
  /** Null for the person's CV. */
  applicationId: FileOwner;
  /** UUID that the client makes, so that a repeated upload does nothing twice. */
  fileId: string;
  name: string;
  /** Bytes of the whole file. */
  size: number;
  /** Where the part begins. */
  offset: number;
  content: Buffer;
}

export interface UploadState {
  /** How many bytes have arrived: where the next part begins. */
  received: number;
  done: boolean;
}

/**
 * Takes the next part of a file, or all of it at once. Once the file is whole, its content decides its type, and it's stored with the event that
 * shows it; a CV replaces the one before. A part that isn't the next one changes nothing, so every call is safe to repeat, and the answer says where to go on.
 */
export async function addFilePart(
  database: Pick<Database, "db">,
  accountId: string,
  part: UploadedPart,
): Promise<UploadState> {
  const { applicationId, fileId, size, offset, content } = part;
  if (size === 0) throw new DeskError("invalid-input", "The file is empty.", "file");
  if (size > FILE_BYTES_MAX || offset + content.length > FILE_BYTES_MAX)
    throw new DeskError("invalid-input", "The file is larger than 10 MB. Please choose a smaller one.", "file");
  if (offset + content.length > size)
    throw new DeskError("invalid-input", "The part reaches beyond the end of the file.", "size");
  const refusal = await inTransaction(database, async (trx): Promise<DeskError | UploadState> => {
    await lockDesk(trx, accountId);
    if (applicationId !== null && (await applicationRows(trx, accountId, [applicationId])).length === 0)
      throw notOnDesk();
    const stored = await sizeOfFile(trx, accountId, fileId);
    if (stored !== null) return { received: stored, done: true };
    const received = await receivedBytes(trx, accountId, fileId);
    if (offset !== received || content.length === 0) return { received, done: false };
    if (received === 0) await refuseTooMany(trx, accountId, part);
    if (received + content.length < size) {
      await insertPart(trx, accountId, { fileId, applicationId, startByte: offset, content });
      return { received: received + content.length, done: false };
    }
    const whole = received === 0 ? content : Buffer.concat([await joinedParts(trx, accountId, fileId), content]);
    await deleteParts(trx, accountId, fileId);
    const kind = applicationId === null ? "cv" : "application";
    const mediaType = await acceptedType(whole, kind);
    // Returned, so that the parts of a refused file are deleted all the same.
    if (mediaType === null) return refusedType(kind);
    await storeFile(trx, accountId, { ...part, content: whole, mediaType });
    return { received: size, done: true };
  });
  if (refusal instanceof DeskError) throw refusal;
  return refusal;
}

async function refuseTooMany(
  trx: Transaction,
  accountId: string,
  { applicationId, size }: Pick<UploadedPart, "applicationId" | "size">,
): Promise<void> {
  const { files, bytes } = await fileUse(trx, accountId, applicationId);
  if (files >= FILES_PER_APPLICATION_MAX)
    throw new DeskError("too-many", `An application holds at most ${FILES_PER_APPLICATION_MAX} files.`);
  const unfinished = await unfinishedBytes(trx, accountId);
  if (unfinished + size > UNFINISHED_BYTES_MAX)
    throw new DeskError("too-many", "Too many files are on their way already. Finish those, or try again tomorrow.");
  if (bytes + size > ACCOUNT_FILE_BYTES_MAX)
    throw new DeskError("too-many", "Your files take up 200 MB already. Remove some first.");
}

async function storeFile(
  trx: Transaction,
  accountId: string,
  { applicationId, fileId, name, content, mediaType }: UploadedPart & { mediaType: string },
): Promise<void> {
  const file = { id: fileId, mediaType, content };
  if (applicationId === null) {
    await deleteCv(trx, accountId);
    await insertFile(trx, accountId, { ...file, applicationId, name });
    return;
  }
  // Events hold the names of an application's files.
  await insertFile(trx, accountId, { ...file, applicationId, name: null });
  const set = { name, type: mediaType, size: content.length };
  const madeAt = new Date().toISOString();
  await insertEvents(trx, accountId, [{ id: randomUUID(), applicationId, thing: fileId, kind: "file", madeAt, set }]);
  await touchApplication(trx, accountId, applicationId);
}
