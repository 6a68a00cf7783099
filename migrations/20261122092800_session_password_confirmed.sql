-- When the person last entered the password again in this session; null means only when it began.
alter table session add column password_confirmed_at timestamptz;
