// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { ColumnType } from "kysely";
import type { Eligibility, EmploymentType, Level, SalaryRange } from "#contract/schemas/job.ts";
import type { RequestState } from "#contract/values/referral.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { Posting } from "#sources/posting.ts";

/** May be left out of an insert: the column has a default. */
type Defaulted<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Read as text: JavaScript numbers can't hold every value. */
type Int8 = ColumnType<string, string | number, string | number>;

interface AccountTable {
  id: Defaulted<string>;
  email: string;
  emailKey: string;
  name: string;
  passwordHash: string;
  passwordChangedAt: Defaulted<Date>;
  emailVerifiedAt: Date | null;
  profileCompleted: Defaulted<boolean>;
  preferredRoles: Defaulted<string[]>;
  preferredLocations: Defaulted<string[]>;
  termsVersion: string;
  termsAcceptedAt: Defaulted<Date>;
  createdAt: Defaulted<Date>;
}

interface AccountNetworkTable {
  accountId: string;
  networkKey: Buffer;
  lastLoginAt: Defaulted<Date>;
}

interface AccountTokenTable {
  id: Defaulted<Int8>;
  accountId: string;
  purpose: "verify" | "reset";
  tokenHash: Buffer;
  emailKey: string;
  passwordFingerprint: Buffer;
  createdAt: Defaulted<Date>;
  expiresAt: Date;
  usedAt: Date | null;
  resultFingerprint: Buffer | null;
}

interface BoardTable {
  id: Defaulted<Int8>;
  source: string;
  token: string;
  companyName: string | null;
  origin: Defaulted<"manual" | "import" | "starter" | "discovered" | "sample">;
  state: Defaulted<"candidate" | "live" | "dead">;
  enabled: Defaulted<boolean>;
  etag: string | null;
  lastModified: string | null;
  payloadHash: Buffer | null;
  nextRunAt: Defaulted<Date>;
  intervalS: Defaulted<number>;
  leaseOwner: string | null;
  leaseUntil: Date | null;
  failures: Defaulted<number>;
  lastGoodCount: number | null;
  lastRunAt: Date | null;
  lastSuccessAt: Date | null;
  lastError: string | null;
  createdAt: Defaulted<Date>;
  rulesVersion: number | null;
  goneCount: Defaulted<number>;
  deadSince: Date | null;
  shrunkSince: Date | null;
  shrunkCount: number | null;
}

interface BoardRunTable {
  id: Defaulted<Int8>;
  boardId: Int8;
  startedAt: Defaulted<Date>;
  finishedAt: Date | null;
  outcome: "ok" | "unchanged" | "implausible" | "changed-shape" | "failed" | null;
  seen: Defaulted<number>;
  kept: Defaulted<number>;
  dropped: Defaulted<Json<Record<string, number>>>;
  changed: Defaulted<number>;
  opened: Defaulted<number>;
  closed: Defaulted<number>;
  reopened: Defaulted<number>;
  requests: Defaulted<number>;
  bytes: Defaulted<Int8>;
  ms: number | null;
  error: string | null;
}

interface CompanyTable {
  id: Defaulted<Int8>;
  slug: string;
  name: string;
  domains: Defaulted<string[]>;
  website: string | null;
  linkedin: string | null;
  logoSourceUrl: string | null;
  employeeStrength: string | null;
  sizeValue: string | null;
  industries: Defaulted<string[]>;
  sample: Defaulted<boolean>;
  createdAt: Defaulted<Date>;
  updatedAt: Defaulted<Date>;
  nameFlag: "mixed-script" | null;
  identityRank: Defaulted<number>;
  createdBoardId: Int8 | null;
  heldReason: "same-name" | "look-alike" | "domain-claimed" | null;
  resemblesId: Int8 | null;
}

interface CompanyDomainTable {
  domain: string;
  companyId: Int8;
  addedAt: Defaulted<Date>;
  proof: Defaulted<"operator" | "employer">;
  withdrawnAt: Date | null;
}

