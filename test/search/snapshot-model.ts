import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import type { Database } from "#postgres/database.ts";
import type { SearchModel } from "#search/model.ts";
import type { SnapshotOptions } from "#search/snapshot/snapshots.ts";
import { openModel } from "./open-model.ts";

interface Line {
  msg: string;
  reason?: string;
  file?: string;
  object?: string;
}

/** Returns where a model may keep a snapshot until the test finishes. */
export function snapshotFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "afield-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, "search", "model");
}

/** Opens a model that keeps a snapshot, and returns it with the lines that it logs. */
export async function openSnapshotModel(
  database: Database,
  snapshots: SnapshotOptions,
): Promise<{ model: SearchModel; lines: Line[]; logged(text: string): Line | undefined }> {
  const lines: Line[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(JSON.parse(chunk.toString()) as Line);
    done();
  };
  const log = pino({}, new Writable({ write }));
  const model = await openModel({ database, log, pollMs: 20, snapshots });
  return { model, lines, logged: (text) => lines.find(({ msg }) => msg.includes(text)) };
}
