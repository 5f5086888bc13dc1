-- What a person may do (role, suspension, closing, the session itself) is asked before a command's transaction begins, and
-- may change before it ends. Each person has a gate: whoever acts passes it together with others, whoever changes what may
-- be done passes it alone. Lock order: one's own gate first, before any row; then the gate of the other side.
create function pass_gate(person uuid, alone boolean) returns void language plpgsql as $$
begin
  if alone then perform pg_advisory_xact_lock(hashtextextended('standing:' || person, 12));
  else perform pg_advisory_xact_lock_shared(hashtextextended('standing:' || person, 12));
  end if;
end $$;

-- Who the caller is once the gate is passed. Each statement of a function sees what was committed before it began, so
-- this is one round trip. No row: the session ended, or the person was suspended.
create function standing_past_gate(session_id uuid, person uuid, alone boolean)
  returns table (role text, is_operator boolean, staff_roles text[], email_verified boolean, onboarded boolean, closing boolean)
  language plpgsql as $$
begin
  perform pass_gate(person, alone);
  return query
    select a.role, a.is_operator, case when a.is_operator then array(select r.role from staff_role r where r.account_id = a.id) else '{}' end,
      a.email_verified_at is not null, a.onboarded, a.closing_at is not null
    from session s join account a on a.id = s.user_id
    where s.id = session_id and s.user_id = person and s.ended_at is null and a.suspended_at is null;
end $$;
