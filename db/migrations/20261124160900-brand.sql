-- The operator's own brand (decision 159): every change is a whole line, and the last one is in force.
create table brand_version (
  id bigint generated always as identity primary key,
  -- As src/kit/brand-settings.ts has it. What is null there is the environment's.
  settings jsonb not null check (jsonb_typeof(settings) = 'object' and length(settings::text) <= 20000),
  -- Not a reference: a line outlives the account of whoever made it.
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  -- What was changed, for the list of changes.
  part text not null check (part in ('identity', 'colors', 'logo', 'announcement', 'maintenance', 'currency')),
  reason text not null check (length(reason) between 10 and 500)
);
create function refuse_brand_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'brand_version is append-only' using errcode = 'AU001';
end $$;
create trigger append_only before update or delete or truncate on brand_version for each statement execute function refuse_brand_rewrite();
revoke all on brand_version from docket_app;
grant select, insert on brand_version to docket_app;
