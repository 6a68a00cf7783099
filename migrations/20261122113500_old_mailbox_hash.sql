-- While AUTH_SECRET is being replaced, a work mailbox has a hash under each of the two secrets.
alter table referrer_code add column old_mailbox_hash bytea;
