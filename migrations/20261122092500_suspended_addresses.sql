-- Keyed hashes of the addresses of people who were suspended when they were erased, so that erasure doesn't lift a suspension.
-- It has no link to an account, because there is none, and ends by itself.
create table referral_suspended_address (
  address_hash bytea primary key,
  reason text not null,
  since timestamptz not null,
  kept_until timestamptz not null
);
create index referral_suspended_address_kept_until on referral_suspended_address (kept_until);
