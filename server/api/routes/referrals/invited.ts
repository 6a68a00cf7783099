import type { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import {
  InvitationView,
  InvitedAcceptRequest,
  InvitedCodeRequest,
  InvitedConnectRequest,
  InvitedDeclineRequest,
  InvitedOpenRequest,
  InvitedSubmitRequest,
  LookRequest,
  ProveRequest,
  ProveResponse,
} from "#contract/schemas/referral-invitation.ts";
import { topRequirements } from "#desk/match/top-requirements.ts";
import { acceptInvited, declineInvited, submitInvited } from "#referrals/invitations/answer-invitation.ts";
import { connectAsContact, stayAsReferrer } from "#referrals/invitations/connections.ts";
import { blockByLink } from "#referrals/invitations/invitation-links.ts";
import { lookAtInvitation } from "#referrals/invitations/invitation-view.ts";
import { proveContact, sendContactCode } from "#referrals/invitations/prove-contact.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { requireReferralAccount } from "#api/http/referral-account.ts";
import { unsubscribeRoutes } from "#api/http/unsubscribe-routes.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const REFUSALS = { 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/**
 * What an invited person does without an account. The secret of the link and the key of the proof are in the body, so that no log, cache or
 * mail scanner sees them, and nothing happens when a link is opened.
 */
export function referralsInvitedRoutes(app: App, { referrals, sessions, config }: ReferralServices): void {
  app.post("/api/referrals/invited/look", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Look at a personal invitation",
      description: "Without the key of a proved work address, returns only whether the link can still be proved.",
      body: LookRequest,
      response: { 200: InvitationView, ...REFUSALS },
    },
    async handler(request, reply) {
      const { state, request: asked } = await lookAtInvitation(referrals, request.body);
      return reply.header("cache-control", "no-store").send({
        state,
        request: asked && { ...asked, requirements: await topRequirements(referrals.database, asked.job.id) },
      });
    },
  });

  app.post("/api/referrals/invited/prove", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Prove the work address of an invited person",
      description: "Returns the key with which this browser opens the invitation.",
      body: ProveRequest,
      response: { 200: ProveResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      return reply.header("cache-control", "no-store").send(await proveContact(referrals, request.body));
    },
  });

  contactActions(app, referrals);

  app.post("/api/referrals/invited/stay", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Become a referrer after an invitation",
      needsAccount: true,
      body: InvitedOpenRequest,
      response: { 200: MessageResponse, 401: ErrorBody, ...REFUSALS },
    },
    preValidation: requireReferralAccount(sessions),
    async handler(request, reply) {
      await stayAsReferrer(referrals, request.accountId, request.body);
      return reply
        .header("cache-control", "no-store")
        .send({ message: "Thank you. You get a few requests a week; you can change that in your inbox." });
    },
  });

  unsubscribeRoutes(app, {
    path: "/api/referrals/invited/block",
    post: { summary: "Block all invitations to an address", description: "The one-click action of List-Unsubscribe." },
    get: { summary: "Open the page that blocks invitations" },
    settingsUrl: (token) => `${config.baseUrl}/referrals/invitation#block.${token}`,
    end: (token) => blockByLink(referrals, token),
    message: "Nobody can invite this address any more.",
  });
}

/** What a contact sends about an invitation, with the secrets in the body. */
function contactActions(app: App, referrals: ReferralContext): void {
  const action = <Body extends z.ZodType>(
    name: string,
    summary: string,
    done: string,
    body: Body,
    run: (context: ReferralContext, body: z.output<Body>) => Promise<void>,
  ): void => {
    app.post(`/api/referrals/invited/${name}`, {
      config: { bucket: "network", cost: 1 },
      schema: { summary, body, response: { 200: MessageResponse, ...REFUSALS } },
      async handler(request, reply) {
        await run(referrals, request.body as z.output<Body>);
        return reply.header("cache-control", "no-store").send({ message: done });
      },
    });
  };
  action(
    "code",
    "Request a code for the work address of an invited person",
    "If this address can answer the invitation, a code is on its way.",
    InvitedCodeRequest,
    sendContactCode,
  );
  action(
    "accept",
    "Accept a personal invitation",
    "You have 7 days. Submit the referral, then mark it as submitted here.",
    InvitedAcceptRequest,
    acceptInvited,
  );
  action(
    "decline",
    "Decline a personal invitation, or hand back what you accepted",
    "Declined. Thank you for answering.",
    InvitedDeclineRequest,
    declineInvited,
  );
  action(
    "submit",
    "Mark the referral of an invitation as submitted",
    "Marked as submitted. The seeker has 5 days to confirm it.",
    InvitedSubmitRequest,
    (context, body) => submitInvited(context, { ...body, confirmation: body.confirmation ?? null }),
  );
  action(
    "connect",
    "Count among the seeker's connections, or leave",
    "Saved.",
    InvitedConnectRequest,
    connectAsContact,
  );
}
