-- A reader's report is open until an operator has looked at the job.
alter table job_report add column answered_at timestamptz;
alter table job_report add column answer text check (length(answer) between 1 and 1000);
alter table job_report add constraint job_report_answered_whole check ((answered_at is null) = (answer is null)) not valid;
alter table job_report validate constraint job_report_answered_whole;
