import { z } from "zod";
import { DECLINE_REASONS, REQUEST_STATES } from "#contract/values/referral.ts";
import { INVITATION_STATES, LABEL_MAX } from "#contract/values/referral-invitation.ts";
import { EmailAddress } from "./auth.ts";
import {
  AskRequest,
  CodeAnswer,
  CodeRequest,
  ReferralCompany,
  ReferralJob,
  Requirement,
  SubmitRequest,
} from "./referral.ts";

const Secret = z.string().regex(/^[\w-]{43}$/, "This link isn’t complete. Copy it again from the message.");
const label = z
  .string({ error: "Please say whom you invite" })
  .trim()
  .min(1, "Please say whom you invite")
  .max(LABEL_MAX, `Please use at most ${LABEL_MAX} characters`)
  .refine(
    (text) => text.isWellFormed() && !/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u.test(text),
    "Please use plain text only",
  );

export const InviteRequest = AskRequest.safeExtend({
  label,
  /** Whether the contact may count among the seeker's connections. */
  connect: z.boolean(),
  /** Where we mail the link, once; without it we send nothing. */
  email: EmailAddress.optional(),
});
export type InviteRequest = z.infer<typeof InviteRequest>;

export const InviteResponse = z.object({
  id: z.string(),
  /** The link, which we can't show again. */
  link: z.string(),
  expiresAt: z.iso.datetime(),
});
export type InviteResponse = z.infer<typeof InviteResponse>;

/** An invitation as the person who made it sees it. */
export const SentInvitation = z.object({
  id: z.string(),
  label: z.string(),
  job: ReferralJob,
  company: ReferralCompany,
  state: z.enum(INVITATION_STATES),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  declineReason: z.enum(DECLINE_REASONS).nullable(),
  requestId: z.string().nullable(),
  /** Whether each side counts the other among their connections. */
  connects: z.boolean(),
  connected: z.boolean(),
});
export type SentInvitation = z.infer<typeof SentInvitation>;
/** A person who invited this one, who stayed as a referrer: their side of the connection. */
export const MetByInvitation = SentInvitation.pick({
  id: true,
  job: true,
  company: true,
  connects: true,
  connected: true,
}).extend({ name: z.string() });
export type MetByInvitation = z.infer<typeof MetByInvitation>;
export const InvitationsResponse = z.object({ data: z.array(SentInvitation), met: z.array(MetByInvitation) });
export type InvitationsResponse = z.infer<typeof InvitationsResponse>;

export const ConnectRequest = z.strictObject({ connect: z.boolean() });

/** The secret of the link. The key comes with the proof of the work address. */
const Link = { token: Secret };
const Opened = { token: Secret, key: Secret };
export const LookRequest = z.strictObject({ token: Secret, key: Secret.optional() });
export const InvitedCodeRequest = CodeRequest.extend(Link);
export const ProveRequest = CodeAnswer.extend(Link);
export const ProveResponse = z.object({ key: z.string() });
export const InvitedAcceptRequest = z.strictObject({ ...Opened, connect: z.boolean() });
export const InvitedDeclineRequest = z.strictObject({
  ...Opened,
  reason: z.enum(DECLINE_REASONS, { error: "Please choose a reason; the person who invited you sees it" }),
});
export const InvitedSubmitRequest = SubmitRequest.extend(Opened);
export const InvitedConnectRequest = z.strictObject({ ...Opened, connect: z.boolean() });
export const InvitedOpenRequest = z.strictObject(Opened);

/**
 * What a contact sees of an invitation. Before the proof that is nothing: `request` is null, and every link that can still be proved looks
 * the same.
 */
export const InvitationView = z.object({
  state: z.enum(["prove", "answer", "accepted", "declined", "ended"]),
  request: z
    .object({
      job: ReferralJob,
      company: ReferralCompany,
      seeker: z.object({ name: z.string(), email: z.string().nullable() }),
      why: z.string(),
      evidence: z.string(),
      links: z.array(z.string()),
      country: z.string().nullable(),
      /** The state of the referral; null before acceptance. */
      state: z.enum(REQUEST_STATES).nullable(),
      deadline: z.iso.datetime().nullable(),
      /** What the posting asks for. */
      requirements: z.array(Requirement),
      /** What the seeker has written to thank them; null before. */
      thanks: z.string().nullable(),
      connects: z.boolean(),
      /** Whether the contact has become a referrer with an account. */
      stays: z.boolean(),
    })
    .nullable(),
});
export type InvitationView = z.infer<typeof InvitationView>;
