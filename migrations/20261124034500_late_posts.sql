-- A listed post whose text can't be read in time stays as it is on the site, and is read again. What was late: which content, by which rules.
alter table employer_post add column late_no int;
alter table employer_post add column late_rules int;
alter table employer_post add column late_tries int not null default 0;
alter table employer_post add column late_again_at timestamptz;
