import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import {
  AnswerRequest,
  DeclineRequest,
  DisputeRequest,
  MessageRequest,
  OutcomeRequest,
  QuestionRequest,
  ReportRequest,
  SubmitRequest,
  ThanksRequest,
} from "#contract/schemas/referral.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { accept } from "#referrals/requests/accept.ts";
import { answerQuestion } from "#referrals/requests/answer-question.ts";
import { askQuestion } from "#referrals/requests/ask-question.ts";
import { block } from "#referrals/requests/block.ts";
import { confirm } from "#referrals/requests/confirm.ts";
import { decline } from "#referrals/requests/decline.ts";
import { dispute, withdrawDispute } from "#referrals/requests/dispute.ts";
import { handBack } from "#referrals/requests/hand-back.ts";
import { reportOutcome } from "#referrals/requests/report-outcome.ts";
import { report } from "#referrals/requests/report.ts";
import { sendMessage } from "#referrals/requests/send-message.ts";
import { submit } from "#referrals/requests/submit.ts";
import { thank } from "#referrals/requests/thank.ts";
import { withdraw } from "#referrals/requests/withdraw.ts";
import { requireReferralAccount } from "#api/http/referral-account.ts";
import type { App, ReferralServices } from "#api/http/services.ts";

const RESPONSE = {
  200: MessageResponse,
  400: ErrorBody,
  401: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
};
const Nothing = z.unknown();

type Action<Body> = (context: ReferralContext, accountId: string, requestId: string, body: Body) => Promise<void>;

/** Returns a function that adds the route of one action. */
function actionRoutes(app: App, { referrals, sessions }: ReferralServices) {
  const preValidation = requireReferralAccount(sessions);
  return function action<Body extends z.ZodType>(
    name: string,
    summary: string,
    done: string,
    body: Body,
    run: Action<z.output<Body>>,
  ): void {
    app.post(`/api/referrals/requests/:id/${name}`, {
      config: { bucket: "network", cost: 1 },
      schema: {
        summary,
        needsAccount: true,
        params: z.object({ id: z.uuid("There is no such referral request.") }),
        ...((body as z.ZodType) !== Nothing && { body }),
        response: RESPONSE,
      },
      preValidation,
      async handler(request, reply) {
        await run(referrals, request.accountId, request.params.id, request.body as z.output<Body>);
        return reply.header("cache-control", "no-store").send({ message: done });
      },
    });
  };
}

/** Everything either side can do with one request. For anybody else, the request does not exist. */
export function referralsActionRoutes(app: App, services: ReferralServices): void {
  const action = actionRoutes(app, services);
  action(
    "accept",
    "Accept a request",
    "You have 7 days. Submit the referral, then mark it as submitted.",
    Nothing,
    accept,
  );
  action(
    "decline",
    "Decline a request",
    "Declined. Thank you for answering.",
    DeclineRequest,
    (context, by, id, body) => decline(context, by, id, body.reason),
  );
  action(
    "question",
    "Ask the seeker one question",
    "Your question has been sent.",
    QuestionRequest,
    (context, by, id, body) => askQuestion(context, by, id, body.question),
  );
  action(
    "answer",
    "Answer a referrer's question",
    "Your answer has been sent.",
    AnswerRequest,
    (context, by, id, body) => answerQuestion(context, by, id, body),
  );
  action("message", "Send a message about an accepted request", "Sent.", MessageRequest, (context, by, id, body) =>
    sendMessage(context, by, id, body.body),
  );
  action(
    "submit",
    "Mark the referral as submitted",
    "Marked as submitted. The seeker has 5 days to confirm it.",
    SubmitRequest,
    (context, by, id, body) => submit(context, by, id, body.confirmation ?? null),
  );
  action("hand-back", "Hand an accepted request back", "The request goes to other referrers.", Nothing, handBack);
  action("confirm", "Confirm that the referral arrived", "Confirmed. Good luck with the interview!", Nothing, confirm);
  action(
    "dispute",
    "Report that no referral arrived",
    "We’ll look into it and email you. Your credit stays held.",
    DisputeRequest,
    (context, by, id, body) => dispute(context, by, id, body.checked),
  );
  action(
    "withdraw-dispute",
    "Take back that no referral arrived",
    "Taken back. You have 5 days to tell us whether it arrived.",
    Nothing,
    withdrawDispute,
  );
  action("withdraw", "Withdraw a request", "Withdrawn. You have your credit back.", Nothing, withdraw);
  action(
    "outcome",
    "Report the outcome of a referral",
    "Thank you. Your answer helps the people who ask next.",
    OutcomeRequest,
    (context, by, id, body) => reportOutcome(context, by, id, body.outcome),
  );
  action("thank", "Thank the referrer", "Sent. Thank you.", ThanksRequest, (context, by, id, body) =>
    thank(context, by, id, body.body),
  );
  action("report", "Report the other side", "Thank you. We review every report.", ReportRequest, report);
  action("block", "Block the other side", "You won’t be matched with this person again.", Nothing, block);
}
