import { inTransaction } from "#postgres/transaction.ts";
import type { Connection } from "#postgres/connection.ts";
import {
  ANSWER_WITHIN_H,
  DECLINED_PAUSE_DAYS,
  FIRST_CREDITS,
  OPEN_REQUESTS_MAX,
  REQUESTS_PER_DAY,
} from "#contract/values/referral.ts";
import type { AskRequest } from "#contract/schemas/referral.ts";
import { creditsOf, grantCredits, holdCredit } from "#store/referrals/credits.ts";
import { insertEvent } from "#store/referrals/events.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { countsOfSeeker, insertRequest, jobSummary, lockSeeker, standingAtCompany } from "#store/referrals/requests.ts";
import { countReachable, referrerOfAccount } from "#store/referrals/referrers.ts";
import type { ReferralContext, Scene } from "./request-context.ts";
import { offerNext } from "./offer-round.ts";
import { ReferralError, suspended } from "#referrals/referral-error.ts";
import { tell } from "#referrals/notifications/notify.ts";

/**
 * Sends a request for a referral: holds one credit and offers it to the first referrers. Throws the refusal that the odds
 * would have shown. Gives the request's id and how many were asked at once.
 */
export async function ask(
  context: ReferralContext,
  accountId: string,
  input: AskRequest,
): Promise<{ id: string; asked: number }> {
  return await inTransaction(context.database, async (trx) => {
    await lockSeeker(trx, accountId);
    const refusal = await refusalToAsk(trx, accountId, input.jobId);
    if (refusal) throw refusal;
    const job = (await jobSummary(trx, input.jobId))!;
    const request = await insertRequest(trx, {
      seekerId: accountId,
      jobId: input.jobId,
      companyId: job.companyId,
      why: input.why,
      evidence: input.evidence,
      links: input.links,
      country: input.country,
      deadlineH: ANSWER_WITHIN_H,
    });
    const scene: Scene = { context, trx, request, job };
    const event = await insertEvent(trx, {
      requestId: request.id,
      kind: "asked",
      toState: "offered",
      actor: "seeker",
      offerId: null,
      detail: null,
    });
    await tell(scene, event, "seeker", accountId);
    const asked = await offerNext(scene);
    // Last, because rows of referrers are always taken before rows of credits.
    await grantCredits(trx, accountId, FIRST_CREDITS, "welcome");
    if (!(await holdCredit(trx, accountId, request.id))) throw noCredit();
    return { id: request.id, asked };
  });
}

/** Why this person cannot ask for this job now, or null. */
export async function refusalToAsk(db: Connection, accountId: string, jobId: string): Promise<ReferralError | null> {
  const job = await jobSummary(db, jobId);
  if (!job) return new ReferralError("not-found", "There is no such job.");
  if (await isSuspended(db, accountId)) return suspended();
  if (!job.jobOpen) return new ReferralError("job-closed", "This job has closed, so nobody can refer you for it.");
  const own = await referrerOfAccount(db, accountId);
  if (own?.live && own.companyId === job.companyId) {
    return new ReferralError("own-company", `You refer for ${job.companyName} yourself, so you cannot ask there.`);
  }
  const standing = await standingAtCompany(db, accountId, job.companyId, DECLINED_PAUSE_DAYS);
  if (standing.active)
    return new ReferralError(
      "active-at-company",
      `You have a request at ${job.companyName} already. One at a time keeps it fair.`,
    );
  if (standing.pausedUntil) {
    return new ReferralError(
      "declined-at-company",
      `Your last request at ${job.companyName} was declined. You can ask there again from ${day(standing.pausedUntil)}.`,
    );
  }
  const counts = await countsOfSeeker(db, accountId);
  if (counts.open >= OPEN_REQUESTS_MAX)
    return new ReferralError(
      "too-many-open",
      `You have ${OPEN_REQUESTS_MAX} open requests, which is the most at one time.`,
    );
  if (counts.today >= REQUESTS_PER_DAY)
    return new ReferralError(
      "too-many-today",
      `You have sent ${REQUESTS_PER_DAY} requests in the last 24 hours, which is the most in a day.`,
    );
  if ((await freeCredits(db, accountId)) < 1) return noCredit();
  if ((await countReachable(db, job.companyId, accountId)) === 0) {
    return new ReferralError(
      "no-referrers",
      `Nobody at ${job.companyName} takes requests yet. We can tell you when somebody joins.`,
    );
  }
  return null;
}

/** Free credits, those of the welcome included before they are granted. */
export async function freeCredits(db: Connection, accountId: string): Promise<number> {
  const sums = await creditsOf(db, accountId);
  return sums.free + sums.held + sums.spent === 0 ? FIRST_CREDITS : sums.free;
}

function noCredit(): ReferralError {
  return new ReferralError(
    "no-credit",
    "You have no free credit. Credits come back when requests end, when you tell us what came of a referral, and by answering as a referrer.",
  );
}

function day(date: Date): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
}
