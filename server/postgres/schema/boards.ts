// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8, Json, NullableJson } from "./column-types.ts";
import type { FieldProfile, ShapeChange } from "#contract/values/source-health.ts";

interface BoardTable {
  id: Defaulted<Int8>;
  source: string;
  token: string;
  companyName: string | null;
  origin: Defaulted<"manual" | "import" | "starter" | "directory" | "discovered" | "sample" | "employer">;
  state: Defaulted<"candidate" | "pending" | "live" | "quarantined" | "refused" | "moved" | "dead">;
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
  doubtedSince: Date | null;
  doubtedCount: number | null;
  expectedRemote: Defaulted<number>;
  country: string | null;
  discoveredBy: "apply-link" | "careers-page" | "common-crawl" | "sitemap" | "hacker-news" | "pasted" | null;
  discoveredFrom: string | null;
  discoveredByAccount: string | null;
  movedTo: Int8 | null;
  hostQueue: Defaulted<string>;
  changesPerDay: number | null;
  gainPerDay: number | null;
  gainClass: number | null;
  grownAt: Date | null;
  earlierCount: number | null;
  readSeen: Defaulted<number>;
  readKept: Defaulted<number>;
  readDropped: Defaulted<Json<Record<string, number>>>;
  refusalMailedAt: Date | null;
}

interface BoardDiscoveryTable {
  method: "common-crawl" | "sitemap";
  source: string;
  position: string;
  updatedAt: Defaulted<Date>;
}

interface BoardLookupTable {
  id: Defaulted<string>;
  link: string;
  accountId: string | null;
  state: Defaulted<"waiting" | "reading" | "done">;
  result: NullableJson<unknown>;
  createdAt: Defaulted<Date>;
  finishedAt: Date | null;
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

interface HeldPostingTable {
  postingId: Int8;
  companyId: Int8;
  heldAt: Defaulted<Date>;
}

interface HostPaceTable {
  hostQueue: string;
  holder: string | null;
  leaseUntil: Date | null;
  wantedUntil: Date | null;
  nextAt: Defaulted<Date>;
  heldUntil: Date | null;
  failures: Defaulted<number>;
  openMs: Defaulted<number>;
  openUntil: Date | null;
}

interface SourceTable {
  id: string;
  name: string;
  enabled: Defaulted<boolean>;
  provenAt: Date | null;
}

interface SourceCheckTable {
  source: string;
  token: string;
  checkedAt: Date;
  outcome: "ok" | "changed" | "empty" | "failed";
  problem: string | null;
  profile: NullableJson<FieldProfile>;
  changes: Defaulted<Json<ShapeChange[]>>;
  changedAt: Date | null;
}

interface SourceSwitchTable {
  id: Defaulted<Int8>;
  createdAt: Defaulted<Date>;
  source: string;
  isOn: boolean;
  reason: string;
  operatorId: string | null;
}

interface SourceYieldTable {
  source: string;
  keptBefore: number;
  keptNow: number;
  checkedAt: Date;
  fellAt: Date | null;
}

export interface BoardsTables {
  board: BoardTable;
  boardDiscovery: BoardDiscoveryTable;
  boardLookup: BoardLookupTable;
  boardRun: BoardRunTable;
  heldPosting: HeldPostingTable;
  hostPace: HostPaceTable;
  source: SourceTable;
  sourceCheck: SourceCheckTable;
  sourceSwitch: SourceSwitchTable;
  sourceYield: SourceYieldTable;
}
