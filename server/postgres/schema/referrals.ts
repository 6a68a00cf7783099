// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8 } from "./column-types.ts";
import type { RequestState } from "#contract/values/referral.ts";

interface ReferralAuditTable {
  id: Defaulted<Int8>;
  createdAt: Defaulted<Date>;
  operator: string;
  action: string;
  requestId: string | null;
  detail: string;
  operatorId: string | null;
}

interface ReferralBlockTable {
  accountId: string;
  blockedId: string;
  createdAt: Defaulted<Date>;
}

interface ReferralCreditTable {
  id: Defaulted<Int8>;
  accountId: string;
  grantId: Int8 | null;
  requestId: string | null;
  kind: "grant" | "hold" | "release" | "spend" | "return" | "charge";
  free: number;
  held: number;
  spent: number;
  cause: string | null;
  createdAt: Defaulted<Date>;
}

interface ReferralEventTable {
  id: Defaulted<Int8>;
  requestId: string;
  kind:
    | "asked"
    | "invited"
    | "offered"
    | "declined-one"
    | "question"
    | "answer"
    | "accepted"
    | "returned"
    | "submitted"
    | "confirmed"
    | "disputed"
    | "dispute-withdrawn"
    | "settled-confirmed"
    | "settled-refunded"
    | "expired"
    | "cancelled"
    | "withdrawn"
    | "closed"
    | "declined"
    | "message"
    | "outcome-ask"
    | "outcome"
    | "thanked";
  toState: RequestState | null;
  actor: "seeker" | "referrer" | "clock" | "operator" | "erasure";
  offerId: Int8 | null;
  detail: string | null;
  createdAt: Defaulted<Date>;
}

interface ReferralInvitationTable {
  id: Defaulted<string>;
  seekerId: string;
  jobId: Int8;
  companyId: Int8;
  label: string;
  why: string;
  evidence: string;
  links: Defaulted<string[]>;
  country: string | null;
  tokenHash: Buffer;
  createdAt: Defaulted<Date>;
  expiresAt: Date;
  domain: string | null;
  pendingMailboxHash: Buffer | null;
  codeHash: Buffer | null;
  codeExpiresAt: Date | null;
  codeAttempts: Defaulted<number>;
  codesSent: Defaulted<number>;
  provedAt: Date | null;
  mailboxHash: Buffer | null;
  keyHash: Buffer | null;
  revokedAt: Date | null;
  declinedAt: Date | null;
  declineReason: "not-a-fit" | "role-closed" | "cannot-vouch" | "too-busy" | null;
  acceptedAt: Date | null;
  requestId: string | null;
  seekerConnects: Defaulted<boolean>;
  contactConnects: Defaulted<boolean>;
  revokedByEventId: Int8 | null;
}

interface ReferralInvitationBlockTable {
  addressHash: Buffer;
  createdAt: Defaulted<Date>;
}

interface ReferralMessageTable {
  id: Defaulted<Int8>;
  requestId: string;
  authorId: string;
  authorRole: "seeker" | "referrer";
  body: string;
  createdAt: Defaulted<Date>;
  offerId: Int8 | null;
  thanks: Defaulted<boolean>;
}

interface ReferralNoticeTable {
  id: Defaulted<Int8>;
  accountId: string;
  requestId: string;
  eventId: Int8;
  role: "seeker" | "referrer";
  createdAt: Defaulted<Date>;
  mailedAt: Date | null;
  heldUntil: Date | null;
  seenAt: Date | null;
}

interface ReferralOfferTable {
  id: Defaulted<Int8>;
  requestId: string;
  referrerId: Int8;
  offerRound: number;
  state: Defaulted<"live" | "accepted" | "returned" | "declined" | "reported" | "lapsed" | "released">;
  reason: "not-a-fit" | "role-closed" | "cannot-vouch" | "too-busy" | null;
  offeredAt: Defaulted<Date>;
  lapsesAt: Date;
  answeredAt: Date | null;
  question: string | null;
  questionAt: Date | null;
  answer: string | null;
  answerAt: Date | null;
  linkHash: Buffer | null;
}

