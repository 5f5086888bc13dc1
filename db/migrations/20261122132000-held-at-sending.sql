-- Whatever would refuse a withdrawal's request holds it when it is to be sent (MON-18).
alter table withdrawal
  -- Why it was stopped on its way out, as the program names it; null for the waits every withdrawal has.
  add column stopped_for text,
  -- One sent by hand whose account was shown to an operator: it may be with the bank already.
  add column listed_at timestamptz;
create index withdrawal_stopped on withdrawal (user_id) where stopped_for is not null;

-- A changed address can be put back from the old one for a while; money stays until then. A row for each change, so that
-- a second change takes the way back from nobody.
create table email_change (
  id uuid primary key,
  user_id uuid not null references account,
  from_email text not null,
  to_email text not null,
  changed_at timestamptz not null,
  undo_until timestamptz not null,
  -- Of the link in the email; null until that was made.
  undo_hash bytea unique check (length(undo_hash) = 32),
  undone_at timestamptz
);
create index email_change_of_user on email_change (user_id) where undone_at is null;
create index email_change_from on email_change (from_email) where undone_at is null;

-- Nobody else takes the old address while its owner can come back to it.
create function is_email_reserved(p_email text) returns boolean language sql stable
return exists (select from email_change where from_email = p_email and undone_at is null and undo_until > now());
