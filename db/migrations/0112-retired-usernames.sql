-- A new account with a retired name is not made, the same as with a taken one (`on conflict do nothing`); a change to one is refused.
create or replace function refuse_retired_username() returns trigger language plpgsql as $$
begin
  if not exists (select from retired_username where hash = sha256(convert_to(new.username, 'UTF8'))) then return new; end if;
  if tg_op = 'INSERT' then return null; end if;
  raise exception 'username is retired' using errcode = 'unique_violation', constraint = 'account_username_key', table = 'account';
end $$;

-- Who has a username, or had it: nobody else may take it.
create function is_username_gone(name text) returns boolean language sql stable
return exists (select from account where username = name) or exists (select from retired_username where hash = sha256(convert_to(name, 'UTF8')));
