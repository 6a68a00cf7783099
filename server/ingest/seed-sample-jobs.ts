import { randomUUID } from "node:crypto";
import { createOutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer } from "#http/replay-server.ts";
import { answerSample, sampleBoards, sampleCompanyProfiles } from "#sample/catalogue.ts";
import { readCompanySize } from "#normalise/company/company-size.ts";
import type { Logger } from "#app/log.ts";
import { sources } from "#sources/registry.ts";
import { claimBoard } from "#store/catalogue/board-claims.ts";
import { addBoards, ensureSources, listBoards, type Board } from "#store/catalogue/boards.ts";
import { companyKeysOf, lockCompanyKeys, resolveCompanies } from "#store/catalogue/companies.ts";
import type { Database } from "#postgres/database.ts";
import { maySeedSampleJobs } from "#store/catalogue/sample.ts";
import { industries } from "#taxonomy/industries.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { recordCompanyChanges } from "./run/company-change-events.ts";
import { fetchLogos } from "./logos/fetch-logos.ts";
import { companyMention } from "./run/company-mention.ts";
import { runBoard } from "./run/run-board.ts";

export interface SampleOptions {
  database: Database;
  log: Logger;
  now: Date;
  onProgress?: (done: number, boards: number) => void;
}

const CONCURRENCY = 6;

/**
 * Reads the built-in sample catalogue through the same sources as the live web, unless a live run has stored a job. Never
 * call it in production. Returns how many postings it holds; null when there are live jobs.
 */
export async function seedSampleJobs({ database, log, now, onProgress }: SampleOptions): Promise<number | null> {
  if (!(await maySeedSampleJobs(database))) return null;
  await ensureSources(database, sources.values());
  for (const board of sampleBoards) await addBoards(database, [board], "sample");
  const boards = (await listBoards(database, { origin: "sample" })).filter((board) => sources.has(board.source));
  const server = await startReplayServer({ answer: (host, path, query) => answerSample(host, path, query, now) });
  const http = createOutboundHttp({ replayOrigin: server.origin });
  const queue = [...boards];
  let done = 0;
  let kept = 0;
  const readNext = async () => {
    for (let board = queue.shift(); board !== undefined; board = queue.shift()) {
      const keptHere = await readSampleBoard({ database, http, log, now, listed: board });
      kept += keptHere;
      done += 1;
      onProgress?.(done, boards.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, readNext));
    await storeSampleCompanies(database);
    await fetchLogos({ database, http, log, now, sample: true, limit: sampleCompanyProfiles.length });
  } finally {
    await http.close();
    await server.close();
  }
  return kept;
}

async function readSampleBoard(
  run: Omit<Parameters<typeof runBoard>[0], "board" | "owner"> & { listed: Board },
): Promise<number> {
  const owner = randomUUID();
  const board = await claimBoard(run.database, { owner, boardId: run.listed.id });
  // Another process started at the same moment and is reading it.
  if (board === null) return 0;
  const report = await runBoard({ ...run, board, owner });
  return report.kept;
}

/** Stores the website, profile, logo and size of the sample companies. */
async function storeSampleCompanies(database: Database): Promise<void> {
  const mentions = sampleCompanyProfiles.map((company) => {
    const size = readCompanySize(company.employees);
    const slugs = company.industries.flatMap(
      (name) => industries.find((industry) => industry.name === name)?.slug ?? [],
    );
    const normalised = {
      companyName: company.name,
      employeeStrength: size.strength,
      companySize: size.value,
      industries: slugs,
    };
    const { name, website, linkedin, logoUrl } = company;
    return companyMention({ name, website, linkedin, logoUrl }, normalised, {
      boardId: null,
      trust: "board",
      sample: true,
    });
  });
  await inBulkTransaction(database, async (client) => {
    await lockCompanyKeys(client, mentions.flatMap(companyKeysOf));
    const { gainedIds } = await resolveCompanies(client, mentions);
    await recordCompanyChanges(client, gainedIds, []);
  });
}
