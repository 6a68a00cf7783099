-- How right the published fields are: what operators find in samples, and what they confirm of readers' reports.

-- The open jobs of one field and source with a value, or without one: how many there are, and a few drawn at random.
create table accuracy_stratum (
  field text not null check (field <> ''),
  source text not null references source (id),
  has_value boolean not null,
  jobs integer not null check (jobs > 0),
  candidates bigint[] not null,
  counted_at timestamptz not null,
  primary key (field, source, has_value)
);

-- A field of a job as published, drawn for an operator. Without a verdict it still waits for one.
create table accuracy_label (
  id bigint generated always as identity primary key,
  -- Null once retention has removed the job: the label stays.
  job_id bigint references job (id) on delete set null,
  field text not null check (field <> ''),
  -- The source of the posting that decided the value.
  source text not null references source (id),
  has_value boolean not null,
  value jsonb,
  evidence text not null,
  rules_version integer not null,
  -- Null once the operator's account is erased: the label stays.
  account_id uuid references account (id) on delete set null,
  drawn_at timestamptz not null default now(),
  verdict text check (verdict in ('right', 'wrong', 'not-stated', 'missed', 'unclear')),
  labelled_at timestamptz,
  unique (job_id, field, rules_version),
  check ((verdict is null) = (labelled_at is null)),
  check (has_value = (value is not null)),
  -- Only a value can be wrong or invented, and only a missing one missed.
  check (case when has_value then verdict <> 'missed' else verdict not in ('wrong', 'not-stated') end)
);
create index accuracy_label_by_account on accuracy_label (account_id, drawn_at);

-- Whether the operator who answered a report found that the reader was right.
alter table job_report add column confirmed boolean;
alter table job_report add constraint job_report_confirmed_when_answered
  check (confirmed is null or answered_at is not null) not valid;
alter table job_report validate constraint job_report_confirmed_when_answered;
