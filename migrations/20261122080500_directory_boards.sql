-- Boards from the directory carry what public lists say about them. `expected_remote` is the number of remote openings to expect
-- before the first run; it orders which board is read first.
alter table board drop constraint board_origin_check;
alter table board add constraint board_origin_check
  check (origin in ('manual', 'import', 'starter', 'directory', 'discovered', 'sample')) not valid;
alter table board validate constraint board_origin_check;
alter table board add column expected_remote double precision not null default 0 check (expected_remote >= 0);
alter table board add column country text check (country ~ '^[A-Z]{2}$');
