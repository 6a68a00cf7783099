-- Whether the employer sponsors a visa or work permit, as a sentence of a posting says; null where none does.
alter table job add column visa_sponsorship text
  constraint job_visa_sponsorship_known check (visa_sponsorship in ('yes', 'no'));
