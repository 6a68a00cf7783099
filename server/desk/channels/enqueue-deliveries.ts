import type { Secrets } from "#app/secrets.ts";
import type { JobAlertData } from "#mail/messages/job-alert.ts";
import { jobAlertMessage } from "#mail/messages/job-alert.ts";
import type { Transaction } from "#postgres/connection.ts";
import { type AlertTarget, insertDelivery } from "#store/desk/alert-deliveries.ts";

/** Characters of a notification: browsers show fewer, and a push service takes at most 4,096 bytes. */
const NOTIFICATION_TITLE = 150;
const NOTIFICATION_TEXT = 300;
const NOTIFICATION_PATH = 1000;
const ALERTS_PAGE = "/me?tab=alerts";

/** What a browser's notification holds: nothing that the mail doesn't show. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of this site. */
  path: string;
}

/** Writes what a mail tells a person for their webhook and their browsers too, in the mail's transaction. */
export async function enqueueDeliveries(
  trx: Transaction,
  { secrets, accountId }: { secrets: Pick<Secrets, "encrypt">; accountId: string },
  targets: readonly AlertTarget[],
  data: JobAlertData,
): Promise<void> {
  for (const { pushId } of targets) {
    const body = JSON.stringify(pushId === null ? webhookBody(data) : pushMessage(data));
    await insertDelivery(trx, { accountId, pushId, kind: "alert", encryptedBody: secrets.encrypt(body) });
  }
}

function webhookBody({ jobs, more, saved, moreSaved }: JobAlertData): object {
  return {
    type: "job-alert",
    timestamp: new Date().toISOString(),
    data: {
      jobs: jobs.map(({ title, company, salary, location, searchName, conditions, link, moreOfCompany }) => ({
        title,
        company,
        salary,
        location,
        url: link,
        search: searchName,
        why: conditions,
        moreOfCompany,
      })),
      more,
      saved: saved.map(({ title, company, link, changes }) => ({ title, company, url: link, changes })),
      moreSaved,
    },
  };
}

function pushMessage(data: JobAlertData): PushMessage {
  const { subject, preview } = jobAlertMessage(data);
  const only = data.jobs.length + data.saved.length + data.more === 1 ? (data.jobs[0] ?? data.saved[0]) : undefined;
  const link = only?.link ?? data.searches[0]?.link;
  const path = link === undefined ? ALERTS_PAGE : link.slice(new URL(link).origin.length);
  return {
    title: subject.slice(0, NOTIFICATION_TITLE),
    body: preview.slice(0, NOTIFICATION_TEXT),
    path: path.length > NOTIFICATION_PATH ? ALERTS_PAGE : path,
  };
}
