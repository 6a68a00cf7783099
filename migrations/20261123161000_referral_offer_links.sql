-- The mail about an offer has links that answer it. We keep a hash of their secret; the next mail replaces it.
alter table referral_offer add column link_hash bytea;
-- squawk-ignore require-concurrent-index-creation
create unique index referral_offer_by_link on referral_offer (link_hash) where link_hash is not null;

-- Whether a referrer gets requests for the roles they refer for only.
alter table referrer add column only_roles boolean not null default false;
