-- What postings say about hours, contract, applying, travel and pay beside the base; null or empty where they say nothing.
alter table job
  add column weekly_hours text[] not null default '{}',
  add column hours_asked jsonb,
  add column contract_length text[] not null default '{}',
  add column contract_months jsonb,
  add column deadline text constraint job_deadline_known check (deadline in ('dated', 'rolling')),
  add column application_deadline text constraint job_application_deadline_is_day check (application_deadline ~ '^\d{4}-\d{2}-\d{2}$'),
  add column travel text constraint job_travel_known check (travel in ('none', '10', '25', '50', '100', 'some')),
  add column travel_percent jsonb,
  add column on_call text constraint job_on_call_known check (on_call in ('yes', 'no')),
  add column vacancy text constraint job_vacancy_known check (vacancy in ('open', 'pool')),
  add column disclosures text[] not null default '{}',
  add column extra_pay text[] not null default '{}',
  add column on_target_pay jsonb,
  add column application_effort text[] not null default '{}',
  add column application_form jsonb;
