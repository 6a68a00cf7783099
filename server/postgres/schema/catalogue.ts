// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8, Json, NullableJson } from "./column-types.ts";
import type { ApplicationForm, AskedLanguage, Bounds, Disclosure, ExtraPay } from "#contract/schemas/job-terms.ts";
import type { Eligibility, EmploymentType, Level, SalaryRange } from "#contract/schemas/job.ts";
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
  statedSize: string | null;
  statedIndustries: string[] | null;
  statedLinkedin: string | null;
  correctedFacts: Defaulted<string[]>;
  uncorrectedWebsite: string | null;
  uncorrectedLogo: string | null;
}

interface CompanyCareersTable {
  companyId: Int8;
  checkedAt: Date | null;
  nextCheckAt: Date;
  failures: Defaulted<number>;
}

interface CompanyCorrectionTable {
  eventId: Int8;
  companyId: Int8;
  field: "size" | "industries" | "linkedin" | "website" | "logo";
  value: NullableJson<unknown>;
}

interface CompanyDomainTable {
  domain: string;
  companyId: Int8;
  addedAt: Defaulted<Date>;
  proof: Defaulted<"operator" | "employer">;
  withdrawnAt: Date | null;
  contestedById: Int8 | null;
  eventId: Int8 | null;
}

interface CompanyDomainBeforeTable {
  eventId: Int8;
  domain: string;
  companyId: Int8;
  proof: string;
  contestedById: Int8 | null;
  addedAt: Date;
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

export interface CatalogueTables {
  archivedJob: ArchivedJobTable;
  company: CompanyTable;
  companyCareers: CompanyCareersTable;
  companyCorrection: CompanyCorrectionTable;
  companyDomain: CompanyDomainTable;
  companyDomainBefore: CompanyDomainBeforeTable;
  companyDomainClaim: CompanyDomainClaimTable;
  companyKey: CompanyKeyTable;
  companyLogo: CompanyLogoTable;
  companyLookalikeKey: CompanyLookalikeKeyTable;
  job: JobTable;
  jobChange: JobChangeTable;
  jobEdit: JobEditTable;
  jobPosting: JobPostingTable;
  posting: PostingTable;
}
