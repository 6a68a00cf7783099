-- What to fetch next stood in no index: each look read every employer. Now each employer with a logo, and each with a website of its own, has a row
-- that says when it is due, from the moment that it is known.
create index company_logo_due_in_order on company_logo (next_try_at, company_id);
-- squawk-ignore require-concurrent-index-deletion
drop index company_logo_due;

create function note_wanted_logo() returns trigger language plpgsql as $$
begin
  insert into company_logo as l (company_id, source_url, next_try_at) values (new.id, new.logo_source_url, 'epoch')
  on conflict (company_id) do update set source_url = excluded.source_url, next_try_at = excluded.next_try_at, failures = 0
    where l.source_url <> excluded.source_url;
  return null;
end $$;
create trigger company_has_logo after insert on company for each row
  when (new.logo_source_url is not null) execute function note_wanted_logo();
create trigger company_moved_logo after update of logo_source_url on company for each row
  when (new.logo_source_url is not null and new.logo_source_url is distinct from old.logo_source_url) execute function note_wanted_logo();

insert into company_logo as l (company_id, source_url, next_try_at)
select id, logo_source_url, 'epoch' from company where logo_source_url is not null order by id
on conflict (company_id) do update set source_url = excluded.source_url, next_try_at = excluded.next_try_at, failures = 0
  where l.source_url <> excluded.source_url;

create index company_careers_due_in_order on company_careers (next_check_at, company_id);
-- squawk-ignore require-concurrent-index-deletion
drop index company_careers_due;
-- A site that was never searched is due.
-- squawk-ignore ban-drop-not-null
alter table company_careers alter column checked_at drop not null;

create function note_careers_site() returns trigger language plpgsql as $$
begin
  insert into company_careers (company_id, next_check_at) values (new.id, 'epoch') on conflict (company_id) do nothing;
  return null;
end $$;
-- The rank from which a website is the company's own, as in server/store/discovery/careers-sites.ts.
create trigger company_has_careers_site after insert or update of website, identity_rank, sample, held_reason on company for each row
  when (new.website is not null and new.identity_rank >= 3 and new.held_reason is null and not new.sample)
  execute function note_careers_site();

insert into company_careers (company_id, next_check_at)
select id, 'epoch' from company where website is not null and identity_rank >= 3 and held_reason is null and not sample order by id
on conflict (company_id) do nothing;
