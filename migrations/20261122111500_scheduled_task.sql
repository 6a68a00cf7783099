-- The last minute for which each regular task was queued, by the database's clock.
create table scheduled_task (
  name text primary key,
  queued_for timestamptz not null
);
