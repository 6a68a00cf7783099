-- A seeker's applications. Everything that happens to one is an event; the stage is computed from the events. Clients make the ids, so
-- that a repeated write does nothing twice; a key starts with the account, so that nobody can occupy another person's id.
create table application (
  account_id uuid not null references account (id),
  id uuid not null,
  -- Null for jobs that aren't ours. A job that is deleted leaves the frozen copy.
  job_id bigint references job (id) on delete set null,
  -- The posting as it was when the person applied or saved it.
  posting jsonb,
  created_at timestamptz not null default now(),
  -- Number of the last event.
  version bigint not null default 0,
  -- Computed from the events. The trigger below recomputes stage and round at each commit and refuses anything else.
  stage text not null default 'saved' check (stage in
    ('saved', 'preparing', 'applied', 'answered', 'interview', 'offer', 'accepted', 'rejected', 'withdrawn', 'ghosted')),
  round int not null default 0,
  -- YYYY-MM-DD: the day in the person's own calendar.
  applied_on text check (applied_on ~ '^\d{4}-\d\d-\d\d$'),
  -- The company's name in lower case.
  company_key text not null default '',
  -- The person removed it from the desk and can restore it.
  hidden boolean not null default false,
  primary key (account_id, id)
);
create index application_by_job on application (job_id) where job_id is not null;

create table application_event (
  account_id uuid not null references account (id),
  id uuid not null,
  application_id uuid not null,
  seq bigint generated always as identity,
  -- What it is about: one step, one note, the details and so on.
  thing uuid not null,
  kind text not null check (kind in ('details', 'step', 'note', 'contact', 'link', 'file', 'next', 'label', 'nudge')),
  -- When the person made the change, never later than the server's clock. Orders the changes of one field.
  made_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  -- The fields it sets. What the person says happened on a day is the field `on` of a step.
  fields jsonb not null,
  primary key (account_id, id),
  foreign key (account_id, application_id) references application (account_id, id) on delete cascade
);
create index application_event_by_application on application_event (account_id, application_id, seq);

-- Ids of applications that a person deleted for good, so that a late copy from another device doesn't bring them back.
create table application_deleted (
  account_id uuid not null references account (id),
  id uuid not null,
  deleted_at timestamptz not null default now(),
  primary key (account_id, id)
);

create table application_file (
  account_id uuid not null references account (id),
  id uuid not null,
  application_id uuid not null,
  media_type text not null,
  size int not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  foreign key (account_id, application_id) references application (account_id, id) on delete cascade
);
create index application_file_by_application on application_file (account_id, application_id);
-- Documents are compressed already.
alter table application_file alter column content set storage external;

-- Reminders of next steps that are still to be mailed.
create table application_reminder (
  account_id uuid not null references account (id),
  application_id uuid not null,
  thing uuid not null,
  remind_at timestamptz not null,
  primary key (account_id, application_id, thing),
  foreign key (account_id, application_id) references application (account_id, id) on delete cascade
);
create index application_reminder_due on application_reminder (remind_at);

-- The secret address of a person's calendar of next steps. It's found by its hash; encrypted, it can be shown again.
create table application_calendar (
  account_id uuid primary key references account (id),
  token_hash bytea not null unique,
  encrypted_token bytea not null
);

-- The moves between stages: the same table as MOVES in contract/values/desk-application.ts.
create table application_move (
  from_stage text not null,
  to_stage text not null,
  primary key (from_stage, to_stage)
);
insert into application_move (from_stage, to_stage)
select split_part(row, ' ', 1), unnest(string_to_array(split_part(row, ' ', 2), ','))
from unnest(array[
  'saved preparing,applied,answered,interview,withdrawn',
  'preparing saved,applied,answered,interview,withdrawn',
  'applied answered,interview,offer,rejected,withdrawn,ghosted',
  'answered interview,offer,rejected,withdrawn,ghosted',
  'interview interview,offer,rejected,withdrawn,ghosted',
  'offer interview,accepted,rejected,withdrawn,ghosted',
  'accepted rejected,withdrawn',
  'rejected answered,interview,offer',
  'withdrawn saved,preparing,applied,answered,interview,offer',
  'ghosted answered,interview,offer,rejected,withdrawn'
]) as row;

-- The stage of an application by its events: of each step the last value of each field, then the steps in the order of their days, of
-- which those count that a move leads to.
create function application_stage(of_account uuid, of_application uuid, out stage text, out round int)
language plpgsql stable as $$
declare
  step record;
begin
  stage := null;
  round := 0;
  for step in
    select s.to_stage, s.happened_on from (
      select thing, min(made_at) as created_at,
        (array_agg(fields ->> 'stage' order by made_at desc, id desc) filter (where fields ? 'stage'))[1] as to_stage,
        (array_agg(fields ->> 'on' order by made_at desc, id desc) filter (where fields ? 'on'))[1] as happened_on,
        coalesce((array_agg(fields -> 'removed' = 'true'::jsonb order by made_at desc, id desc)
          filter (where fields ? 'removed'))[1], false) as removed
      from application_event
      where account_id = of_account and application_id = of_application and kind = 'step'
      group by thing) s
    where not s.removed and s.to_stage is not null and s.happened_on is not null
    order by s.happened_on collate "C", s.created_at, s.thing
  loop
    if stage is null or exists (select from application_move m where m.from_stage = stage and m.to_stage = step.to_stage) then
      stage := step.to_stage;
      if stage = 'interview' then round := round + 1; end if;
    end if;
  end loop;
  stage := coalesce(stage, 'saved');
end $$;

create function application_check_stage(of_account uuid, of_application uuid) returns void language plpgsql as $$
declare
  stored record;
  computed record;
begin
  select a.stage, a.round into stored from application a where a.account_id = of_account and a.id = of_application;
  -- The application was deleted later in the same transaction.
  if not found then return; end if;
  select s.stage, s.round into computed from application_stage(of_account, of_application) s;
  if (stored.stage, stored.round) is distinct from (computed.stage, computed.round) then
    raise exception 'application %: stage % % does not follow from its events, which say % %',
      of_application, stored.stage, stored.round, computed.stage, computed.round using errcode = 'check_violation';
  end if;
end $$;
create function application_stage_is_computed() returns trigger language plpgsql as $$
begin
  perform application_check_stage(new.account_id, new.id);
  return null;
end $$;
create function application_event_stage_is_computed() returns trigger language plpgsql as $$
begin
  perform application_check_stage(new.account_id, new.application_id);
  return null;
end $$;
create constraint trigger application_stage_is_computed after insert or update of stage, round on application
  deferrable initially deferred for each row execute function application_stage_is_computed();
create constraint trigger application_stage_is_computed after insert on application_event
  deferrable initially deferred for each row when (new.kind = 'step') execute function application_event_stage_is_computed();

-- Events are only added. They go only together with their application.
create function application_event_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'the events of an application are only added to' using errcode = 'check_violation';
end $$;
create trigger application_event_is_final before update or delete on application_event
  for each row execute function application_event_is_final();
