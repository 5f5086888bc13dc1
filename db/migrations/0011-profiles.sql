-- What people say about themselves (SPEC section 3, professional, location, status and lists). One row per account,
-- made at its first save; until then the defaults hold.
create table profile (
  user_id uuid primary key references account,
  avatar text check (avatar ~ '^[a-z0-9-]+\.webp$'),
  date_of_birth date,
  gender text,
  category_id text,
  bio text,
  professional_title text,
  tagline text,
  hourly_rate bigint check (hourly_rate > 0),
  hourly_rate_currency text check (hourly_rate_currency ~ '^[A-Z]{3}$'),
  experience_level text check (experience_level in ('entry', 'intermediate', 'expert')),
  availability_status text not null default 'available' check (availability_status in ('available', 'busy', 'unavailable')),
  unavailable_reason text,
  timezone text,
  social_links jsonb not null default '{}',
  state_id text,
  city_id text,
  state_name text,
  city_name text,
  address text,
  address_line_1 text,
  address_line_2 text,
  city text,
  state_province text,
  postal_code text,
  skills text[] not null default '{}',
  languages jsonb not null default '[]',
  portfolios jsonb not null default '[]',
  experiences jsonb not null default '[]',
  educations jsonb not null default '[]',
  certifications jsonb not null default '[]',
  industries text[] not null default '{}',
  subindustries text[] not null default '{}',
  company_name text,
  completion smallint not null default 0 check (completion between 0 and 100),
  -- From public measures, set by a daily job (PRODUCT section 5).
  level text not null default 'new' check (level in ('new', 'level_1', 'level_2', 'top')),
  views integer not null default 0,
  notification_preferences jsonb not null default '{}',
  privacy_settings jsonb not null default '{}',
  updated_at timestamptz,
  constraint rate_has_currency check ((hourly_rate is null) = (hourly_rate_currency is null))
);
create index profile_skills on profile using gin (skills);

-- PRODUCT 4.11's points, as src/domains/accounts/verification.ts has them (a test holds the two together). Address,
-- payout method and credentials join when those proofs can be given.
create function verification_level(a account) returns smallint language sql immutable parallel safe
return (case when a.email_verified_at is null then 0 else 20 end
  + case when a.phone_verified_at is null then 0 else 15 end
  + case when a.identity_verified_at is null then 0 else 40 end)::smallint;

-- A person as others show them: cards, orders, reviews, messages.
create view person_card as
select a.id as user_id,
  a.username,
  a.first_name || ' ' || a.last_name as display_name,
  p.avatar,
  p.professional_title,
  a.role,
  c.code as country_code,
  verification_level(a) as verification_level,
  coalesce(p.level, 'new') as level,
  a.created_at as member_since,
  a.last_activity_at,
  coalesce(p.availability_status, 'available') as availability_status,
  p.timezone,
  coalesce(p.languages, '[]') as languages
from account a
left join profile p on p.user_id = a.id
left join country c on c.id = a.country_id;
grant select on person_card to docket_app;
