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
const EXTENSIONS: Record<string, string> = {
  "application/pdf": ".pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
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
  for (const [table, rows] of Object.entries(await exportPersonalData(db, accountId))) {
    if (rows.length > 0) addText(`${table}.json`, JSON.stringify(rows, null, 2));
    yield* take();
  }
  for (const { id, applicationId } of await filesOf(db, accountId)) {
    const file = await storedFile(db, accountId, applicationId, id);
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
