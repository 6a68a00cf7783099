import { inTransaction } from "#postgres/transaction.ts";
import type { Transaction } from "#postgres/connection.ts";
import { type DuePerson, nextDuePerson } from "#store/desk/alert-mails.ts";
import { type DueGuest, nextDueGuest, oldestDue } from "#store/desk/guests/due-guests.ts";
import type { AlertContext } from "./compose-alert.ts";
import { tellGuest } from "./tell-guest.ts";
import { tellMember } from "./tell-member.ts";

/** People to mail in one run, so that a run ends. */
const MAX_PEOPLE = 2000;

export interface SentAlerts {
  mails: number;
  /** People whose mail could not be written. They stay due. */
  failed: number;
}

type DueRecipient = { kind: "member"; id: string; person: DuePerson } | { kind: "guest"; id: string; person: DueGuest };

/**
 * Writes the mails of everybody who is due to hear of jobs, members and guests, those who have waited longest first. Each mail, and that its jobs are settled, is one
 * transaction. Work for one person is bounded, and a person whose mail fails is a failure that delays nobody else. Safe to run in several processes.
 */
export async function sendAlerts(context: AlertContext): Promise<SentAlerts> {
  const failed: string[] = [];
  let mails = 0;
  for (let people = 0; people < MAX_PEOPLE; people += 1) {
    let next: DueRecipient | null = null;
    try {
      const mailed = await inTransaction(context.database, async (trx) => {
        next = await nextRecipient(trx, failed);
        return next === null ? null : await tell(context, trx, next);
      });
      if (mailed === null) break;
      if (mailed) mails += 1;
    } catch (error) {
      const { kind, id } = (next ?? {}) as Partial<DueRecipient>;
      // Without a person, the database is away.
      if (kind === undefined || id === undefined) throw error;
      failed.push(id);
      context.log.error(
        { err: error, alarm: "alert-failed", [`${kind}Id`]: id },
        "could not write somebody's job alert",
      );
    }
  }
  return { mails, failed: failed.length };
}

async function tell(context: AlertContext, trx: Transaction, next: DueRecipient): Promise<boolean> {
  return next.kind === "member"
    ? await tellMember(context, trx, next.person)
    : await tellGuest(context, trx, next.person);
}

/** Returns who has waited longest, held until the transaction ends; null for nobody. */
async function nextRecipient(trx: Transaction, except: readonly string[]): Promise<DueRecipient | null> {
  const { member, guest } = await oldestDue(trx, except);
  const isGuestFirst = guest !== null && (member === null || guest < member);
  // Another process may hold all of one kind.
  return isGuestFirst
    ? ((await nextGuest(trx, except)) ?? (await nextMember(trx, except)))
    : ((await nextMember(trx, except)) ?? (await nextGuest(trx, except)));
}

async function nextMember(trx: Transaction, except: readonly string[]): Promise<DueRecipient | null> {
  const person = await nextDuePerson(trx, except);
  return person === null ? null : { kind: "member", id: person.accountId, person };
}

async function nextGuest(trx: Transaction, except: readonly string[]): Promise<DueRecipient | null> {
  const person = await nextDueGuest(trx, except);
  return person === null ? null : { kind: "guest", id: person.guestId, person };
}
