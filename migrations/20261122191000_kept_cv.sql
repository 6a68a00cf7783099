-- The file of a person's CV is a file without an application. Its name is here, because no event of an application says it.
-- The release before skips such files, and no call of it can reach them.
-- squawk-ignore ban-drop-not-null
alter table application_file alter column application_id drop not null;
-- squawk-ignore ban-drop-not-null
alter table application_file_part alter column application_id drop not null;
alter table application_file add column name text;
alter table application_file
  add constraint application_file_cv_has_name check (application_id is not null or name is not null) not valid;
alter table application_file validate constraint application_file_cv_has_name;
create unique index application_file_one_cv on application_file (account_id) where application_id is null;
