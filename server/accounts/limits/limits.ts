import type { Connection } from "#postgres/connection.ts";
import { forgetHits, refund, takeHit } from "#store/accounts/rate-limits.ts";
import { siteOf } from "../network-key.ts";
import { createRefusals, type Refusals } from "./refusals.ts";
import { AccountError } from "../account-error.ts";
import type { Secrets } from "#app/secrets.ts";

export interface Limit {
  /** Hits allowed per window. */
  most: number;
  windowS: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many networks' hits an IPv6 /48 may make: one customer often has a whole one. */
const SITE_NETWORKS = 10;

/** Rate limits of the account operations. A network is a single IPv4 address or an IPv6 /64; its /48 has ten times the limit. */
export const LIMITS = {
  loginPerNetwork: { most: 30, windowS: 5 * MINUTE },
  loginPerAccount: { most: 10, windowS: 15 * MINUTE },
  /** Applies once `loginPerAccount` is used up, so that the owner is slowed down but never locked out. */
  loginSlow: { most: 1, windowS: MINUTE },
  /** What one network may take of `loginSlow`, so that it can't take all. */
  loginSlowPerNetwork: { most: 3, windowS: 15 * MINUTE },
  /** Wrong guesses of a day from all networks that the owner hasn't logged in from, and from each that they have. */
  loginPerAccountDay: { most: 100, windowS: DAY },
  /** Wrong guesses of a day, beyond which each is an alarm. It refuses nobody. */
  guessAlarmPerAccountDay: { most: 99, windowS: DAY },
  registerPerNetwork: { most: 5, windowS: HOUR },
  forgotPerNetwork: { most: 10, windowS: HOUR },
  resendPerNetwork: { most: 20, windowS: HOUR },
  /** Mails of one kind to one address, whatever causes them. Otherwise anybody could fill a stranger's inbox. */
  mailPerAddressDay: { most: 3, windowS: DAY },
  /** Searches that visitors want to hear of by mail. Each mails a link. */
  guestSearchPerNetwork: { most: 10, windowS: HOUR },
  reportPerNetwork: { most: 10, windowS: HOUR },
  noticePerNetwork: { most: 10, windowS: HOUR },
  lookupPerNetwork: { most: 10, windowS: HOUR },
  postingLookupPerNetwork: { most: 30, windowS: HOUR },
  lookupPerAccountDay: { most: 40, windowS: DAY },
  /** Codes to work addresses, by who asks, which mailbox and which company's domain gets them. */
  codePerAccountDay: { most: 3, windowS: DAY },
  codePerMailboxDay: { most: 3, windowS: DAY },
  codePerDomainDay: { most: 50, windowS: DAY },
  /** Companies that a person claims, and checks of proofs, each of which sends requests. */
  claimPerAccountDay: { most: 20, windowS: DAY },
  proofCheckPerAccountHour: { most: 30, windowS: HOUR },
  /** Direct posts: what a company sends to the site or an operator, and drafts, each of which is read. */
  postPerCompanyDay: { most: 20, windowS: DAY },
  postDraftPerAccountHour: { most: 60, windowS: HOUR },
  /** Pictures that become logos, each of which a worker decodes. */
  logoPerAccountDay: { most: 20, windowS: DAY },
  /** Answers by the links of mails. */
  postAnswerPerNetwork: { most: 30, windowS: HOUR },
  /** Mailboxes of employers that are given out, so that nobody collects them. */
  applyAddressPerNetwork: { most: 30, windowS: HOUR },
  /** Invitations that we mail, by who sends them and which address gets them. */
  invitationMailPerAccountDay: { most: 3, windowS: DAY },
  invitationMailPerAddressDay: { most: 1, windowS: DAY },
  /** Messages a person writes in the threads of their requests. */
  messagePerAccountHour: { most: 30, windowS: HOUR },
  /** Wrong current passwords of a signed-in person. */
  currentPasswordPerAccount: { most: 5, windowS: 15 * MINUTE },
  currentPasswordPerAccountDay: { most: 20, windowS: DAY },
  /** Each change mails a notice. */
  passwordChangePerAccountDay: { most: 5, windowS: DAY },
  /** Each mails two links. */
  emailChangePerAccountDay: { most: 5, windowS: DAY },
  /** Each reads everything about the person. */
  exportPerAccountDay: { most: 10, windowS: DAY },
  tokenPerNetwork: { most: 20, windowS: MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts hits in Postgres, so that a limit holds across processes and restarts. Repeats a refusal from memory for a moment, and asks for one
 * subject once at a time, so that a flood of attempts neither waits for a row nor holds connections.
 */
export class Limiter {
  readonly #db: Connection;
  readonly #secrets: Secrets;
  readonly #refusals: Refusals;
  /** The last question about a subject that has no answer yet. */
  readonly #pending = new Map<string, Promise<unknown>>();

  constructor(db: Connection, secrets: Secrets, refusals: Refusals = createRefusals()) {
    this.#db = db;
    this.#secrets = secrets;
    this.#refusals = refusals;
  }

  /** Returns the seconds to wait if the limit is known to be reached, without asking the database; else null. */
  refusedFor(name: LimitName, subject: string): number | null {
    return this.#refusals.secondsLeft(`${name}:${subject}`) ?? this.#refusals.secondsLeft(`${name}:${siteOf(subject)}`);
  }

  /** Counts a hit unless the limit is reached, and returns whether it did. `subject` may end in a network. */
  async within(name: LimitName, subject: string): Promise<{ ok: boolean; retryAfterS: number }> {
    return await this.#inTurn(`${name}:${subject}`, async () => {
      const refusedS = this.refusedFor(name, subject);
      return refusedS === null ? await this.#ask(name, subject) : { ok: false, retryAfterS: refusedS };
    });
  }

  async #inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#pending.get(key);
    const own = before === undefined ? work() : before.then(work, work);
    this.#pending.set(key, own);
    try {
      return await own;
    } finally {
      if (this.#pending.get(key) === own) this.#pending.delete(key);
    }
  }

  async #ask(name: LimitName, subject: string): Promise<{ ok: boolean; retryAfterS: number }> {
    const { most, windowS } = LIMITS[name];
    const own = await takeHit(this.#db, this.#key(name, subject), { most, windowS });
    const site = siteOf(subject);
    if (!own.ok) this.#refusals.add(`${name}:${subject}`, own.remainingS);
    if (!own.ok || site === subject) return { ok: own.ok, retryAfterS: own.remainingS };
    const whole = await takeHit(this.#db, this.#key(name, site), { most: most * SITE_NETWORKS, windowS });
    if (!whole.ok) {
      this.#refusals.add(`${name}:${site}`, whole.remainingS);
      await refund(this.#db, this.#key(name, subject), windowS);
    }
    return { ok: whole.ok, retryAfterS: whole.remainingS };
  }

  /** Counts a hit or throws `too-many-requests` if the limit is reached. */
  async take(name: LimitName, subject: string): Promise<void> {
    const { ok, retryAfterS } = await this.within(name, subject);
    if (!ok) throw tooMany(retryAfterS);
  }

  /** Removes a counted hit that turned out to be legitimate. */
  async giveBack(name: LimitName, subject: string): Promise<void> {
    for (const each of new Set([subject, siteOf(subject)])) {
      await refund(this.#db, this.#key(name, each), LIMITS[name].windowS);
      this.#refusals.forget(`${name}:${each}`);
    }
  }

  /** Forgets every hit that counts for the subject. */
  async forget(name: LimitName, subject: string): Promise<void> {
    await forgetHits(this.#db, this.#key(name, subject));
    this.#refusals.forget(`${name}:${subject}`);
  }

  #key(name: LimitName, subject: string): Buffer {
    return this.#secrets.personalHash(`limit:${name}:${subject}`);
  }
}

export function tooMany(retryAfterS: number): AccountError {
  const wait = retryAfterS < 90 ? `${retryAfterS} seconds` : `${Math.ceil(retryAfterS / MINUTE)} minutes`;
  return new AccountError("too-many-requests", `Too many attempts. Please try again in ${wait}.`, { retryAfterS });
}
