import type { AlertSettings } from "#contract/schemas/desk/alert-settings.ts";
import { nextAlertAt } from "#contract/values/desk/alert-times.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import type { Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { alertSettings, rescheduleJobs, saveAlertSettings } from "#store/desk/alert-settings.ts";

/** Returns when an account hears of new jobs. */
export async function readAlertSettings({ database: { db } }: DeskContext, accountId: string): Promise<AlertSettings> {
  return await alertSettings(db, accountId);
}

/** Replaces when an account hears of new jobs, for what waits already too. Returns what holds now, or null if the account no longer exists. */
export async function replaceAlertSettings(
  { database }: DeskContext,
  accountId: string,
  settings: AlertSettings,
): Promise<AlertSettings | null> {
  return await inTransaction(database, async (trx) => {
    if (!(await saveAlertSettings(trx, accountId, settings))) return null;
    return await rescheduleAlerts(trx, accountId);
  });
}

/** Makes what waits for an account due when its settings and the frequencies of its searches say now. Returns the settings. */
export async function rescheduleAlerts(trx: Transaction, accountId: string): Promise<AlertSettings> {
  const settings = await alertSettings(trx, accountId);
  const now = new Date();
  await rescheduleJobs(trx, accountId, {
    "at-once": nextAlertAt("at-once", settings, now),
    daily: nextAlertAt("daily", settings, now),
    weekly: nextAlertAt("weekly", settings, now),
  });
  return settings;
}
