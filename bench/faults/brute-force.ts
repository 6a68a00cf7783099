import type { AccountContext } from "#accounts/accounts.ts";
import { Limiter } from "#accounts/limits/limits.ts";
import { login } from "#accounts/login.ts";
import { openAccounts } from "#accounts/open-accounts.ts";
import { readConfig } from "#app/config.ts";
import { createLog } from "#app/log.ts";
import type { Database } from "#postgres/database.ts";
import { withDatabase } from "../measuring/own-database.ts";
import type { FaultTest } from "./fault-test.ts";

const PASSWORD = "correct horse battery";
const HOME = { network: "203.0.113.1" };
const QUARTERS_OF_A_DAY = 96;
const MOST_A_DAY = 100;

export interface Guessing {
  networks: number;
  /** Attempts in each quarter of an hour, each from the next network. */
  attemptsPerQuarter: number;
  quarters: number;
  /** Plants the fault: whether the day's count is forgotten too. */
  isDayForgotten?: boolean;
}

/** Lets a day pass in quarters of an hour while strangers guess. Returns how many guesses were judged, and whether the owner gets in from home. */
export async function guessForADay(
  database: Database,
  { networks, attemptsPerQuarter, quarters, isDayForgotten = false }: Guessing,
): Promise<{ judged: number; ownerGetsIn: boolean }> {
  const context = openAccounts({
    config: readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters" }),
    database,
    log: createLog("silent"),
  });
  const email = `owner-${isDayForgotten}-${networks}@example.com`;
  await addOwner(context, email);
  const ownerGetsIn = () => accepted(login(context, { email, password: PASSWORD }, HOME));
  await ownerGetsIn();
  let judged = 0;
  let attempt = 0;
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    for (let n = 0; n < attemptsPerQuarter; n += 1) {
      attempt += 1;
      const at = attempt % networks;
      const stranger = { network: `11.${at >> 16}.${(at >> 8) & 255}.${at & 255}` };
      const code = await login(context, { email, password: `guess ${attempt}` }, stranger).then(
        () => "",
        (error: { code?: string }) => error.code,
      );
      if (code === "wrong-credentials") judged += 1;
    }
    await database.pool.query("delete from rate_limit where $1 or expires_at - window_start < interval '1 day'", [
      isDayForgotten,
    ]);
    context.limiter = new Limiter(database.db, context.secrets);
  }
  return { judged, ownerGetsIn: await ownerGetsIn() };
}

async function addOwner({ database, hasher }: AccountContext, email: string): Promise<void> {
  await database.pool.query(
    `insert into account (email, email_key, name, password_hash, email_verified_at, terms_version)
     values ($1, $1, 'Ana Li', $2, now(), 'test')`,
    [email, await hasher.hash(PASSWORD, { ...HOME, known: true })],
  );
}

async function accepted(attempt: Promise<unknown>): Promise<boolean> {
  return await attempt.then(
    () => true,
    () => false,
  );
}

export const bruteForce: FaultTest = {
  id: "T13",
  bar: "of the guesses at one password from 1 and from 1,000 networks, at most 100 a day are judged, and the owner logs in from home",
  async run(out) {
    return await withDatabase({}, async (database) => {
      const one = await guessForADay(database, { networks: 1, attemptsPerQuarter: 12, quarters: QUARTERS_OF_A_DAY });
      out(`1 network: ${one.judged} judged, owner gets in: ${one.ownerGetsIn}`);
      const many = await guessForADay(database, {
        networks: 1000,
        attemptsPerQuarter: 25,
        quarters: QUARTERS_OF_A_DAY,
      });
      out(`1,000 networks: ${many.judged} judged, owner gets in: ${many.ownerGetsIn}`);
      const planted = await guessForADay(database, {
        networks: 999,
        attemptsPerQuarter: 12,
        quarters: 12,
        isDayForgotten: true,
      });
      return {
        figure: `judged a day: ${one.judged} from 1 network, ${many.judged} from 1,000; owner locked out: ${Number(!one.ownerGetsIn) + Number(!many.ownerGetsIn)}`,
        control: `without the day's count: ${planted.judged} in three hours`,
        isHeld:
          one.judged <= MOST_A_DAY &&
          many.judged <= MOST_A_DAY &&
          many.judged > 0 &&
          one.ownerGetsIn &&
          many.ownerGetsIn &&
          planted.judged > MOST_A_DAY,
      };
    });
  },
};
