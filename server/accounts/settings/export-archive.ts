import { setTimeout as sleep } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { brand } from "#contract/values/brand.ts";
import { exportPersonalData } from "#store/accounts/personal-data.ts";
import { filesOf, storedFile } from "#store/desk/application-files.ts";
import type { AccountContext } from "#accounts/accounts.ts";

const README = `What ${brand.name} keeps about you.

One JSON file per table, each a list of rows with the names of the database's columns, all from one moment. The folder "files" has the files
that you uploaded, by the id that application_file.json lists. Times are UTC. Left out: hashes of passwords and links, which are secrets, and
what belongs to other people.
`;
/** Pauses between tries to read a file. Together they outlast a failover of the database. */
const WAITS_MS = [250, 1000, 3000, 5000, 10_000, 15_000];
const EXTENSIONS: Record<string, string> = {
  "application/pdf": ".pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
  "application/json": ".json",
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "image/webp": ".webp",
  "image/gif": ".gif",
};

/** Yields everything about an account as the parts of a ZIP file. Holds one uploaded file in memory at a time. */
export async function* exportArchive(
  { database: { db } }: Pick<AccountContext, "database">,
  accountId: string,
): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const take = (): Uint8Array[] => {
    const taken = parts;
    parts = [];
    return taken;
  };
  const addText = (name: string, text: string) => {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(new TextEncoder().encode(text), true);
  };
  addText("README.txt", README);
  const files = await filesOf(db, accountId);
  for (const [table, rows] of Object.entries(await exportPersonalData(db, accountId))) {
    if (rows.length > 0) addText(`${table}.json`, JSON.stringify(rows, null, 2));
    yield* take();
  }
  for (const { id, applicationId } of files) {
    const file = await patiently(() => storedFile(db, accountId, applicationId, id));
    // The person has removed it since.
    if (file === null) continue;
    // Documents and images are compressed already.
    const entry = new ZipPassThrough(`files/${id}${EXTENSIONS[file.mediaType] ?? ""}`);
    zip.add(entry);
    entry.push(new Uint8Array(file.content), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** Reads again after a failure, such as of a busy database: the download has begun, and its client can't go on with another half. */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await read();
    } catch {
      await sleep(waitMs);
    }
  }
  return await read();
}