interface ReferralReportTable {
  id: Defaulted<Int8>;
  requestId: string;
  reporterId: string | null;
  about: "seeker" | "referrer";
  reason: "spam" | "abuse" | "asks-for-money" | "not-an-employee" | "other";
  note: Defaulted<string>;
  createdAt: Defaulted<Date>;
  resolvedAt: Date | null;
  resolution: string | null;
  referrerId: Int8 | null;
  measure: "dismissed" | "warned" | "suspended" | null;
  marked: Defaulted<boolean>;
}

interface ReferralRequestTable {
  id: Defaulted<string>;
  seekerId: string | null;
  jobId: Int8;
  companyId: Int8;
  state: Defaulted<
    | "offered"
    | "accepted"
    | "submitted"
    | "disputed"
    | "confirmed"
    | "expired"
    | "cancelled"
    | "withdrawn"
    | "declined"
    | "refunded"
  >;
  stateChangedAt: Defaulted<Date>;
  deadline: Date | null;
  offerRound: Defaulted<number>;
  why: string;
  evidence: string;
  links: Defaulted<string[]>;
  country: string | null;
  createdAt: Defaulted<Date>;
  firstAnswerAt: Date | null;
  acceptedBy: Int8 | null;
  confirmation: string | null;
  submittedAt: Date | null;
  endedAt: Date | null;
  outcome: "interview" | "rejected" | "hired" | "waiting" | null;
  outcomeAt: Date | null;
  outcomeAsks: Defaulted<number>;
  scrubbedAt: Date | null;
  invited: Defaulted<boolean>;
}

interface ReferralSettingTable {
  accountId: string;
  mail: Defaulted<"at-once" | "daily" | "off">;
  digestAt: Date | null;
}

interface ReferralSuspendedAddressTable {
  addressHash: Buffer;
  reason: string;
  since: Date;
  keptUntil: Date;
}

interface ReferralSuspensionTable {
  id: Defaulted<Int8>;
  accountId: string;
  reason: string;
  since: Defaulted<Date>;
  eventId: Int8 | null;
}

interface ReferralTransitionTable {
  fromState: string;
  toState: string;
}

interface ReferralWatchTable {
  accountId: string;
  companyId: Int8;
  since: Defaulted<Date>;
}

interface ReferrerTable {
  id: Defaulted<Int8>;
  accountId: string | null;
  companyId: Int8;
  domain: string;
  mailboxHash: Buffer | null;
  verifiedAt: Defaulted<Date>;
  expiresAt: Defaulted<Date>;
  displayName: string | null;
  weeklyCapacity: Defaulted<number>;
  roles: Defaulted<string[]>;
  languages: Defaulted<string[]>;
  paused: Defaulted<boolean>;
  lastActiveAt: Defaulted<Date>;
  endedAt: Date | null;
  createdAt: Defaulted<Date>;
  awayUntil: Date | null;
  onlyRoles: Defaulted<boolean>;
  endedByEventId: Int8 | null;
}

interface ReferrerCardTable {
  accountId: string;
  slug: string;
  alias: string | null;
  wishes: Defaulted<string>;
  credited: Defaulted<boolean>;
  createdAt: Defaulted<Date>;
}

interface ReferrerCodeTable {
  accountId: string;
  companyId: Int8;
  domain: string;
  mailboxHash: Buffer;
  codeHash: Buffer;
  attempts: Defaulted<number>;
  sentAt: Defaulted<Date>;
  expiresAt: Date;
  oldMailboxHash: Buffer | null;
}

export interface ReferralsTables {
  referralAudit: ReferralAuditTable;
  referralBlock: ReferralBlockTable;
  referralCredit: ReferralCreditTable;
  referralEvent: ReferralEventTable;
  referralInvitation: ReferralInvitationTable;
  referralInvitationBlock: ReferralInvitationBlockTable;
  referralMessage: ReferralMessageTable;
  referralNotice: ReferralNoticeTable;
  referralOffer: ReferralOfferTable;
  referralReport: ReferralReportTable;
  referralRequest: ReferralRequestTable;
  referralSetting: ReferralSettingTable;
  referralSuspendedAddress: ReferralSuspendedAddressTable;
  referralSuspension: ReferralSuspensionTable;
  referralTransition: ReferralTransitionTable;
  referralWatch: ReferralWatchTable;
  referrer: ReferrerTable;
  referrerCard: ReferrerCardTable;
  referrerCode: ReferrerCodeTable;
}
