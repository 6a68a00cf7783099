// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8 } from "./column-types.ts";

interface ModerationCaseTable {
  id: Defaulted<Int8>;
  subjectKind: "job" | "company" | "message" | "page" | "board" | "dispute" | "report";
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
    | "abuse";
  openedAt: Defaulted<Date>;
  decidedAt: Date | null;
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

export interface ModerationTables {
  moderationCase: ModerationCaseTable;
  notice: NoticeTable;
}
