import type { InvitationView, MetByInvitation, SentInvitation } from "#contract/schemas/referral-invitation.ts";
import { tokenHash } from "#accounts/tokens.ts";
import { inTransaction } from "#postgres/transaction.ts";
import type { Transaction } from "#postgres/connection.ts";
import { maskContacts } from "#referrals/notifications/mask.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { jobOverview } from "#referrals/requests/request-view.ts";
import {
  type InvitationState,
  invitationsOf,
  invitationsToReferrer,
  lockInvitationByToken,
} from "#store/referrals/invitations.ts";
import { messagesOf } from "#store/referrals/events.ts";
import { referrersByIds } from "#store/referrals/referrers.ts";
import { jobSummary, lockRequest, namedAccounts } from "#store/referrals/requests.ts";
import { endedInvitation, hasKey, stateOf } from "./invitation-context.ts";

type RequestView = Omit<NonNullable<InvitationView["request"]>, "requirements">;
type LinkView = Omit<InvitationView, "request"> & { request: RequestView | null };

/** Returns what a link shows: nothing but that it can be proved, until this browser has the key of the proof. */
export async function lookAtInvitation(
  context: ReferralContext,
  { token, key }: { token: string; key?: string | undefined },
): Promise<LinkView> {
  return await inTransaction(context.database, async (trx) => {
    const row = await lockInvitationByToken(trx, tokenHash(token));
    if (!row) throw endedInvitation();
    const state = stateOf(row);
    if (!hasKey(row, key)) {
      if (state === "open" || state === "proved" || state === "accepted") return { state: "prove", request: null };
      throw endedInvitation();
    }
    if (state === "revoked" || state === "expired" || state === "open") return { state: "ended", request: null };
    if (state === "declined") return { state: "declined", request: null };
    return { state: state === "accepted" ? "accepted" : "answer", request: await requestOf(trx, row) };
  });
}

async function requestOf(trx: Transaction, row: InvitationState): Promise<RequestView> {
  const job = await jobSummary(trx, row.jobId);
  const seeker = (await namedAccounts(trx, [row.seekerId])).get(row.seekerId);
  if (!job || !seeker) throw endedInvitation();
  const request = row.requestId === null ? null : await lockRequest(trx, row.requestId);
  const note = request ?? row;
  const holds = request !== null && request.acceptedBy !== null && request.seekerId !== null;
  const visible = (text: string) => (holds ? text : maskContacts(text, [seeker.name]));
  const referrer =
    row.referrerId === null ? undefined : (await referrersByIds(trx, [row.referrerId])).get(row.referrerId);
  return {
    ...jobOverview({ ...job, jobId: row.jobId }),
    seeker: { name: seeker.name, email: holds ? seeker.email : null },
    why: visible(note.why),
    evidence: visible(note.evidence),
    links: holds ? note.links : [],
    country: note.country,
    state: request?.state ?? null,
    deadline: (request?.deadline ?? row.expiresAt).toISOString(),
    thanks: (request && (await messagesOf(trx, [request.id])).find(({ thanks }) => thanks)?.body) ?? null,
    connects: row.contactConnects,
    stays: referrer !== undefined && referrer.accountId !== null,
  };
}

/** Returns the invitations that a person has made, newest first. */
export async function sentInvitations(
  { database: { db } }: ReferralContext,
  accountId: string,
): Promise<SentInvitation[]> {
  return (await invitationsOf(db, accountId)).map((row) => ({
    id: row.id,
    label: row.label,
    ...jobOverview(row),
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    declineReason: row.declineReason,
    requestId: row.requestId,
    connects: row.seekerConnects,
    connected: row.acceptedAt !== null && row.seekerConnects && row.contactConnects,
  }));
}

/** Returns the people who invited this referrer before they had an account. */
export async function metByInvitation(
  { database: { db } }: ReferralContext,
  accountId: string,
): Promise<MetByInvitation[]> {
  return (await invitationsToReferrer(db, accountId)).map((row) => ({
    id: row.id,
    name: row.name,
    ...jobOverview(row),
    connects: row.contactConnects,
    connected: row.seekerConnects && row.contactConnects,
  }));
}
