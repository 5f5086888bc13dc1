-- Who finished one side and then changed their role goes on using it, and is asked for the other side's setup only on its
-- pages (GRD-8, decision 173). `onboarded` is about the side of the role: hiring for clients, selling for every other.
alter table account add column keeps_other_side boolean not null default false;

update account a set keeps_other_side = true from profile p
where p.user_id = a.id and not a.onboarded and not a.is_operator and case
  when a.role = 'client' then cardinality(p.skills) > 0 and trim(coalesce(p.bio, '')) <> ''
  else cardinality(p.industries) > 0 and cardinality(p.subindustries) > 0 and trim(coalesce(p.company_name, '')) <> '' end;

drop function standing_past_gate(uuid, uuid, boolean);
create function standing_past_gate(session_id uuid, person uuid, alone boolean)
  returns table (role text, is_operator boolean, staff_roles text[], email_verified boolean, onboarded boolean, keeps_other_side boolean, closing boolean)
  language plpgsql as $$
begin
  perform pass_gate(person, alone);
  return query
    select a.role, a.is_operator, case when a.is_operator then array(select r.role from staff_role r where r.account_id = a.id) else '{}' end,
      a.email_verified_at is not null, a.onboarded, a.keeps_other_side, a.closing_at is not null
    from session s join account a on a.id = s.user_id
    where s.id = session_id and s.user_id = person and s.ended_at is null and a.suspended_at is null;
end $$;
