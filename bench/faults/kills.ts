import { setTimeout as sleep } from "node:timers/promises";
import { createChance } from "../simulation/chance.ts";
import { startWriting, type AcknowledgedWrites } from "./site/acknowledged-writes.ts";
import { makeIdleDue } from "./site/changing-boards.ts";
import type { FaultTest } from "./fault-test.ts";
import { type KillSite, type Victim, VICTIMS, withKillSite } from "./site/kill-site.ts";
import { findPlantedFaults } from "./site/planted-losses.ts";

const KILLS = 300;
/** People who change their settings all the time, so that 300 kills meet about 100,000 writes. */
const SETTINGS_WRITERS = 16;
/** Prints the running totals, so that a run that is cut gives figures too. */
const CHECK_EVERY = 50;
/** The share of kills that don't wait until the last victim is back. */
const HURRIED_SHARE = 0.5;
/** How long to wait for a victim that an earlier kill took down. */
const BACK_LIMIT_MS = 300_000;

/** T16: kill -9 of every kind of process at random moments. `--kills=N` and `--seed=N`. */
export const kills: FaultTest = {
  id: "T16",
  bar: "300 kills of site, worker, parser and database at random moments during ingestion, sign-ups, settings and referrals: 0 acknowledged writes lost, 0 doubled, 0 invariants broken",
  async run(out, flags) {
    const report = await killAtRandom({
      kills: numberOf(flags, "kills") ?? KILLS,
      seed: numberOf(flags, "seed"),
      settingsWriters: SETTINGS_WRITERS,
      out,
    });
    const control = await plantedFaults(out);
    return {
      figure: `${report.kills} kills (${VICTIMS.map((each) => `${each} ${report.victims[each]}`).join(", ")}), ${report.halfDone} of them during a run; ${report.acknowledged} acknowledged writes and ${report.postings} postings: ${report.lost} lost, ${report.doubled} doubled, ${report.broken} invariants broken; ${report.mails} mails, ${report.repeated} of them repeated by the next worker`,
      control: control.figure,
      isHeld: report.lost + report.doubled + report.broken === 0 && report.halfDone > 0 && control.isFound,
    };
  },
};

export interface KillReport {
  kills: number;
  victims: Record<Victim, number>;
  /** Kills while boards were being read. */
  halfDone: number;
  acknowledged: number;
  /** Postings that the boards list. */
  postings: number;
  mails: number;
  /** Mails that arrived again because their worker was killed before it had recorded the answer. */
  repeated: number;
  lost: number;
  doubled: number;
  broken: number;
}

interface KillOptions {
  kills: number;
  seed?: number | undefined;
  boards?: number;
  openings?: number;
  /** People who change their settings; 5 by default. */
  settingsWriters?: number;
  /** The share of kills that don't wait until the last victim is back. */
  hurried?: number;
  /** Whom to kill, in random order; all kinds equally often when absent. */
  victims?: readonly Victim[];
  out(line: string): void;
  /** Called at the end, while the site still runs. */
  afterwards?(site: KillSite, writing: AcknowledgedWrites): Promise<void>;
}

/** Kills processes at random moments while boards change and people write, and compares what is stored with the truth and the ledger. */
export async function killAtRandom(options: KillOptions): Promise<KillReport> {
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const random = createChance(seed).next;
  options.out(`seed ${seed}`);
  const victims = { web: 0, worker: 0, parser: 0, postgres: 0 };
  const counts = { acknowledged: 0, postings: 0, mails: 0, repeated: 0, lost: 0, doubled: 0, broken: 0 };
  const report: KillReport = { kills: 0, victims, halfDone: 0, ...counts };
  const size = { boards: options.boards ?? 20, openings: options.openings ?? 100 };
  const pick = shuffled(options.victims ?? VICTIMS, random);
  await withKillSite({ ...size, random }, async (site) => {
    const writing = startWriting({
      ...site,
      settingsWriters: options.settingsWriters ?? 5,
      signUps: true,
      referrals: true,
    });
    try {
      while (report.kills < options.kills) {
        if (random() >= (options.hurried ?? HURRIED_SHARE)) await site.recovered();
        await killOne(site, pick(), report, random);
        if (report.kills % 10 === 0) options.out(`${report.kills} kills, ${JSON.stringify(writing.counts())}`);
        if (report.kills % CHECK_EVERY === 0 && report.kills < options.kills)
          await check(site, writing, report, options.out);
      }
      await check(site, writing, report, options.out);
      await options.afterwards?.(site, writing);
    } finally {
      await writing.stop();
    }
  });
  return report;
}

/** Returns a function that returns the next victim. */
function shuffled(victims: readonly Victim[], random: () => number): () => Victim {
  let left: Victim[] = [];
  return () => {
    if (left.length === 0) left = [...victims];
    return left.splice(Math.floor(random() * left.length), 1)[0]!;
  };
}

/** Has the boards read and kills at a random moment of it. Tries until there is something to kill; throws when it doesn't come back. */
async function killOne(site: KillSite, victim: Victim, report: KillReport, random: () => number): Promise<void> {
  // Once a kill: boards that change while nobody can read them become others, which a run doesn't believe.
  site.boards.change();
  for (const until = performance.now() + BACK_LIMIT_MS; performance.now() < until;) {
    await makeIdleDue(site.database).catch(() => {});
    await sleep(50 + random() * 1200);
    const isReading = await site.isReading().catch(() => false);
    if (!(await site.isUp(victim)) || !(await site.kill(victim))) continue;
    report.kills += 1;
    report.victims[victim] += 1;
    if (isReading) report.halfDone += 1;
    return;
  }
  throw new Error(`the victim ${victim} has not come back in ${BACK_LIMIT_MS / 60_000} minutes: ${site.output()}`);
}

async function check(
  site: KillSite,
  writing: AcknowledgedWrites,
  report: KillReport,
  out: KillOptions["out"],
): Promise<void> {
  await site.recovered();
  const boards = await site.boards.compare(site.database);
  const writes = await writing.compare(site.database);
  const mails = await site.mails.compare(site.database, writing.registered);
  const { registrations, settings, moves } = writing.counts();
  report.acknowledged = registrations + settings + moves;
  report.postings = boards.listed;
  report.mails = mails.arrived;
  report.repeated = mails.repeated;
  report.lost += boards.lost + boards.old + writes.lost.length + mails.lost.length;
  report.doubled += boards.doubled + boards.extra + writes.doubled.length + mails.doubled.length;
  report.broken += boards.orphaned + writes.broken.length;
  out(`after ${report.kills} kills: ${JSON.stringify({ report, boards, writes, mails })}`);
}

/** Plants one fault of each kind in a small site, where nothing is killed, and looks for it. */
async function plantedFaults(out: KillOptions["out"]): Promise<{ figure: string; isFound: boolean }> {
  const { missed, found } = await findPlantedFaults(out);
  return {
    figure: `${found.length} of ${found.length + missed.length} planted faults found`,
    isFound: missed.length === 0,
  };
}

function numberOf(flags: readonly string[], name: string): number | undefined {
  const flag = flags.find((each) => each.startsWith(`--${name}=`));
  return flag === undefined ? undefined : Number(flag.slice(name.length + 3));
}
