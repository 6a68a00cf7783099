-- What the order of reading needs: where a board's requests queue, and what a read of it is worth.
alter table board
  -- The queue of requests that the board waits in (server/ingest/host-queue.ts): a host, a vendor's hosts, `*` for a host of its
  -- own, and empty until a worker has worked it out.
  add column host_queue text not null default '',
  -- Remote openings that appear or disappear per day, smoothed; null before the first good run.
  add column changes_per_day double precision check (changes_per_day >= 0),
  -- Expected changes per request for each day that passes, times interest (server/ingest/board-gain.ts); null before the first run,
  -- when `expected_remote` is what a read is worth.
  add column gain_per_day double precision check (gain_per_day >= 0),
  -- Its binary logarithm, rounded: the claim compares the longest due board of each class.
  add column gain_class integer;

update board set gain_per_day = 1, gain_class = 0 where last_run_at is not null;

create index board_unread on board (source, host_queue, expected_remote desc)
  where gain_class is null and enabled and origin <> 'sample';
create index board_read on board (source, host_queue, gain_class, next_run_at) where enabled and origin <> 'sample';
-- squawk-ignore require-concurrent-index-deletion
drop index board_due_by_source;
