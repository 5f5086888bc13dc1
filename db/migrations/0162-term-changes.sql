-- Every change of a fee, limit or period that operators may set (PRODUCT section 5). What holds at a moment is the
-- last line that began before it, else the product's own value; so nothing is ever overwritten.
create table term_change (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][A-Za-z0-9]{2,63}$'),
  old_value integer not null,
  new_value integer not null check (new_value >= 0),
  -- Made known before it holds: every process and every open page learns of it in time.
  holds_from timestamptz not null,
  -- Not a reference: a line outlives the account of whoever made it.
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  reason text not null check (length(reason) between 10 and 500),
  check (holds_from >= changed_at + interval '5 minutes')
);
create function refuse_term_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'term_change is append-only' using errcode = 'AU001';
end $$;
create trigger append_only before update or delete or truncate on term_change for each statement execute function refuse_term_rewrite();
revoke all on term_change from docket_app;
grant select, insert on term_change to docket_app;
