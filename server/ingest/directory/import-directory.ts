import type { ImportReport } from "#ingest/board-list.ts";
import { sources } from "#sources/registry.ts";
import { ensureSources, upsertDirectoryBoards } from "#store/catalogue/boards.ts";
import { chunksOf } from "#postgres/bulk-json.ts";
import type { Database } from "#postgres/database.ts";
import { readDirectory, type DirectoryPart } from "./read-directory.ts";

const ROWS_PER_BATCH = 5000;

/**
 * Imports the starter set or the whole directory of boards. Safe to repeat: a known board takes over what the directory says about
 * it as long as no run knows better; a board that an operator switched off stays as it is. `onProgress` receives the number of boards
 * stored so far. `folder` is another directory than the one that ships.
 */
export async function importDirectory(
  database: Database,
  part: DirectoryPart,
  onProgress: (boards: number) => void = () => {},
  folder?: string,
): Promise<ImportReport> {
  const { boards, bad } = await readDirectory(part, folder);
  await ensureSources(database, sources.values());
  const report: ImportReport = { rows: boards.length + bad.length, added: 0, known: 0, bad };
  for (const chunk of chunksOf(boards, ROWS_PER_BATCH)) {
    const added = await upsertDirectoryBoards(database, chunk);
    report.added += added;
    report.known += chunk.length - added;
    onProgress(report.added + report.known);
  }
  return report;
}
