import { createHash } from "node:crypto";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { FetchError, isOffline } from "#http/fetch-error.ts";
import type { Logger } from "#app/log.ts";
import {
  claimWantedLogos,
  noteLogoFailure,
  storeLogo,
  type StoredLogo,
  type WantedLogo,
} from "#store/catalogue/company-logos.ts";
import { uploadedPicture, uploadHash } from "#store/employers/uploaded-logos.ts";
import type { Database } from "#postgres/database.ts";
import { inBulkTransaction } from "#postgres/transaction.ts";
import { recordCompanyChanges } from "#ingest/run/company-change-events.ts";
import { openLogoEncoder, type LogoEncoder } from "./logo-encoder.ts";
import { LogoRefused } from "./logo-picture.ts";

const LARGEST_MIB = 1;
const DAY_MS = 24 * 3_600_000;
const REFRESH_MS = 30 * DAY_MS;
const CONCURRENCY = 8;

export interface LogoRound {
  database: Database;
  http: OutboundHttp;
  log: Logger;
  now: Date;
  /** Whether to fetch for sample companies or for real ones. */
  sample: boolean;
  /** Most companies per round. */
  limit: number;
  signal?: AbortSignal;
}

/**
 * Fetches missing company logos and stores them as WebP. A failed logo is retried after a day, then with exponential
 * back-off. Returns how many companies it tried and how many have a new logo.
 */
export async function fetchLogos(round: LogoRound): Promise<{ tried: number; stored: number }> {
  const wanted = await claimWantedLogos(round.database, round);
  const tried = wanted.length;
  if (tried === 0) return { tried, stored: 0 };
  const encoder = openLogoEncoder();
  let stored = 0;
  const next = async () => {
    for (let logo = wanted.shift(); logo !== undefined && !round.signal?.aborted; logo = wanted.shift())
      if (await fetchLogo(round, encoder, logo)) stored += 1;
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, next));
  } finally {
    encoder.close();
  }
  return { tried, stored };
}

async function fetchLogo(round: LogoRound, encoder: LogoEncoder, wanted: WantedLogo): Promise<boolean> {
  const { database, now, log } = round;
  try {
    const logo = await readPicture(round, encoder, wanted);
    await inBulkTransaction(database, async (client) => {
      await storeLogo(client, wanted.companyId, logo, { now, nextTryAt: new Date(now.getTime() + REFRESH_MS) });
      if (logo.hash !== wanted.hash) await recordCompanyChanges(client, [wanted.companyId], []);
    });
    return logo.hash !== wanted.hash;
  } catch (error) {
    // Without a network the logo is tried again when its claim ends, and keeps its count of failures.
    if (round.signal?.aborted || isOffline(error)) return false;
    if (!(error instanceof FetchError || error instanceof LogoRefused)) throw error;
    log.debug({ company: wanted.companyId, reason: error.message }, "no usable logo");
    await noteLogoFailure(database, wanted.companyId, error.message, {
      now,
      nextTryAt: afterFailure(error, wanted, now),
    });
    return false;
  }
}

async function readPicture(round: LogoRound, encoder: LogoEncoder, wanted: WantedLogo): Promise<StoredLogo> {
  const logo = await encoder.encode(await sourceBytes(round, wanted));
  return { ...logo, hash: createHash("sha256").update(logo.webp).digest("hex").slice(0, 16) };
}

async function sourceBytes({ database, http, signal }: LogoRound, wanted: WantedLogo): Promise<Buffer> {
  const { companyId, sourceUrl: url } = wanted;
  const upload = uploadHash(url);
  if (upload !== null) {
    const bytes = await uploadedPicture(database.pool, companyId, upload);
    if (bytes === null) throw new LogoRefused("the uploaded picture isn't kept any more");
    return bytes;
  }
  const answer = await http.fetch({
    url,
    maxBodyMiB: LARGEST_MIB,
    headers: { accept: "image/webp,image/png,image/jpeg,image/gif,image/svg+xml" },
    share: "logos",
    ...(signal && { signal }),
  });
  if (answer.notModified) throw new LogoRefused("304 to a request without validators");
  return answer.body;
}

function afterFailure(error: Error, wanted: WantedLogo, now: Date): Date {
  const held = error instanceof FetchError && error.code === "breaker-open" ? (error.retryAfterS ?? 0) * 1000 : 0;
  const wait = held > 0 ? held : Math.min(DAY_MS * 2 ** Math.min(wanted.failures, 5), REFRESH_MS);
  return new Date(now.getTime() + wait);
}
