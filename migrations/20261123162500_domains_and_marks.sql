-- A second company whose employer has proved the same domain: it makes no new referrers until an operator decides.
alter table company_domain add column contested_by_id bigint;
alter table company_domain add constraint company_domain_contested_by_id_fkey
  foreign key (contested_by_id) references company (id) not valid;

-- Operators look companies and domains up too.
alter table operator_look_up drop constraint operator_look_up_kind_check;
alter table operator_look_up add constraint operator_look_up_kind_check
  check (kind in ('person', 'job', 'company')) not valid;

-- A report that a pattern in a text has made, instead of a person. It waits for an operator like the others.
alter table referral_report add column marked boolean not null default false;
-- The table has one row per report of a person, so building the index takes no time.
-- squawk-ignore require-concurrent-index-creation
create unique index referral_report_one_mark on referral_report (request_id, about)
  where marked and resolved_at is null;
