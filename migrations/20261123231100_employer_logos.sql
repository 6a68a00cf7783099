-- Pictures that employers upload as their company's logo, as they were sent. Nobody gets these: a worker makes the logo of them. The last ones
-- stay, so that a change can be undone.
create table employer_logo (
  company_id bigint not null references company (id) on delete cascade,
  -- The first half of the SHA-256 of the bytes.
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  bytes bytea not null check (octet_length(bytes) <= 524288),
  uploaded_at timestamptz not null default now(),
  primary key (company_id, hash)
);
