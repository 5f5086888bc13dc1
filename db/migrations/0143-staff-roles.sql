-- Who of the staff may do what (ADM-1): each role opens its own calls, an owner's opens all and gives roles.
create table staff_role (
  account_id uuid not null references account,
  role text not null check (role in ('owner', 'support', 'trust', 'money')),
  -- Null: the instance itself, at its start.
  granted_by uuid references account,
  granted_at timestamptz not null,
  primary key (account_id, role)
);
create index staff_role_granted_by on staff_role (granted_by);

-- Until now whoever was an operator could do everything.
insert into staff_role (account_id, role, granted_at) select id, 'owner', now() from account where is_operator;

-- `is_operator` stays as the one stored answer to "do they work here?", which the guard and every call ask: any role makes it true.
create function keep_is_operator() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update account set is_operator = true, onboarded = true where id = new.account_id and not is_operator;
  elsif not exists (select from staff_role where account_id = old.account_id) then
    update account set is_operator = false, onboarded = false where id = old.account_id;
  end if;
  return null;
end $$;
create trigger keep_is_operator after insert or delete on staff_role for each row execute function keep_is_operator();

-- Whom to tell of work that waits, for notifications, which stands above accounts.
create view notified_staff as
select r.account_id as user_id, r.role from staff_role r join account a on a.id = r.account_id where a.erased_at is null;
