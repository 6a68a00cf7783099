import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildWebWhenStale } from "#app/web-build.ts";
import { openDatabase, type Database } from "#postgres/database.ts";
import { migrate } from "#postgres/migrate.ts";
import { peopleOf } from "../attacks/attack-site.ts";
import { callOver } from "../attacks/http-client.ts";
import { withFolder, withServer } from "../measuring/own-database.ts";
import { type ChangingBoards, makeDue, startChangingBoards } from "./site/changing-boards.ts";
import type { FaultTest, Finding } from "./fault-test.ts";
import { startProduct } from "./site/product.ts";

type Out = (line: string) => void;

const LIBRARY = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
  .map((folder) => path.join(folder, "faketime/libfaketimeMT.so.1"))
  .find((file) => existsSync(file));
const STEPS = ["-1h", "+1h", "-1d", "+1d"] as const;
const BOARDS = 8;
/** A busy machine needs minutes; a machine that reads nothing is what this looks for. */
const READ_LIMIT_MS = 300_000;
/** The control reads nothing at all, and is recognised by its dates too. */
const PLANTED_LIMIT_MS = 60_000;
const PLANTED_STEP = "-1h";
const TASK_LIMIT_MS = 300_000;

/** T23: the clock of one machine is set while it works. */
export const wrongClock: FaultTest = {
  id: "T23",
  bar: "a machine whose clock steps by ± 1 h or ± 1 d: no token wrongly live or dead, no job wrongly closed, no board unread, no task delayed (leap day and summer time: server/tasks/wrong-clock.db.test.ts)",
  async run(out): Promise<Finding> {
    if (LIBRARY === undefined)
      return {
        figure: "not measured: install libfaketime (apt-get install faketime)",
        control: "not measured",
        isHeld: false,
      };
    await buildWebWhenStale();
    const wrong: string[] = [];
    for (const step of STEPS) wrong.push(...(await withClock(step, productCase, out)));
    const planted = await withClock(PLANTED_STEP, plantedCase, out);
    return {
      figure: `${wrong.length} wrong in ${STEPS.length} steps of the clock, ${BOARDS} boards each${wrong.length > 0 ? `: ${wrong.join("; ")}` : ""}`,
      control: `a worker that goes by its own clock: ${planted.join("; ") || "nothing wrong"}`,
      isHeld: wrong.length === 0 && planted.length > 0,
    };
  },
};

interface ClockCase {
  step: string;
  database: Database;
  boards: ChangingBoards;
  /** Environment of a process whose clock `setClock` moves. */
  clockEnvironment: Record<string, string>;
  setClock(offset: string): void;
}

/** Runs one case on a database and boards of its own, and returns what was wrong. */
function withClock(step: string, run: (given: ClockCase) => Promise<string[]>, out: Out): Promise<string[]> {
  return withFolder((folder) =>
    withServer({}, async (url) => {
      const database = openDatabase(url, { max: 6 });
      await migrate(database);
      const boards = await startChangingBoards(database, { boards: BOARDS, openings: 20, random: Math.random });
      const file = path.join(folder, "clock");
      const setClock = (offset: string) => writeFileSync(file, `${offset}\n`);
      setClock("+0");
      const clockEnvironment = {
        LD_PRELOAD: LIBRARY ?? "",
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      };
      try {
        const wrong = await run({ step, database, boards, clockEnvironment, setClock });
        out(`clock ${step}, ${run.name}: ${wrong.join("; ") || "nothing wrong"}`);
        return wrong.map((each) => `${step}: ${each}`);
      } finally {
        await boards.close();
        await database.close();
      }
    }),
  );
}

