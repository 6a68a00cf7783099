// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8, NullableJson } from "./column-types.ts";

interface AccuracyLabelTable {
  id: Defaulted<Int8>;
  jobId: Int8 | null;
  field: string;
  source: string;
  hasValue: boolean;
  value: NullableJson<unknown>;
  evidence: string;
  rulesVersion: number;
  accountId: string | null;
  drawnAt: Defaulted<Date>;
  verdict: "right" | "wrong" | "not-stated" | "missed" | "unclear" | null;
  labelledAt: Date | null;
}

interface AccuracyStratumTable {
  field: string;
  source: string;
  hasValue: boolean;
  jobs: number;
  candidates: Int8[];
  countedAt: Date;
}

interface FirstReadingTable {
  onlyRow: Defaulted<boolean>;
  part: "starter" | "all";
  startedAt: Defaulted<Date>;
  importedAt: Date | null;
  endedAt: Date | null;
  boards: Defaulted<number>;
  boardsRead: Defaulted<number>;
  jobs: Defaulted<number>;
  countedAt: Date | null;
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
  confirmed: boolean | null;
}

interface KeptCompanyTable {
  companyId: Int8;
  sample: boolean;
  openJobs: Int8;
}

interface KeptFigureTable {
  figure: string;
  sample: boolean;
  source: Defaulted<string>;
  detail: Defaulted<string>;
  at: Defaulted<Date>;
  count: Int8;
  failed: Defaulted<Int8>;
  requests: Defaulted<Int8>;
  bytes: Defaulted<Int8>;
}

interface KeptFigureChangeTable {
  id: Defaulted<Int8>;
  figure: string;
  sample: boolean;
  source: Defaulted<string>;
  detail: Defaulted<string>;
  at: Defaulted<Date>;
  item: Defaulted<Int8>;
  count: Int8;
  failed: Defaulted<Int8>;
  requests: Defaulted<Int8>;
  bytes: Defaulted<Int8>;
}

interface KeptHorizonTable {
  onlyRow: Defaulted<boolean>;
  at: Date;
  boardId: Int8;
}

interface OperatorTable {
  accountId: string;
  since: Defaulted<Date>;
}

interface OperatorLookUpTable {
  id: Defaulted<Int8>;
  createdAt: Defaulted<Date>;
  kind: "person" | "job" | "company";
  reason: string;
  accountId: string | null;
  found: boolean;
  operatorId: string | null;
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
  guestId: string | null;
}

interface ScheduledTaskTable {
  name: string;
  queuedFor: Date;
}

interface SearchEngineTable {
  id: "google" | "indexnow";
  cursor: string;
  sentDay: Defaulted<Date>;
  sentToday: Defaulted<number>;
}

interface SearchEnginePingTable {
  engine: string;
  jobId: Int8;
  kind: "opened" | "closed";
  createdAt: Defaulted<Date>;
}

interface WorkerTable {
  id: string;
  queueWorkerIds: Defaulted<string[]>;
  startedAt: Defaulted<Date>;
  seenAt: Defaulted<Date>;
  offlineSince: Date | null;
  nextAttemptAt: Date | null;
  offlineReason: string | null;
  stalledSince: Date | null;
}

export interface OperationsTables {
  accuracyLabel: AccuracyLabelTable;
  accuracyStratum: AccuracyStratumTable;
  firstReading: FirstReadingTable;
  jobReport: JobReportTable;
  keptCompany: KeptCompanyTable;
  keptFigure: KeptFigureTable;
  keptFigureChange: KeptFigureChangeTable;
  keptHorizon: KeptHorizonTable;
  operator: OperatorTable;
  operatorLookUp: OperatorLookUpTable;
  outboxMail: OutboxMailTable;
  scheduledTask: ScheduledTaskTable;
  searchEngine: SearchEngineTable;
  searchEnginePing: SearchEnginePingTable;
  worker: WorkerTable;
}
