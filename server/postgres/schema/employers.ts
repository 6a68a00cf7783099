// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8, Json, NullableJson } from "./column-types.ts";

interface EmployerChangeTable {
  id: Defaulted<Int8>;
  companyId: Int8;
  claimId: Int8;
  field: "statement" | "website" | "logo" | "filled" | "disowned" | "post" | "size" | "industries" | "linkedin";
  value: NullableJson<unknown>;
  before: NullableJson<unknown>;
  undoesId: Int8 | null;
  createdAt: Defaulted<Date>;
  subjectId: Int8 | null;
  eventId: Int8 | null;
}

interface EmployerClaimTable {
  id: Defaulted<Int8>;
  companyId: Int8;
  accountId: string | null;
  domain: string;
  role: "owner" | "editor" | null;
  createdAt: Defaulted<Date>;
  approvedAt: Date | null;
  endedAt: Date | null;
  endedReason: "withdrawn" | "refused" | "removed" | "suspended" | "operator" | null;
}

interface EmployerCodeTable {
  claimId: Int8;
  codeHash: Buffer;
  attempts: Defaulted<number>;
  expiresAt: Date;
}

interface EmployerFigureTable {
  companyId: Int8;
  day: Date;
  kind: "company-view" | "job-view" | "apply" | "save" | "alert";
  count: number;
}

interface EmployerLogoTable {
  companyId: Int8;
  hash: string;
  bytes: Buffer;
  uploadedAt: Defaulted<Date>;
}

interface EmployerPostTable {
  id: Defaulted<Int8>;
  companyId: Int8;
  claimId: Int8;
  draft: Json<unknown>;
  draftNo: Defaulted<number>;
  reading: NullableJson<unknown>;
  readNo: Defaulted<number>;
  content: NullableJson<unknown>;
  contentNo: Defaulted<number>;
  approvedAt: Date | null;
  refusedAt: Date | null;
  closedAt: Date | null;
  expiresAt: Date | null;
  asked: Defaulted<number>;
  shownNo: number | null;
  shownRules: number | null;
  postingId: Int8 | null;
  createdAt: Defaulted<Date>;
  seenContent: NullableJson<unknown>;
  readTries: Defaulted<number>;
  readAgainAt: Date | null;
  lateNo: number | null;
  lateRules: number | null;
  lateTries: Defaulted<number>;
  lateAgainAt: Date | null;
}

interface EmployerProofTable {
  claimId: Int8;
  kind: "mailbox" | "dns" | "file" | "posting";
  provedAt: Date | null;
  expiresAt: Date | null;
  checkedAt: Date | null;
  problem: string | null;
  missingSince: Date | null;
  wantedAt: Date | null;
}

export interface EmployersTables {
  employerChange: EmployerChangeTable;
  employerClaim: EmployerClaimTable;
  employerCode: EmployerCodeTable;
  employerFigure: EmployerFigureTable;
  employerLogo: EmployerLogoTable;
  employerPost: EmployerPostTable;
  employerProof: EmployerProofTable;
}
