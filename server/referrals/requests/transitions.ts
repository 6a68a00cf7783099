import type { EventKind } from "#contract/values/referral-event.ts";
import { OPEN_STATES } from "#contract/values/referral.ts";
import type { Transaction } from "#postgres/connection.ts";
import { notify } from "#referrals/notifications/notify.ts";
import { type Action, type Actor, type Transition, transitionFor } from "#referrals/states.ts";
import { endHold, turnCredit } from "#store/referrals/credits.ts";
import { insertEvent } from "#store/referrals/events.ts";
import {
  insertRequest,
  lockSeeker,
  type NewRequest,
  type JobSummary,
  setRequestState,
} from "#store/referrals/requests.ts";
import { markText } from "./mark-text.ts";
import { notNow, type ReferralContext, referrerOf, type RequestContext } from "./request-context.ts";

interface TransitionEvent {
  action: Action;
  actor: Actor;
  kind: EventKind;
  offerId?: string | null;
  detail?: string;
}

/** Opens a request with the `ask` transition. The caller holds its credit, or offers it to the invited contact. */
export async function openRequest(
  context: ReferralContext,
  trx: Transaction,
  job: JobSummary,
  values: Omit<NewRequest, "state" | "deadlineH">,
): Promise<RequestContext> {
  const transition = transitionFor(null, "ask", "seeker");
  if (!transition) throw new Error("The state table has no transition that opens a request.");
  const { to: state, deadlineH } = transition;
  const current = { context, trx, request: await insertRequest(trx, { ...values, state, deadlineH }), job };
  await recordTransition(current, transition, {
    action: "ask",
    actor: "seeker",
    kind: values.invited ? "invited" : "asked",
  });
  await markText(current, `${values.why}\n${values.evidence}`);
  return current;
}

/** Makes one transition of the state table: state, deadline, the seeker's credit, the timeline and the notifications. */
export async function applyTransition(current: RequestContext, event: TransitionEvent): Promise<void> {
  const { trx, request } = current;
  const transition = transitionFor(request.state, event.action, event.actor);
  if (!transition) throw notNow(request);
  const { to, deadlineH, credit } = transition;
  const referrer = await referrerOf(current);
  current.request = await setRequestState(trx, request.id, { to, deadlineH, ended: !OPEN_STATES.includes(to) });
  if (credit === "release" || credit === "spend") await endHold(trx, request.id, credit);
  if ((credit === "return" || credit === "charge") && request.seekerId !== null) {
    await lockSeeker(trx, request.seekerId);
    await turnCredit(trx, request.id, credit);
  }
  await recordTransition(current, transition, event, referrer?.accountId ?? null);
}

async function recordTransition(
  current: RequestContext,
  { to, notifies }: Transition,
  { kind, actor, offerId = null, detail = null }: Omit<TransitionEvent, "detail"> & { detail?: string | null },
  referrerAccountId: string | null = null,
): Promise<void> {
  const { trx, request } = current;
  const event = await insertEvent(trx, { requestId: request.id, kind, toState: to, actor, offerId, detail });
  if (notifies.includes("seeker")) await notify(current, event, "seeker", request.seekerId);
  if (notifies.includes("referrer")) await notify(current, event, "referrer", referrerAccountId);
}

/** Adds a line to the timeline that changes no state, and notifies the recipients. */
export async function recordEvent(
  current: RequestContext,
  event: {
    kind: EventKind;
    actor: Actor;
    offerId?: string;
    detail?: string;
    recipients: readonly { role: "seeker" | "referrer"; accountId: string | null }[];
  },
): Promise<void> {
  const row = await insertEvent(current.trx, {
    requestId: current.request.id,
    kind: event.kind,
    toState: null,
    actor: event.actor,
    offerId: event.offerId ?? null,
    detail: event.detail ?? null,
  });
  for (const { role, accountId } of event.recipients) await notify(current, row, role, accountId);
}
