-- From when a person may be mailed what waits: when it is due, no pause holds, and an hour has passed since their last mail. Without it, everybody who rests is
-- looked at for each mail. In UTC, because a generated column may not depend on the session's time zone.
-- The table has one row per person with alerts, so its rewrite is short; the same holds for the guests' below.
-- squawk-ignore adding-field-with-default
alter table alert_setting add column mail_at timestamptz generated always as (
  case when due_at is not null then greatest(due_at, paused_until, (last_mail_at at time zone 'UTC' + interval '1 hour') at time zone 'UTC') end) stored;
-- squawk-ignore require-concurrent-index-deletion
drop index alert_setting_due;
create index alert_setting_mail on alert_setting (mail_at) where mail_at is not null;

-- squawk-ignore adding-field-with-default
alter table guest_subscriber add column mail_at timestamptz generated always as (
  case when due_at is not null then greatest(due_at, (last_mail_at at time zone 'UTC' + interval '1 hour') at time zone 'UTC') end) stored;
-- squawk-ignore require-concurrent-index-deletion
drop index guest_subscriber_due;
create index guest_subscriber_mail on guest_subscriber (mail_at) where mail_at is not null;
