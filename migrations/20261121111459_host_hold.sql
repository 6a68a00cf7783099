-- Hosts that asked to be left alone (Retry-After), for the worker that reads their source next.
create table host_hold (
  host text primary key,
  until timestamptz not null
);
