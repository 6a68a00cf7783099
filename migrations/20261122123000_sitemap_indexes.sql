-- A sitemap lists a block of open jobs, or of companies with open jobs. Without these indexes each request for its index scanned every job.
create index job_open_listed on job (id) where closed_at is null and not sample;
create index job_open_by_company on job (company_id) where closed_at is null and not sample;
-- Every list of jobs says when a board was last read; without the index that read every board.
create index board_by_last_success on board (last_success_at);
