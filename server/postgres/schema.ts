import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Eligibility, SalaryRange } from "#contract/schemas/job.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import type { Posting } from "#sources/posting.ts";
import type { AccountTables } from "./accounts-schema.ts";

/** A column with a default: may be left out on insert. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** A nullable column: may be left out on insert. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** `jsonb`: read as an object, written as JSON text. */
type Json<T extends object> = JSONColumnType<T>;
type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

export interface SourceTable {
  id: string;
  name: string;
  enabled: Defaulted<boolean>;
}

export type BoardOrigin = "manual" | "import" | "starter" | "discovered" | "sample";

export interface BoardTable {
  id: GeneratedAlways<string>;
  source: string;
  token: string;
  company_name: Nullable<string>;
  origin: Defaulted<BoardOrigin>;
  state: Defaulted<"candidate" | "live" | "dead">;
  enabled: Defaulted<boolean>;
  etag: Nullable<string>;
  last_modified: Nullable<string>;
  payload_hash: Nullable<Buffer>;
  next_run_at: Defaulted<Date>;
  interval_s: Defaulted<number>;
  lease_owner: Nullable<string>;
  lease_until: Nullable<Date>;
  failures: Defaulted<number>;
  last_good_count: Nullable<number>;
  last_run_at: Nullable<Date>;
  last_success_at: Nullable<Date>;
  last_error: Nullable<string>;
  created_at: Defaulted<Date>;
}

export type RunOutcome = "ok" | "unchanged" | "implausible" | "changed-shape" | "failed";

export interface BoardRunTable {
  id: GeneratedAlways<string>;
  board_id: string;
  started_at: Defaulted<Date>;
  finished_at: Nullable<Date>;
  outcome: Nullable<RunOutcome>;
  seen: Defaulted<number>;
  kept: Defaulted<number>;
  /** Counts by reason. */
  dropped: ColumnType<Record<string, number>, string | undefined, string>;
  changed: Defaulted<number>;
  opened: Defaulted<number>;
  closed: Defaulted<number>;
  reopened: Defaulted<number>;
  requests: Defaulted<number>;
  /** `int8`, read as text. */
  bytes: ColumnType<string, string | number | undefined, string | number>;
  ms: Nullable<number>;
  error: Nullable<string>;
}

export interface CompanyTable {
  id: GeneratedAlways<string>;
  slug: string;
  name: string;
  domains: Defaulted<string[]>;
  website: Nullable<string>;
  linkedin: Nullable<string>;
  logo_source_url: Nullable<string>;
  employee_strength: Nullable<string>;
  size_value: Nullable<string>;
  industries: Defaulted<string[]>;
  sample: Defaulted<boolean>;
  created_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
}

export interface PostingTable {
  id: GeneratedAlways<string>;
  board_id: string;
  external_id: string;
  url: string;
  content_hash: Buffer;
  rules_version: number;
  dropped_reason: Nullable<string>;
  raw: NullableJson<Posting>;
  facts: NullableJson<NormalisedPosting>;
  posted_at: Nullable<Date>;
  first_seen_at: Date;
  last_seen_at: Date;
  misses: Defaulted<number>;
  first_missed_at: Nullable<Date>;
  closed_at: Nullable<Date>;
  closed_reason: Nullable<string>;
  times_reopened: Defaulted<number>;
}

export interface JobTable {
  id: GeneratedAlways<string>;
  slug: string;
  company_id: string;
  title: string;
  summary: string;
  description: string;
  text: string;
  location: string;
  eligibility: Json<Eligibility>;
  remote_evidence: string;
  roles: Defaulted<string[]>;
  job_profile: Nullable<string>;
  levels: Defaulted<string[]>;
  employment_type: Nullable<string>;
  salary: NullableJson<SalaryRange>;
  salary_yearly_usd: Nullable<number>;
  education: Nullable<string>;
  tech_stack: Defaulted<string[]>;
  industries: Defaulted<string[]>;
  company_size: Nullable<string>;
  employee_strength: Nullable<string>;
  url: string;
  evidence: ColumnType<Record<string, string>, string | undefined, string>;
  posted_at: Date;
  posted_at_is_first_seen: boolean;
  first_seen_at: Date;
  last_seen_at: Date;
  closed_at: Nullable<Date>;
  closed_reason: Nullable<string>;
  sample: Defaulted<boolean>;
  agency: Defaulted<boolean>;
  sources: Defaulted<string[]>;
  updated_at: Defaulted<Date>;
}

export interface JobPostingTable {
  posting_id: string;
  job_id: string;
  leads: Defaulted<boolean>;
  evidence: string;
}

export type JobChangeKind = "opened" | "changed" | "closed" | "reopened";

export interface JobChangeTable {
  seq: GeneratedAlways<string>;
  job_id: string;
  kind: JobChangeKind;
  at: Defaulted<Date>;
  xid: Generated<string>;
}

/** Every table of migrations/, by name. */
export interface Schema extends AccountTables {
  source: SourceTable;
  board: BoardTable;
  board_run: BoardRunTable;
  company: CompanyTable;
  posting: PostingTable;
  job: JobTable;
  job_posting: JobPostingTable;
  job_change: JobChangeTable;
}
