-- What a search may leave out: jobs that staffing agencies post for their clients, and jobs by the sources that carry them.
alter table job add column agency boolean not null default false;
-- Ids of the sources with an open posting of the job; kept by every write of the job.
alter table job add column sources text[] not null default '{}';

update job j set sources = s.ids
from (
  select jp.job_id, array_agg(distinct b.source order by b.source) as ids
  from job_posting jp join posting p on p.id = jp.posting_id join board b on b.id = p.board_id
  where p.closed_at is null and p.dropped_reason is null group by jp.job_id
) s
where s.job_id = j.id and j.closed_at is null;
