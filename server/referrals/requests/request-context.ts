import type { Transaction } from "#postgres/connection.ts";
import { OPEN_STATES } from "#contract/values/referral.ts";
import type { AccountContext } from "#accounts/accounts.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { endHold } from "#store/referrals/credits.ts";
import { insertEvent } from "#store/referrals/events.ts";
import { type JobSummary, jobSummary, lockRequest, moveRequest, type RequestRow } from "#store/referrals/requests.ts";
import { type ReferrerRow, referrersByIds } from "#store/referrals/referrers.ts";
import { ReferralError, notFoundHere } from "#referrals/referral-error.ts";
import { type Action, type Actor, transitionFor } from "#referrals/states.ts";
import { tell } from "#referrals/notifications/notify.ts";

/** What the actions of the referral network work with. */
export type ReferralContext = Pick<AccountContext, "database" | "secrets" | "log" | "baseUrl">;

/** One request under its lock, for the length of one action. */
export interface Scene {
  context: ReferralContext;
  trx: Transaction;
  request: RequestRow;
  job: JobSummary;
}

/** Runs an action on one request, which nobody else can change meanwhile. */
export async function onRequest<T>(
  context: ReferralContext,
  id: string,
  work: (scene: Scene) => Promise<T>,
): Promise<T> {
  return await inTransaction(context.database, async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw notFoundHere();
    return await work(await sceneOf(context, trx, request));
  });
}

export async function sceneOf(context: ReferralContext, trx: Transaction, request: RequestRow): Promise<Scene> {
  const job = await jobSummary(trx, request.jobId);
  if (!job) throw notFoundHere();
  return { context, trx, request, job };
}

interface Move {
  action: Action;
  actor: Actor;
  /** The kind of the timeline's line. */
  kind: string;
  offerId?: string | null;
  detail?: string | null;
}

/** Makes one move of the state machine: state, deadline, the seeker's credit, the timeline, and who is told. */
export async function move(scene: Scene, { action, actor, kind, offerId = null, detail = null }: Move): Promise<void> {
  const { trx, request } = scene;
  const transition = transitionFor(request.state, action, actor);
  if (!transition) throw new ReferralError("not-now", notNowText(request));
  const referrer = await referrerOf(scene);
  scene.request = await moveRequest(
    trx,
    request.id,
    transition.to,
    transition.deadlineH,
    !OPEN_STATES.includes(transition.to),
  );
  const event = await insertEvent(trx, {
    requestId: request.id,
    kind,
    toState: transition.to,
    actor,
    offerId: offerId,
    detail,
  });
  if (transition.credit === "release" || transition.credit === "spend")
    await endHold(trx, request.id, transition.credit);
  if (transition.tells.includes("seeker")) await tell(scene, event, "seeker", request.seekerId);
  if (transition.tells.includes("referrer")) await tell(scene, event, "referrer", referrer?.accountId ?? null);
}

/** A line on the timeline that changes no state. `told` are accounts by their role. */
export async function note(
  scene: Scene,
  line: {
    kind: string;
    actor: Actor;
    offerId?: string;
    detail?: string;
    told: readonly { role: "seeker" | "referrer"; accountId: string | null }[];
  },
): Promise<void> {
  const event = await insertEvent(scene.trx, {
    requestId: scene.request.id,
    kind: line.kind,
    toState: null,
    actor: line.actor,
    offerId: line.offerId ?? null,
    detail: line.detail ?? null,
  });
  for (const { role, accountId } of line.told) await tell(scene, event, role, accountId);
}

/** Who has accepted the request, or null. */
export async function referrerOf({ trx, request }: Pick<Scene, "trx" | "request">): Promise<ReferrerRow | null> {
  if (request.acceptedBy === null) return null;
  return (await referrersByIds(trx, [request.acceptedBy])).get(request.acceptedBy) ?? null;
}

/** The scene is the seeker's own, or there is nothing here for this person. */
export function requireSeeker({ request }: Scene, accountId: string): void {
  if (request.seekerId !== accountId) throw notFoundHere();
}

/** Why nothing can be done with a request as it is. */
export function notNowText(request: Pick<RequestRow, "state">): string {
  const words: Record<RequestRow["state"], string> = {
    offered: "The request still waits for a referrer.",
    accepted: "The request has been accepted; the referral is not submitted yet.",
    submitted: "The referral has been submitted already.",
    disputed: "The referral is being looked at by us.",
    confirmed: "The referral is confirmed already.",
    expired: "The request has expired.",
    cancelled: "The job has closed, so the request was cancelled.",
    withdrawn: "The request was withdrawn.",
    declined: "The request was declined.",
    refunded: "The request was closed and its credit returned.",
  };
  return words[request.state];
}
