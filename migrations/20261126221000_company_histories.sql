-- A company's page counts its jobs of all times by week. From this index alone that reads a few pages; from the table it read each job, with its text.
create index job_history_by_company on job (company_id) include (posted_at, first_seen_at, closed_at, closed_reason);
