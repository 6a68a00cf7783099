// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8, Json, NullableJson } from "./column-types.ts";
import type { ApplicationForm, AskedLanguage, Bounds, Disclosure, ExtraPay } from "#contract/schemas/job-terms.ts";
import type { Eligibility, EmploymentType, Level, SalaryRange } from "#contract/schemas/job.ts";
import type { FieldProfile, ShapeChange } from "#contract/values/source-health.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { Posting } from "#sources/posting.ts";

interface ArchivedJobTable {
  id: Int8;
  slug: string;
  title: string;
  companyId: Int8;
  postedAt: Date;
  firstSeenAt: Date;
  closedAt: Date;
  closedReason: string;
  archivedAt: Defaulted<Date>;
}

interface BoardTable {
  id: Defaulted<Int8>;
  source: string;
  token: string;
  companyName: string | null;
  origin: Defaulted<"manual" | "import" | "starter" | "directory" | "discovered" | "sample">;
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

interface CompanyCareersTable {
  companyId: Int8;
  checkedAt: Date;
  nextCheckAt: Date;
  failures: Defaulted<number>;
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
  securityClearance: "required" | null;
  workAuthorisation: Defaulted<string[]>;
  adLanguage: string | null;
  languages: Defaulted<string[]>;
  languagesAsked: Defaulted<Json<AskedLanguage[]>>;
  experienceYears: "0-1" | "2-3" | "4-5" | "6-9" | "10" | null;
  yearsAsked: NullableJson<Bounds>;
  degreeOptional: "yes" | null;
  weeklyHours: Defaulted<string[]>;
  hoursAsked: NullableJson<Bounds>;
  contractLength: Defaulted<string[]>;
  contractMonths: NullableJson<Bounds>;
  deadline: "dated" | "rolling" | null;
  applicationDeadline: string | null;
  travel: "none" | "10" | "25" | "50" | "100" | "some" | null;
  travelPercent: NullableJson<Bounds>;
  onCall: "yes" | "no" | null;
  vacancy: "open" | "pool" | null;
  disclosures: Defaulted<Disclosure[]>;
  extraPay: Defaulted<ExtraPay[]>;
  onTargetPay: NullableJson<SalaryRange>;
  applicationEffort: Defaulted<string[]>;
  applicationForm: NullableJson<ApplicationForm>;
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
  linkKey: Buffer | null;
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

export interface CatalogueTables {
  archivedJob: ArchivedJobTable;
  board: BoardTable;
  boardDiscovery: BoardDiscoveryTable;
  boardLookup: BoardLookupTable;
  boardRun: BoardRunTable;
  company: CompanyTable;
  companyCareers: CompanyCareersTable;
  companyDomain: CompanyDomainTable;
  companyDomainClaim: CompanyDomainClaimTable;
  companyKey: CompanyKeyTable;
  companyLogo: CompanyLogoTable;
  companyLookalikeKey: CompanyLookalikeKeyTable;
  heldPosting: HeldPostingTable;
  hostPace: HostPaceTable;
  job: JobTable;
  jobChange: JobChangeTable;
  jobEdit: JobEditTable;
  jobPosting: JobPostingTable;
  posting: PostingTable;
  source: SourceTable;
  sourceCheck: SourceCheckTable;
  sourceSwitch: SourceSwitchTable;
  sourceYield: SourceYieldTable;
}
