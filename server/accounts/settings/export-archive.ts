import { type Zippable, zipSync } from "fflate";
import { brand } from "#contract/values/brand.ts";
import { exportPersonalData, type PersonalExport } from "#store/accounts/personal-data.ts";
import type { AccountContext } from "#accounts/accounts.ts";

const README = `What ${brand.name} keeps about you, from one moment.

One JSON file per table, each a list of rows with the names of the database's columns. Files that you uploaded are in the folder "files",
and their rows name them. Times are UTC. Left out: hashes of passwords and links, which are secrets, and what belongs to other people.
`;

/** Returns everything about an account as a ZIP file. */
export async function exportArchive(
  { database }: Pick<AccountContext, "database">,
  accountId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  return zipSync(archiveEntries(await exportPersonalData(database.db, accountId)));
}

/** Returns the files of the archive by name. Bytes become files of their own, uncompressed, because documents and images are compressed already. */
export function archiveEntries(data: PersonalExport): Zippable {
  const entries: Zippable = { "README.txt": bytes(README) };
  for (const [table, rows] of Object.entries(data)) {
    if (rows.length === 0) continue;
    const shown = rows.map((row, at) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => {
          if (!(value instanceof Uint8Array)) return [column, value];
          const name = `files/${table}-${at + 1}-${fileName(row, column)}`;
          entries[name] = [new Uint8Array(value), { level: 0 }];
          return [column, name];
        }),
      ),
    );
    entries[`${table}.json`] = bytes(JSON.stringify(shown, null, 2));
  }
  return entries;
}

/** Returns a name that every file system takes: the row's own file name if it has one. */
function fileName(row: Record<string, unknown>, column: string): string {
  const own = row["file_name"] ?? row["name"];
  const name = typeof own === "string" ? own : column;
  return name.replace(/[^\p{L}\p{N}. _-]/gu, "_").slice(-80);
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
