-- What has arrived of a file that is sent in parts. The parts go once the file is whole, or a day after the last one.
create table application_file_part (
  account_id uuid not null references account (id),
  file_id uuid not null,
  application_id uuid not null,
  start_byte int not null check (start_byte >= 0),
  content bytea not null check (length(content) > 0),
  created_at timestamptz not null default now(),
  primary key (account_id, file_id, start_byte),
  foreign key (account_id, application_id) references application (account_id, id) on delete cascade
);
create index application_file_part_by_application on application_file_part (account_id, application_id);
create index application_file_part_by_age on application_file_part (created_at);
-- Documents are compressed already.
alter table application_file_part alter column content set storage external;
