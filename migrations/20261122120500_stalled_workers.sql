-- Since when a worker that still sends heartbeats has claimed no board and found none due, because something hangs.
alter table worker add column stalled_since timestamptz;
