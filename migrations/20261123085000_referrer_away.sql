-- Out of office: a referrer gets no new request before this day.
alter table referrer add column away_until timestamptz;
