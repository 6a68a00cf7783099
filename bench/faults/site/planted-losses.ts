import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type AcknowledgedWrites, startWriting, type WriteFaults } from "./acknowledged-writes.ts";
import type { BoardFaults } from "./changing-boards.ts";
import type { MailFaults } from "./counted-mails.ts";
import type { FaultTest } from "../fault-test.ts";
import { type KillSite, withKillSite } from "./kill-site.ts";

type Out = (line: string) => void;

interface Faults {
  boards: BoardFaults;
  writes: WriteFaults;
  mails: MailFaults;
}

interface PlantedFault {
  what: string;
  /** A statement, or what else it takes. */
  plant: string | ((site: KillSite, writing: AcknowledgedWrites) => Promise<void>);
  /** What must have become more. */
  count(faults: Faults): number;
}

const PLANTED: readonly PlantedFault[] = [
  {
    what: "a posting closed by hand",
    plant: `update posting set closed_at = now(), closed_reason = 'by hand'
      where id = (select id from posting where closed_at is null order by id limit 1)`,
    count: ({ boards }) => boards.lost,
  },
  {
    what: "a posting stored twice after its key was dropped",
    plant: `alter table posting drop constraint posting_board_id_external_id_key;
      insert into posting (board_id, external_id, url, content_hash, rules_version, raw, facts, first_seen_at, last_seen_at)
        select board_id, external_id, url, content_hash, rules_version, raw, facts, first_seen_at, last_seen_at
        from posting where closed_at is null order by id desc limit 1`,
    count: ({ boards }) => boards.doubled,
  },
  {
    what: "an old text",
    plant: `update posting set raw = jsonb_set(raw, '{title}', '"an old title"')
      where id = (select id from posting where closed_at is null order by id offset 5 limit 1)`,
    count: ({ boards }) => boards.old,
  },
  {
    what: "a job that stays open without a posting",
    plant: `update posting set closed_at = now(), closed_reason = 'by hand'
      where id = (select id from posting where closed_at is null order by id offset 8 limit 1)`,
    count: ({ boards }) => boards.orphaned,
  },
  {
    what: "a registration that is gone",
    async plant(site, { registered }) {
      // One that was acknowledged: nobody misses the others.
      const [email = ""] = registered;
      await plantFault(site, `delete from account where email = ${pg.escapeLiteral(email)}`);
    },
    count: ({ writes }) => writes.lost.length,
  },
  {
    what: "settings of before",
    plant: `update search_setting set settings = regexp_replace(settings::text, 'version \\d+', 'version 0')::json
      where account_id = (select account_id from search_setting order by 1 limit 1)`,
    count: ({ writes }) => writes.lost.length,
  },
  {
    what: "a mail written twice",
    plant: `insert into outbox_mail (account_id, message, cause_key, to_address, to_name)
      select account_id, message, cause_key || ' again', to_address, to_name from outbox_mail where message = 'verify-email'
      order by created_at desc limit 1`,
    count: ({ writes }) => writes.doubled.length,
  },
  {
    what: "a move that its timeline doesn't know",
    plant: "delete from referral_event where id = (select max(id) from referral_event where to_state is not null)",
    count: ({ writes }) => writes.broken.length,
  },
  {
    what: "a mail that never arrives",
    async plant({ mails }, writing) {
      mails.refuseNext();
      await writing.signUp();
    },
    count: ({ mails }) => mails.lost.length,
  },
  {
    what: "a mail that arrives twice",
    plant: ({ mails }) => mails.sendLastAgain(),
    count: ({ mails }) => mails.doubled.length,
  },
];

/** Plants one fault of each kind where nothing was killed, and looks for each as T16 does. */
export async function findPlantedFaults(out: Out): Promise<FoundFaults> {
  return withKillSite({ boards: 3, openings: 20, random: Math.random }, async (site) => {
    const writing = startWriting({ ...site, settingsWriters: 2, signUps: true, referrals: true });
    try {
      return await findFaultsIn(site, writing, out);
    } finally {
      await writing.stop();
    }
  });
}

export interface FoundFaults {
  found: string[];
  missed: string[];
}

/** Stops writing when enough is written, plants one fault of each kind in the site and looks for each. */
export async function findFaultsIn(site: KillSite, writing: AcknowledgedWrites, out: Out): Promise<FoundFaults> {
  const isEnough = () => {
    const { registrations, settings, moves } = writing.counts();
    return registrations >= 3 && settings >= 20 && moves >= 8;
  };
  while (!isEnough()) await sleep(200);
  await writing.stop();
  await site.boards.compare(site.database);
  let before = await faultsOf(site, writing);
  if (PLANTED.some(({ count }) => count(before) > 0))
    throw new Error(`there are faults before any is planted: ${JSON.stringify(before)}`);
  const [found, missed]: [string[], string[]] = [[], []];
  for (const { what, plant, count } of PLANTED) {
    await (typeof plant === "string" ? plantFault(site, plant) : plant(site, writing));
    const faults = await faultsOf(site, writing);
    const isFound = count(faults) > count(before);
    (isFound ? found : missed).push(what);
    out(`planted ${what}: ${isFound ? "found" : "MISSED"}`);
    before = faults;
  }
  return { found, missed };
}

async function faultsOf({ boards, mails, database }: KillSite, writing: AcknowledgedWrites): Promise<Faults> {
  return {
    boards: await boards.faults(database),
    writes: await writing.compare(database),
    mails: await mails.compare(database, writing.registered),
  };
}

/** Runs a statement past triggers and foreign keys. */
async function plantFault({ database }: KillSite, plant: string): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query(`set session_replication_role = replica; ${plant}; reset session_replication_role`);
  } finally {
    client.release();
  }
}

const KILLS = 8;
const WRITERS = 8;

/** Kills a database that acknowledges before it writes. Returns how many acknowledged writes were lost. */
async function loseWrites(settings: Record<string, string>, kills: number, out: Out) {
  return withKillSite({ boards: 1, openings: 5, random: Math.random, settings }, async (site) => {
    const result = { acknowledged: 0, lost: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      const writing = startWriting({ ...site, settingsWriters: WRITERS, signUps: false, referrals: false });
      while (writing.counts().settings < 10 * WRITERS) await sleep(20);
      await site.kill("postgres");
      await writing.stop();
      await site.recovered();
      const { lost } = await writing.compare(site.database);
      result.acknowledged += writing.counts().settings;
      result.lost += lost.length;
      out(`kill ${kill + 1}: ${lost.length} of ${WRITERS} accounts lost acknowledged settings`);
    }
    return result;
  });
}

/** T17: whether T16 would see a loss. */
export const plantedLosses: FaultTest = {
  id: "T17",
  bar: "the comparison of T16 finds each planted fault, and the acknowledged writes that a database with synchronous_commit = off loses",
  async run(out) {
    const { found, missed } = await findPlantedFaults(out);
    const off = await loseWrites({ synchronous_commit: "off", wal_writer_delay: "10s" }, KILLS, out);
    const on = await loseWrites({}, KILLS, out);
    return {
      figure: `${found.length} of ${found.length + missed.length} planted faults found; with synchronous_commit = off ${off.lost} losses after ${KILLS} kills and ${off.acknowledged} writes`,
      control: `the same with synchronous_commit = on: ${on.lost} losses of ${on.acknowledged} writes`,
      isHeld: missed.length === 0 && off.lost > 0 && on.lost === 0,
    };
  },
};
