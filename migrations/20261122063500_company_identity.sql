-- Who says what a company is. Identity is evidence with a rank: operator (5) > employer's proof (4) > board that an operator or the directory
-- added (3) > several independent sources (2) > one source (1).

alter table company
  add column identity_rank integer not null default 1
    constraint company_identity_rank_known check (identity_rank between 1 and 5),
  -- The board whose posting created the company.
  add column created_board_id bigint,
  -- Why an operator must look before its jobs are published; null for a published company.
  add column held_reason text
    constraint company_held_reason_known check (held_reason in ('same-name', 'look-alike', 'domain-claimed')),
  -- The company that a held one resembles.
  add column resembles_id bigint;

-- Domains that trusted boards name for a company. Two boards of different sources that agree let people on the domain refer.
create table company_domain_claim (
  company_id bigint not null references company (id) on delete cascade,
  domain text not null check (domain = lower(domain)),
  board_id bigint not null references board (id) on delete cascade,
  first_seen_at timestamptz not null default now(),
  primary key (company_id, domain, board_id)
);
create index company_domain_claim_by_domain on company_domain_claim (domain);

-- Spellings near an established company's name, to find look-alikes.
create table company_lookalike_key (
  key text not null,
  company_id bigint not null references company (id) on delete cascade,
  primary key (key, company_id)
);

-- Postings of held companies, to read again once an operator has decided.
create table held_posting (
  posting_id bigint primary key references posting (id) on delete cascade,
  company_id bigint not null references company (id) on delete cascade,
  held_at timestamptz not null default now()
);
create index held_posting_by_company on held_posting (company_id);

alter table company_domain
  add column proof text not null default 'operator'
    constraint company_domain_proof_known check (proof in ('operator', 'employer')),
  -- A withdrawn domain makes no referrers, whatever postings say, until an operator adds it again.
  add column withdrawn_at timestamptz;

-- A domain used to identify a company whoever named it. Trusted boards name theirs again at their next run.
delete from company_key where key like 'domain:%';

-- Referrers whose domain nobody vouched for must be verified again, after an operator has added the domain.
update referrer f set ended_at = now()
where f.ended_at is null
  and not exists (select from company_domain d where d.domain = f.domain and d.company_id = f.company_id)
  and not exists (select from company c where c.id = f.company_id and c.sample);
