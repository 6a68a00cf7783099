-- How often a company's pages were seen and its jobs applied to, saved and found by alerts, for the people who speak for it. Numbers only:
-- nothing here says who it was.
create table employer_figure (
  company_id bigint not null references company (id) on delete cascade,
  -- In UTC.
  day date not null,
  kind text not null check (kind in ('company-view', 'job-view', 'apply', 'save', 'alert')),
  count int not null check (count > 0),
  primary key (company_id, day, kind)
);
create index employer_figure_by_day on employer_figure (day);

-- A task reads the last days of these. Rows are in the order of these times.
create index saved_job_by_time on saved_job using brin (saved_at);
create index alert_job_by_time on alert_job using brin (found_at);
create index guest_alert_job_by_time on guest_alert_job using brin (found_at);
