-- The pace of each host queue, shared by all processes that send requests: who may send now, when the next request may go out, and
-- whether the host asked for a pause or keeps failing. It replaces the leases of whole sources and the list of paused hosts: workers of
-- the version before must be stopped, because they know only those.

-- Safe here: one release drops and replaces them, and no process of another version runs beside it.
-- squawk-ignore-file ban-drop-table, ban-drop-column

create table host_pace (
  host_queue text primary key,
  -- One tenure of one process; null while nobody sends. A lease that runs out is free for the next.
  holder text,
  lease_until timestamptz,
  -- Until when another process waits for it.
  wanted_until timestamptz,
  next_at timestamptz not null default now(),
  held_until timestamptz,
  failures integer not null default 0,
  open_ms double precision not null default 0,
  open_until timestamptz,
  check ((holder is null) = (lease_until is null))
);
drop table host_hold;
alter table source drop column lease_owner, drop column lease_until, drop column held_until;
