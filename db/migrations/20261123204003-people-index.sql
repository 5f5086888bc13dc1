-- Which freelancers changed, for the index of people that each process keeps in memory, as service_card_change is for services.
create table freelancer_change (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  changed_in xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index freelancer_change_order on freelancer_change (changed_in) include (user_id);
create index freelancer_change_age on freelancer_change (at);

create function log_freelancer_change() returns trigger language plpgsql as $$
begin
  insert into freelancer_change (user_id) values (case tg_table_name when 'account' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'user_id' end::uuid);
  return null;
end $$;

-- What freelancer_on_show reads of an account: not its last activity, which changes all the time.
create trigger log_freelancer after update on account for each row
  when ((old.username, old.first_name, old.last_name, old.role, old.country_id, old.email_verified_at, old.onboarded, old.is_operator, old.suspended_at, old.closing_at,
      old.erased_at, verification_level(old))
    is distinct from (new.username, new.first_name, new.last_name, new.role, new.country_id, new.email_verified_at, new.onboarded, new.is_operator, new.suspended_at,
      new.closing_at, new.erased_at, verification_level(new)))
  execute function log_freelancer_change();
create trigger log_freelancer_made after insert on profile for each row execute function log_freelancer_change();
create trigger log_freelancer after update on profile for each row
  when ((old.avatar, old.professional_title, old.level, old.availability_status, old.languages, old.skills, old.privacy_settings, old.withheld_at)
    is distinct from (new.avatar, new.professional_title, new.level, new.availability_status, new.languages, new.skills, new.privacy_settings, new.withheld_at))
  execute function log_freelancer_change();

-- What is on sale says how good its seller is, from what price, and in which categories.
create function log_seller_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into freelancer_change (user_id) select distinct seller_id from new_cards;
  elsif tg_op = 'DELETE' then
    insert into freelancer_change (user_id) select distinct seller_id from old_cards;
  else
    insert into freelancer_change (user_id)
    select distinct n.seller_id from new_cards n join old_cards o using (service_id)
    where (n.card, n.score, n.price, n.title, n.top_category) is distinct from (o.card, o.score, o.price, o.title, o.top_category);
  end if;
  return null;
end $$;
create trigger log_sellers_new after insert on service_card referencing new table as new_cards for each statement execute function log_seller_changes();
create trigger log_sellers_gone after delete on service_card referencing old table as old_cards for each statement execute function log_seller_changes();
create trigger log_sellers_changed after update on service_card referencing old table as old_cards new table as new_cards for each statement execute function log_seller_changes();
