import { emailKey, maskEmail } from "#accounts/email-key.ts";
import type { LookUpRequest, LookUpResponse, LookUpsResponse } from "#contract/schemas/moderation/look-ups.ts";
import { MASK } from "#normalise/text/contacts.ts";
import type { Database } from "#postgres/database.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { jobById, logLookUp, personByEmailKey, recentLookUps } from "#store/operations/operator-look-ups.ts";

const LOOK_UPS_SHOWN = 100;

/**
 * Finds an account by its whole address, or a job by its link or number. Names and addresses stay masked, and the look-up is in the log
 * before anything is shown.
 */
export async function lookUp(
  database: Database,
  operatorId: string,
  { about, reason }: LookUpRequest,
): Promise<LookUpResponse["data"]> {
  const isPerson = about.includes("@");
  return await inTransaction(database, async (trx) => {
    const person = isPerson ? await personByEmailKey(trx, emailKey(about)) : null;
    const jobId = isPerson ? undefined : /(?:^|-)([1-9]\d{0,17})\/?$/.exec(about)?.[1];
    const job = jobId === undefined ? null : await jobById(trx, jobId);
    await logLookUp(trx, {
      kind: isPerson ? "person" : "job",
      reason,
      accountId: person?.id ?? null,
      found: person !== null || job !== null,
      operatorId,
    });
    return {
      person: person && {
        name: person.name.replace(/^(.).*$/su, `$1${MASK}`),
        address: maskEmail(person.email),
        registeredAt: person.createdAt.toISOString(),
        isVerified: person.isVerified,
        isSuspended: person.isSuspended,
        isReferrer: person.isReferrer,
        requests: person.requests,
      },
      job: job && {
        title: job.title,
        company: job.company,
        path: `/job/${job.slug}-${job.id}`,
        isOpen: job.isOpen,
        cases: job.cases,
      },
    };
  });
}

/** Returns who looked what up and why, newest first. Whom they found isn't shown. */
export async function listLookUps({ db }: Pick<Database, "db">): Promise<LookUpsResponse["data"]> {
  return (await recentLookUps(db, LOOK_UPS_SHOWN)).map(({ createdAt, ...entry }) => ({
    ...entry,
    at: createdAt.toISOString(),
  }));
}
