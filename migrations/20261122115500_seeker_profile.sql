-- What a person says about themselves. The name is the account's; home country and working hours are those of the search settings.
create table seeker_profile (
  account_id uuid primary key references account (id) on delete cascade,
  roles text[] not null default '{}' check (cardinality(roles) <= 10),
  places text[] not null default '{}' check (cardinality(places) <= 20),
  level text check (level in ('entry', 'junior', 'mid', 'senior', 'lead')),
  skills text[] not null default '{}' check (cardinality(skills) <= 100),
  pay_amount integer check (pay_amount > 0),
  pay_currency text check (length(pay_currency) = 3),
  pay_period text check (pay_period in ('hour', 'day', 'week', 'month', 'year')),
  links text[] not null default '{}' check (cardinality(links) <= 10),
  -- `json`, not `jsonb`: it is only ever read whole, and its keys keep their order.
  languages json not null default '[]',
  permits text[] not null default '{}' check (cardinality(permits) <= 60),
  updated_at timestamptz not null default now(),
  constraint seeker_profile_pay_whole check (num_nonnulls(pay_amount, pay_currency, pay_period) in (0, 3))
);

-- Whether a profile is completed, and its roles and places, follow from the profile. Web and worker of the version before must be stopped:
-- they read these columns.
-- squawk-ignore ban-drop-column
alter table account drop column profile_completed;
-- squawk-ignore ban-drop-column
alter table account drop column preferred_roles;
-- squawk-ignore ban-drop-column
alter table account drop column preferred_locations;
