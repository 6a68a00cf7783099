-- What stays of a job that closed long ago, once its row has moved to a file: enough for its page to say what it was, and for its company's history.
create table archived_job (
  id bigint primary key,
  slug text not null,
  title text not null,
  company_id bigint not null references company (id),
  posted_at timestamptz not null,
  first_seen_at timestamptz not null,
  closed_at timestamptz not null,
  closed_reason text not null,
  archived_at timestamptz not null default now()
);

create index archived_job_by_company on archived_job (company_id);
