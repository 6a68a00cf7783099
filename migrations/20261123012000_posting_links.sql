-- The hash of a posting's canonical link: postings of different sources with the same one are one opening.
alter table posting add column link_key bytea;
create index posting_by_link on posting (link_key) where link_key is not null and closed_at is null and dropped_reason is null;
