-- A draft that took too long to read is read again, a few times.
alter table employer_post add column read_tries int not null default 0;
alter table employer_post add column read_again_at timestamptz;
-- Few drafts wait at any time.
-- squawk-ignore require-concurrent-index-creation
create index employer_post_read_again on employer_post (read_again_at) where read_again_at is not null;
