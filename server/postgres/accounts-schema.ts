import type { ColumnType, Generated } from "kysely";

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface AccountTable {
  id: Generated<string>;
  email: string;
  email_key: string;
  name: string;
  password_hash: string;
  password_changed_at: Timestamp;
  email_verified_at: NullableTimestamp;
  profile_completed: Generated<boolean>;
  preferred_roles: Generated<string[]>;
  preferred_locations: Generated<string[]>;
  terms_version: string;
  terms_accepted_at: Timestamp;
  created_at: Timestamp;
}

export interface SessionTable {
  id: Generated<string>;
  account_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  last_used_at: Timestamp;
  ended_at: NullableTimestamp;
  ended_reason: "logout" | "reset" | "operator" | null;
}

export interface AccountTokenTable {
  id: Generated<string>;
  account_id: string;
  purpose: "verify" | "reset";
  token_hash: Buffer;
  email_key: string;
  password_fingerprint: Buffer;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  result_fingerprint: Buffer | null;
}

export interface AccountNetworkTable {
  account_id: string;
  network_key: Buffer;
  last_login_at: Timestamp;
}

export interface RateLimitTable {
  key: Buffer;
  window_start: Date;
  hits: number;
  expires_at: Date;
}

export interface OutboxMailTable {
  id: Generated<string>;
  account_id: string | null;
  message: string;
  cause_key: string;
  to_address: string;
  to_name: string;
  sealed: Buffer | null;
  created_at: Timestamp;
  attempts: Generated<number>;
  next_try_at: Timestamp;
  lease_until: NullableTimestamp;
  sent_at: NullableTimestamp;
  dead_at: NullableTimestamp;
  last_error: string | null;
}

/** migrations/0050_search_settings.sql; `settings` is written as JSON text. */
export interface SearchSettingTable {
  account_id: string;
  settings: ColumnType<unknown, string, string>;
  updated_at: Timestamp;
}

/** The tables of accounts. */
export interface AccountTables {
  account: AccountTable;
  session: SessionTable;
  account_token: AccountTokenTable;
  account_network: AccountNetworkTable;
  rate_limit: RateLimitTable;
  outbox_mail: OutboxMailTable;
  search_setting: SearchSettingTable;
}