async function productCase(given: ClockCase): Promise<string[]> {
  const { database, clockEnvironment } = given;
  const product = await startProduct({
    databaseUrl: database.url,
    role: "all",
    settings: { NODE_ENV: "development", SAMPLE: "off", FEED_REPLAY: given.boards.origin, ...clockEnvironment },
  });
  try {
    await product.ready();
    const people = peopleOf(database);
    const [live, expired] = [await people.member(), await people.member()];
    await database.pool.query(
      "update session set last_used_at = now() - interval '7 days 1 minute' where account_id = $1",
      [expired.id],
    );
    await database.pool.query(
      "update session set last_used_at = now() - interval '6 days 23 hours 50 minutes' where account_id = $1",
      [live.id],
    );
    const wrong = await boardsAfterStep(given);
    const call = callOver(`http://127.0.0.1:${product.port}`);
    const statusOf = async (token: string) => (await call("/api/auth/me", { token })).status;
    if ((await statusOf(live.token)) !== 200) wrong.push("a live session is dead");
    if ((await statusOf(expired.token)) !== 401) wrong.push("an expired session lives");
    return [...wrong, ...(await tasksAfterStep(database))];
  } finally {
    await product.stop();
  }
}

/** The planted fault. */
async function plantedCase(given: ClockCase): Promise<string[]> {
  const script = path.join(import.meta.dirname, "../../test/processes/worker-process.ts");
  const child = spawn(process.execPath, [script, given.database.url, given.boards.origin, "own-clock"], {
    env: { ...process.env, ...given.clockEnvironment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await once(child.stdout, "data");
    return await boardsAfterStep(given, PLANTED_LIMIT_MS);
  } finally {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
}

/** Has all boards read, sets the clock, and has them read twice more while they have lost an opening each. */
async function boardsAfterStep(
  { step, database, boards, setClock }: ClockCase,
  limitMs = READ_LIMIT_MS,
): Promise<string[]> {
  await readAll(database, READ_LIMIT_MS);
  setClock(step);
  boards.change();
  const wrong: string[] = [];
  for (let look = 0; look < 2; look += 1) {
    const unread = await readAll(database, limitMs);
    if (unread > 0) wrong.push(`${unread} of ${BOARDS} boards unread after ${limitMs / 1000} s`);
  }
  const { rows } = await database.pool.query<{ closed: number; late: number; future: number }>(
    `select (select count(*)::int from posting where closed_at is not null) as closed,
       (select count(*)::int from board where next_run_at > now() + interval '27 hours') as late,
       (select count(*)::int from board where abs(extract(epoch from last_run_at - now())) > 600) as future`,
  );
  const { closed, late, future } = rows[0]!;
  if (closed > 0) wrong.push(`${closed} postings closed within a minute of the first miss`);
  if (late > 0) wrong.push(`${late} boards not due for more than 27 h`);
  if (future > 0) wrong.push(`${future} boards with a wrong date of their last run`);
  return wrong;
}

/** Makes all boards due and waits until they are read. Returns how many were not in time. */
async function readAll(database: Database, limitMs: number): Promise<number> {
  await makeDue(database);
  const { rows: before } = await database.pool.query<{ last: string }>(
    "select coalesce(max(id), 0) as last from board_run",
  );
  const until = performance.now() + limitMs;
  for (;;) {
    const { rows } = await database.pool.query<{ read: number }>(
      "select count(distinct board_id)::int as read from board_run where id > $1",
      [before[0]!.last],
    );
    const unread = BOARDS - rows[0]!.read;
    if (unread === 0 || performance.now() > until) return unread;
    await sleep(200);
  }
}

/** Waits for the next minute's tasks. */
async function tasksAfterStep({ pool }: Database): Promise<string[]> {
  const { rows: before } = await pool.query<{ now: Date }>("select date_trunc('minute', now()) as now");
  const until = performance.now() + TASK_LIMIT_MS;
  while (performance.now() < until) {
    const { rows } = await pool.query<{ queued: boolean; delayed: number }>(
      `select coalesce(bool_or(queued_for > $1 and queued_for <= now()), false) as queued,
         (select count(*)::int from graphile_worker.jobs where run_at > now() + interval '5 minutes') as delayed
       from scheduled_task where name = 'sweep-outbox'`,
      [before[0]!.now],
    );
    if (rows[0]!.delayed > 0) return [`${rows[0]!.delayed} tasks wait for a moment in the future`];
    if (rows[0]!.queued) return [];
    await sleep(500);
  }
  return ["the tasks of a minute were not queued"];
}
