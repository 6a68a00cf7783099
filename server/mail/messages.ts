import type { MailContent } from "./frame.ts";
import { accountErasedMessage } from "./messages/account-erased.ts";
import { applicationReminderMessage } from "./messages/application-reminder.ts";
import { alreadyRegisteredMessage } from "./messages/already-registered.ts";
import { boardRefusedMessage } from "./messages/board-refused.ts";
import { changeEmailMessage } from "./messages/change-email.ts";
import { claimApprovedMessage } from "./messages/claim-approved.ts";
import { confirmAlertsMessage } from "./messages/confirm-alerts.ts";
import { confirmEmailMessage } from "./messages/confirm-email.ts";
import { deletionScheduledMessage } from "./messages/deletion-scheduled.ts";
import { emailChangedMessage } from "./messages/email-changed.ts";
import { employerCodeMessage } from "./messages/employer-code.ts";
import { employerJoinedMessage } from "./messages/employer-joined.ts";
import { jobAlertMessage } from "./messages/job-alert.ts";
import { noticeDecidedMessage } from "./messages/notice-decided.ts";
import { noticeReceivedMessage } from "./messages/notice-received.ts";
import { passwordChangedMessage } from "./messages/password-changed.ts";
import { postApprovedMessage } from "./messages/post-approved.ts";
import { postStillOpenMessage } from "./messages/post-still-open.ts";
import { proofEndingMessage } from "./messages/proof-ending.ts";
import { referralInvitationMessage } from "./messages/referral-invitation.ts";
import { referralDigestMessage } from "./messages/referral-digest.ts";
import { referralOfferMessage } from "./messages/referral-offer.ts";
import { referralOutcomeMessage } from "./messages/referral-outcome.ts";
import { referralUpdateMessage } from "./messages/referral-update.ts";
import { referrerCodeMessage } from "./messages/referrer-code.ts";
import { resetPasswordMessage } from "./messages/reset-password.ts";
import { statementOfReasonsMessage } from "./messages/statement-of-reasons.ts";
import { verifyEmailMessage } from "./messages/verify-email.ts";
import { webhookDisabledMessage } from "./messages/webhook-disabled.ts";

/** Every mail we send, by the name that the outbox stores. */
const messages = {
  "verify-email": verifyEmailMessage,
  "already-registered": alreadyRegisteredMessage,
  "application-reminder": applicationReminderMessage,
  "reset-password": resetPasswordMessage,
  "password-changed": passwordChangedMessage,
  "board-refused": boardRefusedMessage,
  "change-email": changeEmailMessage,
  "claim-approved": claimApprovedMessage,
  "confirm-alerts": confirmAlertsMessage,
  "confirm-email": confirmEmailMessage,
  "email-changed": emailChangedMessage,
  "deletion-scheduled": deletionScheduledMessage,
  "account-erased": accountErasedMessage,
  "employer-code": employerCodeMessage,
  "employer-joined": employerJoinedMessage,
  "job-alert": jobAlertMessage,
  "notice-decided": noticeDecidedMessage,
  "notice-received": noticeReceivedMessage,
  "post-approved": postApprovedMessage,
  "post-still-open": postStillOpenMessage,
  "proof-ending": proofEndingMessage,
  "referral-digest": referralDigestMessage,
  "referral-invitation": referralInvitationMessage,
  "referral-offer": referralOfferMessage,
  "referral-outcome": referralOutcomeMessage,
  "referral-update": referralUpdateMessage,
  "referrer-code": referrerCodeMessage,
  "statement-of-reasons": statementOfReasonsMessage,
  "webhook-disabled": webhookDisabledMessage,
} as const;

export type MessageName = keyof typeof messages;
export type MessageData = { [Name in MessageName]: Parameters<(typeof messages)[Name]>[0] };

/** Renders the named message with its stored data. Throws if this version doesn't know the name. */
export function composeMessage(name: string, data: unknown): MailContent {
  if (!Object.hasOwn(messages, name)) throw new Error(`There is no mail message named "${name}".`);
  // `enqueueMail` only accepts data of the type `MessageData[name]`.
  return (messages[name as MessageName] as (data: unknown) => MailContent)(data);
}
