import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import {
  AnswerRequest,
  DeclineRequest,
  MessageRequest,
  OutcomeRequest,
  QuestionRequest,
  ReportRequest,
  SubmitRequest,
} from "#contract/schemas/referral.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { accept } from "#referrals/requests/accept.ts";
import { answer } from "#referrals/requests/answer-question.ts";
import { confirm } from "#referrals/requests/confirm.ts";
import { decline } from "#referrals/requests/decline.ts";
import { dispute } from "#referrals/requests/dispute.ts";
import { message } from "#referrals/requests/send-message.ts";
import { outcome } from "#referrals/requests/outcome.ts";
import { question } from "#referrals/requests/ask-question.ts";
import { block, report } from "#referrals/operators/file-report.ts";
import { handBack, submit } from "#referrals/requests/submit.ts";
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

type Act<Body> = (context: ReferralContext, accountId: string, requestId: string, body: Body) => Promise<void>;

/** Everything either side can do with one request. Who has no part in it is told that there is no such request. */
export function referralsActionRoutes(app: App, { referrals, sessions }: ReferralServices): void {
  const preValidation = requireReferralAccount(sessions);

  function action<Body extends z.ZodType>(
    name: string,
    summary: string,
    done: string,
    body: Body,
    act: Act<z.output<Body>>,
  ): void {
    app.post(`/api/referrals/requests/:id/${name}`, {
      schema: {
        summary,
        needsAccount: true,
        params: z.object({ id: z.uuid("There is no such referral request.") }),
        ...((body as z.ZodType) !== Nothing && { body }),
        response: RESPONSE,
      },
      preValidation,
      async handler(request, reply) {
        await act(referrals, request.accountId, request.params.id, request.body as z.output<Body>);
        return reply.header("cache-control", "no-store").send({ message: done });
      },
    });
  }

  action(
    "accept",
    "Accept a request",
    "You have it for 7 days. Submit the referral, then mark it as submitted.",
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
    "Your question is sent.",
    QuestionRequest,
    (context, by, id, body) => question(context, by, id, body.question),
  );
  action("answer", "Answer a referrer's question", "Your answer is sent.", AnswerRequest, (context, by, id, body) =>
    answer(context, by, id, body.offerId, body.answer),
  );
  action("message", "Write in the thread of an accepted request", "Sent.", MessageRequest, (context, by, id, body) =>
    message(context, by, id, body.body),
  );
  action(
    "submit",
    "Mark the referral as submitted",
    "Marked as submitted. The seeker confirms within 5 days.",
    SubmitRequest,
    (context, by, id, body) => submit(context, by, id, body.confirmation ?? null),
  );
  action("hand-back", "Give an accepted request back", "It goes to the other referrers.", Nothing, handBack);
  action("confirm", "Confirm that the referral arrived", "Confirmed. Good luck with the interview.", Nothing, confirm);
  action(
    "dispute",
    "Say that no referral arrived",
    "We look at it and write to you. Your credit stays held.",
    Nothing,
    dispute,
  );
  action("withdraw", "Withdraw a request", "Withdrawn. Your credit is back.", Nothing, withdraw);
  action(
    "outcome",
    "Say what came of a referral",
    "Thank you. This helps everybody who asks next.",
    OutcomeRequest,
    (context, by, id, body) => outcome(context, by, id, body.outcome),
  );
  action(
    "report",
    "Report the other side",
    "Thank you. We look at every report.",
    ReportRequest,
    (context, by, id, body) => report(context, by, id, body.reason, body.note),
  );
  action("block", "Block the other side", "You will not be put before each other again.", Nothing, block);
}
