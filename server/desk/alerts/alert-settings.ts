import type { AlertSettings } from "#contract/schemas/desk/alert-settings.ts";
import { type AlertTimes, nextAlertAt } from "#contract/values/desk/alert-times.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { lockAccount } from "#store/accounts/accounts.ts";
import { alertSettings, rescheduleJobs, saveAlertSettings } from "#store/desk/alert-settings.ts";
import { type AlertTables, MEMBERS } from "#store/desk/alert-tables.ts";

/** Returns when an account hears of new jobs. */
export async function readAlertSettings({ database: { db } }: DeskContext, accountId: string): Promise<AlertSettings> {
  return await alertSettings(db, accountId);
}

/**
 * Replaces when an account hears of new jobs, for what waits already too. `check` gets what is stored and throws to refuse the change. Returns what holds now, or null if the account no longer
 * exists.
 */
export async function replaceAlertSettings(
  { database }: DeskContext,
  accountId: string,
  settings: AlertSettings,
  check: (stored: AlertSettings) => void,
): Promise<AlertSettings | null> {
  return await inTransaction(database, async (trx) => {
    if ((await lockAccount(trx, accountId)) === null) return null;
    check(await alertSettings(trx, accountId));
    if (!(await saveAlertSettings(trx, accountId, settings))) return null;
    return await rescheduleAlerts(trx, accountId);
  });
}

/** Makes what waits for an account due when its settings and the frequencies of its searches say now. Returns the settings. */
export async function rescheduleAlerts(trx: Transaction, accountId: string): Promise<AlertSettings> {
  const settings = await alertSettings(trx, accountId);
  await rescheduleAt(trx, MEMBERS, accountId, settings);
  return settings;
}

/** Makes what waits for a person due when their times and the frequencies of their searches say now. */
export async function rescheduleAt(
  trx: Transaction,
  of: AlertTables,
  personId: string,
  times: AlertTimes,
): Promise<void> {
  const now = new Date();
  await rescheduleJobs(trx, of, personId, {
    "at-once": nextAlertAt("at-once", times, now),
    daily: nextAlertAt("daily", times, now),
    weekly: nextAlertAt("weekly", times, now),
  });
}
