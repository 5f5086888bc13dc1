-- When the sitemap was last begun, so that of many processes one builds it (docs/decisions/078-sitemap-and-named-parameters.md).
create table sitemap_build (
  only_one boolean primary key default true check (only_one),
  begun_at timestamptz not null
);
grant select, insert, update on sitemap_build to docket_app;

-- Accounts whose pages anyone may see and should find: proven, set up, in good standing and nobody of the staff.
create view account_on_show as
  select id, username, role, created_at from account
  where email_verified_at is not null and onboarded and not is_operator and suspended_at is null and closing_at is null and erased_at is null;
grant select on account_on_show to docket_app;
