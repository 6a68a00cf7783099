-- What the pages of jobs need besides: what changed in a job, and what readers report.

create table job_edit (
  id bigint generated always as identity primary key,
  job_id bigint not null references job (id),
  at timestamptz not null default now(),
  field text not null check (field in ('title', 'salary', 'location', 'employment type', 'description', 'link')),
  -- Null where there was none, and for descriptions, which are too long to keep.
  before text,
  after text
);
create index job_edit_by_job on job_edit (job_id, id desc);

-- A trigger, so that every writer of jobs is seen. A job that reopens may be described anew: that is no edit.
create function note_job_edits() returns trigger language plpgsql as $$
begin
  insert into job_edit (job_id, field, before, after)
  select new.id, e.field, e.before, e.after
  from (values
    ('title', old.title, new.title),
    ('salary', old.salary ->> 'text', new.salary ->> 'text'),
    ('location', old.location, new.location),
    ('employment type', old.employment_type, new.employment_type),
    ('link', old.url, new.url)
  ) as e (field, before, after)
  where e.before is distinct from e.after;
  if old.text <> new.text then
    insert into job_edit (job_id, field) values (new.id, 'description');
  end if;
  return null;
end;
$$;

create trigger job_edited after update on job for each row
when (
  old.closed_at is null and new.closed_at is null and (
    old.title <> new.title or (old.salary ->> 'text') is distinct from (new.salary ->> 'text') or old.location <> new.location
    or old.employment_type is distinct from new.employment_type or old.url <> new.url or old.text <> new.text
  )
)
execute function note_job_edits();

create table job_report (
  id bigint generated always as identity primary key,
  job_id bigint not null references job (id),
  reason text not null check (reason in ('closed', 'not-remote', 'wrong-facts', 'scam', 'other')),
  note text check (length(note) <= 1000),
  -- Keyed hash of the reporter's network: equal ones meet, nobody can be found by it.
  network_hash bytea not null,
  at timestamptz not null default now(),
  -- Saying the same again from the same place counts once.
  unique (job_id, reason, network_hash)
);
