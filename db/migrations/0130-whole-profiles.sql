-- What SPEC section 3 lists beyond the first form: how well somebody knows each skill, and what a client tells.
alter table profile
  -- By skill, as written in `skills`: beginner, intermediate, advanced, expert.
  add column skill_levels jsonb not null default '{}',
  add column company_about text,
  add column company_website text,
  add column company_size text check (company_size in ('1', '2-10', '11-50', '51-200', '201+')),
  add column hiring_needs text,
  -- The measures the level was last judged by, and since when it holds (PRODUCT section 5).
  add column standing jsonb,
  add column level_since timestamptz,
  -- Measures below the level: it falls then unless they recover, and the person was told thirty days before.
  add column level_loss_at timestamptz;

-- Pictures of a portfolio: whose they are, so that nobody can show or delete another's file.
create table portfolio_image (
  file text primary key check (file ~ '^[a-z0-9-]+\.webp$'),
  user_id uuid not null references account,
  created_at timestamptz not null
);
create index portfolio_image_of on portfolio_image (user_id);

-- One view per viewer and day. The viewer is a keyed hash that changes every day; older days are swept.
create table profile_view (
  user_id uuid not null references account,
  seen_on date not null,
  viewer bytea not null check (length(viewer) = 32),
  primary key (user_id, seen_on, viewer)
);
create index profile_view_day on profile_view (seen_on);

-- Levels are judged once a day (PRODUCT section 5); a day is written here when it is done.
create table level_run (
  ran_on date primary key,
  finished_at timestamptz not null
);

-- Cards are shown to anyone, so they tell only what its owner shows to everybody (privacy_settings; defaults as in
-- src/domains/profiles/privacy.ts, a test holds the two together).
create or replace view person_card as
select a.id as user_id,
  a.username,
  a.first_name || ' ' || a.last_name as display_name,
  p.avatar,
  p.professional_title,
  a.role,
  case when coalesce(p.privacy_settings->>'country', 'public') = 'public' then c.code end as country_code,
  verification_level(a) as verification_level,
  coalesce(p.level, 'new') as level,
  a.created_at as member_since,
  case when coalesce(p.privacy_settings->>'last_activity_at', 'signed_in') = 'public' then a.last_activity_at end as last_activity_at,
  coalesce(p.availability_status, 'available') as availability_status,
  case when coalesce(p.privacy_settings->>'timezone', 'public') = 'public' then p.timezone end as timezone,
  case when coalesce(p.privacy_settings->>'languages', 'public') = 'public' then coalesce(p.languages, '[]') else '[]' end as languages
from account a
left join profile p on p.user_id = a.id
left join country c on c.id = a.country_id;
