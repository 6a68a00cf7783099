// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8 } from "./column-types.ts";

interface ModerationCaseTable {
  id: Defaulted<Int8>;
  subjectKind: "job" | "company" | "message" | "page" | "board" | "dispute" | "report" | "claim";
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
    | "disowned-board";
  openedAt: Defaulted<Date>;
  decidedAt: Date | null;
  appealedAt: Date | null;
  marks: Defaulted<string[]>;
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
    | "unproved"
    | "no-breach"
    | null;
  words: string;
  targetKind: "job" | "company" | "board" | "domain" | "name" | null;
  targetId: string | null;
  operatorId: string | null;
  untilDecided: Defaulted<boolean>;
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
  targetKind: "job" | "company" | "board" | "domain" | "name";
  targetId: string;
  action: "close-job" | "hide-job" | "block-company" | "block-board" | "block-domain" | "block-name" | "hold-job";
}

export interface ModerationTables {
  moderationCase: ModerationCaseTable;
  moderationEvent: ModerationEventTable;
  notice: NoticeTable;
  restriction: RestrictionTable;
}
