-- People hear once that a board that they found is refused. What was refused before stays as it was.
alter table board add column refusal_mailed_at timestamptz;
update board set refusal_mailed_at = now() where state = 'refused';
-- Few boards are refused and found by a person.
-- squawk-ignore require-concurrent-index-creation
create index board_refusal_unmailed on board (id)
  where state = 'refused' and refusal_mailed_at is null and discovered_by_account is not null;
