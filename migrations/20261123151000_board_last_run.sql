-- Boards whose last run lies in the future, by a clock that was wrong; looked for every ten minutes.
create index board_by_last_run on board (last_run_at);