interface CompanyDomainClaimTable {
  companyId: Int8;
  domain: string;
  boardId: Int8;
  firstSeenAt: Defaulted<Date>;
}

interface CompanyKeyTable {
  key: string;
  companyId: Int8;
}

interface CompanyLogoTable {
  companyId: Int8;
  sourceUrl: string;
  hash: string | null;
  webp: Buffer | null;
  width: number | null;
  height: number | null;
  failures: Defaulted<number>;
  lastError: string | null;
  nextTryAt: Date;
  checkedAt: Date | null;
}

interface CompanyLookalikeKeyTable {
  key: string;
  companyId: Int8;
}

interface HeldPostingTable {
  postingId: Int8;
  companyId: Int8;
  heldAt: Defaulted<Date>;
}

interface HostHoldTable {
  host: string;
  until: Date;
}

interface JobTable {
  id: Defaulted<Int8>;
  slug: string;
  companyId: Int8;
  title: string;
  summary: string;
  description: string;
  text: string;
  location: string;
  eligibility: Json<Eligibility>;
  remoteEvidence: string;
  roles: Defaulted<string[]>;
  jobProfile: string | null;
  levels: Defaulted<Level[]>;
  employmentType: EmploymentType | null;
  salary: NullableJson<SalaryRange>;
  salaryYearlyUsd: number | null;
  education: string | null;
  techStack: Defaulted<string[]>;
  industries: Defaulted<string[]>;
  companySize: string | null;
  employeeStrength: string | null;
  url: string;
  evidence: Defaulted<Json<Record<string, string>>>;
  postedAt: Date;
  postedAtIsFirstSeen: boolean;
  firstSeenAt: Date;
  lastSeenAt: Date;
  closedAt: Date | null;
  closedReason: string | null;
  sample: Defaulted<boolean>;
  updatedAt: Defaulted<Date>;
  titleKey: Defaulted<string>;
  contentHash: Buffer | null;
  agency: Defaulted<boolean>;
  sources: Defaulted<string[]>;
  visaSponsorship: "yes" | "no" | null;
}

interface JobChangeTable {
  seq: Defaulted<Int8>;
  jobId: Int8;
  kind: "opened" | "changed" | "closed" | "reopened";
  createdAt: Defaulted<Date>;
  xid: Defaulted<string>;
}

interface JobEditTable {
  id: Defaulted<Int8>;
  jobId: Int8;
  createdAt: Defaulted<Date>;
  field: "title" | "salary" | "location" | "employment type" | "description" | "link";
  before: string | null;
  after: string | null;
}

interface JobPostingTable {
  postingId: Int8;
  jobId: Int8;
  isPrimary: Defaulted<boolean>;
  evidence: string;
}

interface JobReportTable {
  id: Defaulted<Int8>;
  jobId: Int8;
  reason: "closed" | "not-remote" | "wrong-facts" | "scam" | "other";
  note: string | null;
  networkHash: Buffer;
  createdAt: Defaulted<Date>;
  answeredAt: Date | null;
  answer: string | null;
}

interface OperatorTable {
  accountId: string;
  since: Defaulted<Date>;
}

interface OutboxMailTable {
  id: Defaulted<string>;
  accountId: string | null;
  message: string;
  causeKey: string;
  toAddress: string;
  toName: string;
  encryptedData: Buffer | null;
  createdAt: Defaulted<Date>;
  attempts: Defaulted<number>;
  nextTryAt: Defaulted<Date>;
  leaseUntil: Date | null;
  sentAt: Date | null;
  abandonedAt: Date | null;
  lastError: string | null;
}

interface PostingTable {
  id: Defaulted<Int8>;
  boardId: Int8;
  externalId: string;
  url: string;
  contentHash: Buffer;
  rulesVersion: number;
  droppedReason: string | null;
  raw: NullableJson<Posting>;
  facts: NullableJson<NormalisedPosting>;
  postedAt: Date | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
  missedRuns: Defaulted<number>;
  firstMissedAt: Date | null;
  closedAt: Date | null;
  closedReason: string | null;
  timesReopened: Defaulted<number>;
  closesAt: Date | null;
}

