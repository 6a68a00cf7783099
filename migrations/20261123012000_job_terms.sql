-- What postings say about a job's terms; null or empty where they say nothing.
alter table job
  add column security_clearance text constraint job_security_clearance_known check (security_clearance = 'required'),
  add column work_authorisation text[] not null default '{}',
  add column ad_language text constraint job_ad_language_is_code check (ad_language ~ '^[a-z]{2}$'),
  add column languages text[] not null default '{}',
  add column languages_asked jsonb not null default '[]',
  add column experience_years text constraint job_experience_years_known
    check (experience_years in ('0-1', '2-3', '4-5', '6-9', '10')),
  add column years_asked jsonb,
  add column degree_optional text constraint job_degree_optional_known check (degree_optional = 'yes');
