import path from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, openDatabase } from "#postgres/database.ts";
import { type MailServer, startMailServer } from "#test/mail-server.ts";
import { rounded } from "../measuring/rounded.ts";
import { withMigratedServer } from "./site/busy-site.ts";
import { liveToken, mixedPaths, wireRequests } from "./site/catalogue-requests.ts";
import type { Finding } from "./fault-test.ts";
import { type LeverBoards, startLeverBoards } from "./site/lever-boards.ts";
import { loadFromProcess } from "./site/own-load.ts";
import { type Product, startProduct } from "./site/product.ts";
import { startTraffic, type Traffic } from "./site/traffic.ts";

const MINUTES = 60;
const JOBS = 20_000;
const BOARDS = 20;
/** A part of what a small machine answers, so that the memory is the product's and not a queue's. */
const PER_SECOND = 12;
const LEAKING_PER_SECOND = 8;
const SAMPLE_MS = 5000;
const REGISTER_MS = 5000;
/** When the caches are warm: after a quarter of an hour, or of a shorter run. */
const WARM_UP_MINUTES = 15;
const WARM_UP_SHARE = 0.25;
/** Compares the medians of windows of this share of the run. */
const WINDOW_SHARE = 1 / 12;
const MOST_GROWTH = 0.05;
const LEAK = pathToFileURL(path.join(import.meta.dirname, "site/planted-leak.ts")).href;

type Out = (line: string) => void;

interface Bed {
  database: Database;
  site: Product;
  worker: Product;
  /** A second site, with a planted leak. */
  leaking: Product;
  boards: LeverBoards;
  mail: MailServer;
  traffic: Traffic;
}

type Watched = "site" | "worker" | "leaking";
type Samples = Record<Watched, number[]>;

/**
 * Lets people search, sign up and write, boards change and mails go out for the given number of minutes, an hour by default. Compares the memory of
 * site and worker after the warm-up with that at the end, and does the same with a site that leaks.
 */
export function soak(out: Out, flags: readonly string[]): Promise<Finding> {
  const minutes = Number(flags.find((flag) => /^\d+$/.test(flag)) ?? MINUTES);
  return withMigratedServer((databaseUrl) => withBed(databaseUrl, (bed) => measure(bed, minutes, out)), JOBS);
}

async function withBed<T>(databaseUrl: string, use: (bed: Bed) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl, { max: 4, applicationName: "afield-bench" });
  const mail = await startMailServer();
  const boards = await startLeverBoards(database, BOARDS);
  const base = { SAMPLE: "off", SMTP_URL: mail.url, TRUST_PROXY: "127.0.0.1" };
  const site = await startProduct({ databaseUrl, role: "web", settings: base });
  const leaking = await startProduct({
    databaseUrl,
    role: "web",
    settings: { ...base, NODE_OPTIONS: `--import=${LEAK}` },
  });
  // Replay is not available in production.
  const settings = { ...base, NODE_ENV: "", FEED_REPLAY: boards.origin };
  const worker = await startProduct({ databaseUrl, role: "worker", settings });
  try {
    await Promise.all([site.ready(), leaking.ready()]);
    const traffic = await startTraffic(`http://127.0.0.1:${site.port}`, database);
    return await use({ database, site, worker, leaking, boards, mail, traffic });
  } finally {
    for (const product of [site, leaking, worker]) await product.stop();
    await boards.close();
    await mail.close();
    await database.close();
  }
}

async function measure(bed: Bed, minutes: number, out: Out): Promise<Finding> {
  const samples: Samples = { site: [], worker: [], leaking: [] };
  const watched = Object.keys(samples) as Watched[];
  const sampling = setInterval(() => {
    for (const name of watched) samples[name].push(bed[name].memoryMib());
  }, SAMPLE_MS);
  const registering = setInterval(() => void bed.traffic.register(), REGISTER_MS);
  const requests = wireRequests(mixedPaths(JOBS), await liveToken(bed.database.url));
  let [sent, good, changed] = [0, 0, 0];
  const began = performance.now();
  for (let minute = 1; minute <= minutes; minute += 1) {
    await bed.boards.change();
    await bed.boards.passHours();
    changed += BOARDS;
    const seconds = Math.max(1, (began + minute * 60_000 - performance.now()) / 1000 - 5);
    const [load] = await Promise.all([
      loadFromProcess({ port: bed.site.port, requests, seconds, perSecond: PER_SECOND }),
      loadFromProcess({ port: bed.leaking.port, requests, seconds, perSecond: LEAKING_PER_SECOND }),
    ]);
    sent += load.sent;
    good += load.good;
    const memory = watched.map((name) => `${name} ${samples[name].at(-1)} MiB`).join(", ");
    out(`minute ${minute}: ${memory}; ${good} of ${sent} answered in time; writes ${bed.traffic.report.acknowledged}`);
    await sleep(Math.max(0, began + minute * 60_000 - performance.now()));
  }
  clearInterval(sampling);
  clearInterval(registering);
  const state = await whatIsWrong(bed);
  const [site, worker, leaking] = watched.map((name) => growthOf(samples[name], minutes));
  return {
    figure:
      `${minutes} min: site ${describe(site!)}, worker ${describe(worker!)}; ${good} of ${sent} searches and pages in time; ` +
      `${changed} openings replaced, postings that differ ${state.differing}; ${state.acknowledged} writes and registrations, lost ${state.lost}, mails not delivered ${state.undelivered}`,
    control: `a site that keeps 2 KiB of each request: ${describe(leaking!)}`,
    isHeld:
      Math.max(site!.share, worker!.share) < MOST_GROWTH &&
      leaking!.share >= MOST_GROWTH &&
      state.differing + state.lost + state.undelivered === 0,
  };
}

/** Counts what the products got wrong meanwhile. Waits for the last boards and mails first. */
async function whatIsWrong({ boards, traffic, database, mail }: Bed) {
  const differing = await boards.difference(120_000);
  await traffic.stop();
  const { registered, acknowledged } = traffic.report;
  const arrived = new Set(mail.received.flatMap(({ to }) => to));
  return {
    differing,
    lost: await traffic.lost(database),
    undelivered: registered.filter((address) => !arrived.has(address)).length,
    acknowledged: acknowledged + registered.length,
  };
}

interface Growth {
  fromMib: number;
  toMib: number;
  share: number;
}

/** Compares the median of the last window of the run with that of the window after the warm-up. */
function growthOf(samples: readonly number[], minutes: number): Growth {
  const warm = Math.floor(samples.length * Math.min(WARM_UP_MINUTES / minutes, WARM_UP_SHARE));
  const window = Math.max(1, Math.floor(samples.length * WINDOW_SHARE));
  const fromMib = median(samples.slice(warm, warm + window));
  const toMib = median(samples.slice(-window));
  return { fromMib, toMib, share: toMib / fromMib - 1 };
}

function describe({ fromMib, toMib, share }: Growth): string {
  return `${fromMib} to ${toMib} MiB (${share < 0 ? "" : "+"}${rounded(100 * share)} %)`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
