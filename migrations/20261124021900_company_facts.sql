-- What a company states about itself, beside what sources say of it: without a statement, what they say today holds.
alter table company add column stated_size text;
alter table company add column stated_industries text[];
alter table company add column stated_linkedin text;
alter table company add constraint company_stated_industries_check check (cardinality(stated_industries) > 0) not valid;
alter table company validate constraint company_stated_industries_check;
-- Nobody sends visitors anywhere else by it.
alter table company add constraint company_stated_linkedin_check
  check (stated_linkedin ~ '^https://www\.linkedin\.com/company/[^/?#\s"<>\\]+$') not valid;
alter table company validate constraint company_stated_linkedin_check;

alter table employer_change drop constraint employer_change_field_check;
alter table employer_change add constraint employer_change_field_check
  check (field in ('statement', 'website', 'logo', 'filled', 'disowned', 'post', 'size', 'industries', 'linkedin')) not valid;
alter table employer_change validate constraint employer_change_field_check;

-- The last entry holds, whoever adds it: people, an operator who undoes one, or the end of a claim.
create function show_company_fact() returns trigger language plpgsql as $$
begin
  update company set
    stated_size = case new.field when 'size' then new.value #>> '{}' else stated_size end,
    stated_linkedin = case new.field when 'linkedin' then new.value #>> '{}' else stated_linkedin end,
    stated_industries = case when new.field <> 'industries' then stated_industries
      when new.value is not null then array(select jsonb_array_elements_text(new.value)) end,
    updated_at = now()
  where id = new.company_id;
  return null;
end $$;
create trigger show_company_fact after insert on employer_change
  for each row when (new.field in ('size', 'industries', 'linkedin')) execute function show_company_fact();
