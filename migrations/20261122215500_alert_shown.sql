-- When a mail showed the job, so that people can read what they were sent and why. Null for a job that a mail only counted, or that nobody mailed.
alter table alert_job add column shown_at timestamptz;
create index alert_job_shown on alert_job (account_id, shown_at) where shown_at is not null;
