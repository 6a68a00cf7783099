// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8, NullableJson } from "./column-types.ts";
import type { Correction } from "#contract/values/moderation/correction.ts";

interface JobCorrectionTable {
  eventId: Int8;
  jobId: Int8;
  field: "title" | "countries" | "salary" | "levels" | "employmentType" | "visaSponsorship";
  value: NullableJson<unknown>;
}

interface ModerationCaseTable {
  id: Defaulted<Int8>;
  subjectKind: "job" | "company" | "message" | "page" | "board" | "dispute" | "report" | "claim" | "person" | "post";
  subjectId: string;
  subjectTitle: string;
  category:
    | "illegal"
    | "scam"
    | "personal-data"
    | "copyright"
    | "not-remote"
    | "wrong"
    | "expired"
    | "discrimination"
    | "do-not-list"
    | "suggested-board"
    | "disputed"
    | "abuse"
    | "claim"
    | "disowned-board"
    | "operator"
    | "direct-post"
    | "changed-post";
  openedAt: Defaulted<Date>;
  decidedAt: Date | null;
  appealedAt: Date | null;
  marks: Defaulted<string[]>;
  openedBecause: string | null;
}

interface ModerationEventTable {
  id: Defaulted<Int8>;
  createdAt: Defaulted<Date>;
  caseId: Int8;
  kind: "decision" | "appeal" | "appeal-decision" | "hold" | "release";
  action:
    | "dismiss"
    | "resolve"
    | "close-job"
    | "hide-job"
    | "block-company"
    | "approve-board"
    | "refuse-board"
    | "uphold"
    | "reverse"
    | "block-board"
    | "block-domain"
    | "block-name"
    | "hold-job"
    | "release-job"
    | "approve-claim"
    | "refuse-claim"
    | "warn"
    | "suspend"
    | "lift-suspension"
    | "undo-change"
    | "correct-field"
    | "approve-post"
    | "refuse-post"
    | "allow-change"
    | "end-claim"
    | "suspend-referrals"
    | "lift-referral-suspension"
    | "settle-confirmed"
    | "settle-refunded"
    | "withdraw-domain"
    | "move-domain"
    | "correct-company"
    | null;
  ground:
    | "illegal"
    | "fraud"
    | "discrimination"
    | "personal-data"
    | "copyright"
    | "not-remote"
    | "inaccurate"
    | "closed"
    | "owner-asked"
    | "spam"
    | "conduct"
    | "unproved"
    | "referral-made"
    | "work-address"
    | "no-breach"
    | null;
  words: string;
  targetKind: "job" | "company" | "board" | "domain" | "name" | "person" | "change" | "claim" | null;
  targetId: string | null;
  operatorId: string | null;
  untilDecided: Defaulted<boolean>;
  endsAt: Date | null;
  correction: NullableJson<Correction>;
}

interface NoticeTable {
  id: Defaulted<Int8>;
  caseId: Int8;
  words: string;
  encryptedAddress: Buffer | null;
  networkHash: Buffer;
  contentHash: Buffer;
  createdAt: Defaulted<Date>;
}

interface RestrictionTable {
  eventId: Int8;
  targetKind: "job" | "company" | "board" | "domain" | "name" | "person";
  targetId: string;
  action:
    | "close-job"
    | "hide-job"
    | "block-company"
    | "block-board"
    | "block-domain"
    | "block-name"
    | "hold-job"
    | "suspend";
  endsAt: Date | null;
}

interface SiteNoticeTable {
  id: Defaulted<Int8>;
  createdAt: Defaulted<Date>;
  kind: "info" | "warning";
  words: string | null;
  fromAt: Date;
  untilAt: Date;
  operatorId: string | null;
}

interface StatementOfReasonsTable {
  id: Defaulted<Int8>;
  eventId: Int8;
  accountId: string | null;
  createdAt: Defaulted<Date>;
  mailedAt: Date | null;
}

export interface ModerationTables {
  jobCorrection: JobCorrectionTable;
  moderationCase: ModerationCaseTable;
  moderationEvent: ModerationEventTable;
  notice: NoticeTable;
  restriction: RestrictionTable;
  siteNotice: SiteNoticeTable;
  statementOfReasons: StatementOfReasonsTable;
}
