-- A thread mails its reader at once and then waits an hour; later messages are held until then and go out together.
alter table referral_notice add column held_until timestamptz;
create index referral_notice_held on referral_notice (held_until) where mailed_at is null and held_until is not null;
