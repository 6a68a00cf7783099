-- Programs read the changes page by page, in the order of transactions and within one of the sequence.
create index job_change_by_transaction on job_change (xid, seq);
-- squawk-ignore require-concurrent-index-deletion
drop index job_change_by_xid;
