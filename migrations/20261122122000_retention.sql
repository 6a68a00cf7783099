-- What removing the old needs: closed postings by age while they still have their text, and a board's open and newly closed postings.
create index posting_closed on posting (closed_at) where closed_at is not null and raw is not null;
create index posting_by_board_closing on posting (board_id, closed_at);
create index outbox_mail_ended on outbox_mail ((coalesce(sent_at, abandoned_at))) where coalesce(sent_at, abandoned_at) is not null;
create index board_run_unchanged on board_run (started_at) where outcome = 'unchanged';
-- Who points to a job that is removed.
create index saved_job_by_job on saved_job (job_id);
create index referral_request_of_job on referral_request (job_id);
create index search_engine_ping_by_job on search_engine_ping (job_id);
