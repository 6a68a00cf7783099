-- Matching reads the changes of jobs page by page, each with a number. It begins anew, at the changes of now.
delete from alert_progress;
-- squawk-ignore ban-drop-column
alter table alert_progress drop column cursor;
alter table alert_progress
  -- squawk-ignore adding-required-field
  add column identity text not null,
  -- squawk-ignore adding-required-field
  add column xid xid8 not null,
  -- squawk-ignore adding-required-field
  add column seq bigint not null,
  add column page bigint not null default 0,
  -- When the oldest change was made that hasn't been matched; null while none waits.
  add column behind_since timestamptz;

-- How many jobs a saved search found for a person who had as many waiting as may wait, by page: the next mail counts them. The pages up to
-- that of alert_progress count; those of a later one are of a pass that ended half-way, which is done again.
create table alert_overflow (
  account_id uuid not null references account (id) on delete cascade,
  search_id uuid not null,
  page bigint not null,
  jobs integer not null check (jobs > 0),
  primary key (account_id, search_id, page)
);
create index alert_overflow_by_page on alert_overflow (page);

create index saved_search_subscribers on saved_search (filters_hash, account_id);
-- squawk-ignore require-concurrent-index-deletion
drop index saved_search_by_filters;

-- Until when a person hears of nothing; null while nothing is paused.
alter table alert_setting add column paused_until timestamptz;