interface RateLimitTable {
  key: Buffer;
  windowStart: Date;
  hits: Defaulted<number>;
  expiresAt: Date;
}

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
  kind: "grant" | "hold" | "release" | "spend";
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
    | "offered"
    | "declined-one"
    | "question"
    | "answer"
    | "accepted"
    | "returned"
    | "submitted"
    | "confirmed"
    | "disputed"
    | "settled-confirmed"
    | "settled-refunded"
    | "expired"
    | "cancelled"
    | "withdrawn"
    | "closed"
    | "declined"
    | "message"
    | "outcome-ask"
    | "outcome";
  toState: RequestState | null;
  actor: "seeker" | "referrer" | "clock" | "operator" | "erasure";
  offerId: Int8 | null;
  detail: string | null;
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
}

interface ReferralNoticeTable {
  id: Defaulted<Int8>;
  accountId: string;
  requestId: string;
  eventId: Int8;
  role: "seeker" | "referrer";
  createdAt: Defaulted<Date>;
  mailedAt: Date | null;
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
}

interface ReferralSettingTable {
  accountId: string;
  mail: Defaulted<"at-once" | "daily" | "off">;
  digestAt: Date | null;
}

interface ReferralSuspensionTable {
  id: Defaulted<Int8>;
  accountId: string;
  reason: string;
  since: Defaulted<Date>;
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
}

interface SearchSettingTable {
  accountId: string;
  settings: Json<unknown>;
  updatedAt: Defaulted<Date>;
}

interface SessionTable {
  id: Defaulted<Int8>;
  accountId: string;
  tokenHash: Buffer;
  createdAt: Defaulted<Date>;
  lastUsedAt: Defaulted<Date>;
  endedAt: Date | null;
  endedReason: "logout" | "reset" | "operator" | null;
}

interface SourceTable {
  id: string;
  name: string;
  enabled: Defaulted<boolean>;
  leaseOwner: string | null;
  leaseUntil: Date | null;
  heldUntil: Date | null;
}

interface WorkerTable {
  id: string;
  queueWorkerIds: Defaulted<string[]>;
  startedAt: Defaulted<Date>;
  seenAt: Defaulted<Date>;
}

/** Every table, by name. */
export interface Schema {
  account: AccountTable;
  accountNetwork: AccountNetworkTable;
  accountToken: AccountTokenTable;
  board: BoardTable;
  boardRun: BoardRunTable;
  company: CompanyTable;
  companyDomain: CompanyDomainTable;
  companyDomainClaim: CompanyDomainClaimTable;
  companyKey: CompanyKeyTable;
  companyLogo: CompanyLogoTable;
  companyLookalikeKey: CompanyLookalikeKeyTable;
  heldPosting: HeldPostingTable;
  hostHold: HostHoldTable;
  job: JobTable;
  jobChange: JobChangeTable;
  jobEdit: JobEditTable;
  jobPosting: JobPostingTable;
  jobReport: JobReportTable;
  operator: OperatorTable;
  outboxMail: OutboxMailTable;
  posting: PostingTable;
  rateLimit: RateLimitTable;
  referralAudit: ReferralAuditTable;
  referralBlock: ReferralBlockTable;
  referralCredit: ReferralCreditTable;
  referralEvent: ReferralEventTable;
  referralMessage: ReferralMessageTable;
  referralNotice: ReferralNoticeTable;
  referralOffer: ReferralOfferTable;
  referralReport: ReferralReportTable;
  referralRequest: ReferralRequestTable;
  referralSetting: ReferralSettingTable;
  referralSuspension: ReferralSuspensionTable;
  referralTransition: ReferralTransitionTable;
  referralWatch: ReferralWatchTable;
  referrer: ReferrerTable;
  referrerCode: ReferrerCodeTable;
  searchSetting: SearchSettingTable;
  session: SessionTable;
  source: SourceTable;
  worker: WorkerTable;
}
