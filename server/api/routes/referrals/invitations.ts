import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import {
  ConnectRequest,
  InvitationsResponse,
  InviteRequest,
  InviteResponse,
} from "#contract/schemas/referral-invitation.ts";
import { connect, revoke } from "#referrals/invitations/connections.ts";
import { metByInvitation, sentInvitations } from "#referrals/invitations/invitation-view.ts";
import { invite } from "#referrals/invitations/invite.ts";
import { requireReferralAccount } from "#api/http/referral-account.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };
const Id = z.object({ id: z.uuid("There is no such invitation.") });

/** A seeker's personal invitations to people they know. */
export function referralsInvitationRoutes(app: App, { referrals, sessions }: ReferralServices): void {
  const preValidation = requireReferralAccount(sessions);

  app.get("/api/referrals/invitations", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My personal invitations",
      needsAccount: true,
      response: { 200: InvitationsResponse, 401: ErrorBody, 503: ErrorBody },
    },
    preValidation,
    async handler(request, reply) {
      const [data, met] = await Promise.all([
        sentInvitations(referrals, request.accountId),
        metByInvitation(referrals, request.accountId),
      ]);
      return reply.header("cache-control", "no-store").send({ data, met });
    },
  });

  app.post("/api/referrals/invitations", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Invite one person you know to refer you",
      description:
        "Returns a link for one person, which only this response contains. Costs no credit and asks nobody else. With an address, we email the link to it once.",
      needsAccount: true,
      body: InviteRequest,
      response: { 200: InviteResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      return reply.header("cache-control", "no-store").send(await invite(referrals, request.accountId, request.body));
    },
  });

  app.post("/api/referrals/invitations/:id/revoke", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Revoke an invitation",
      needsAccount: true,
      params: Id,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await revoke(referrals, request.accountId, request.params.id);
      return reply.header("cache-control", "no-store").send({ message: "Revoked. The link doesn’t work any more." });
    },
  });

  app.post("/api/referrals/invitations/:id/connect", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Count the other side of an invitation among your connections, or leave",
      needsAccount: true,
      params: Id,
      body: ConnectRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      await connect(referrals, request.accountId, request.params.id, request.body.connect);
      return reply.header("cache-control", "no-store").send({ message: "Saved." });
    },
  });
}
