-- Public things that people report, a case for each, and what was decided about them (decision 098).
create table report_case (
  id uuid primary key,
  kind text not null check (kind in ('review', 'service', 'profile')),
  thing_id uuid not null,
  -- Null once the account is gone.
  author_id uuid,
  -- As it was when it was reported first: evidence that an edit cannot remove.
  title text not null,
  excerpt text not null,
  path text,
  state text not null default 'open' check (state in ('open', 'decided', 'appealed', 'closed')),
  opened_at timestamptz not null,
  decision text check (decision in ('dismissed', 'removed', 'warned')),
  statement text,
  decided_at timestamptz,
  decided_by uuid,
  appeal text,
  appealed_at timestamptz,
  answer text,
  is_granted boolean,
  answered_at timestamptz,
  answered_by uuid,
  constraint decision_whole check ((decision is null) = (decided_at is null) and (decision is null) = (statement is null)),
  constraint appeal_whole check ((appeal is null) = (appealed_at is null)),
  constraint answer_whole check ((answer is null) = (answered_at is null) and (answer is null) = (is_granted is null)),
  constraint decided_before_closed check (state not in ('decided', 'appealed') or decision is not null)
);
create unique index report_case_open_once on report_case (kind, thing_id) where state = 'open';
create index report_case_open on report_case (opened_at, id) where state = 'open';
create index report_case_appealed on report_case (appealed_at, id) where state = 'appealed';
create index report_case_decided on report_case (decided_at desc, id desc) where state in ('decided', 'closed');
create index report_case_of_author on report_case (author_id, decided_at desc, id desc);

create table content_report (
  id uuid primary key,
  case_id uuid not null references report_case,
  kind text not null,
  thing_id uuid not null,
  -- Null once the account is gone.
  user_id uuid,
  reason text not null,
  body text not null,
  reported_at timestamptz not null,
  constraint content_report_once unique (kind, thing_id, user_id)
);
create index content_report_of_case on content_report (case_id, reported_at desc, id desc);
create index content_report_of_person on content_report (user_id, reported_at desc, id desc);

-- A profile whose words and pictures staff hid.
alter table profile
  add column withheld_at timestamptz,
  add column withheld_reason text,
  add constraint withheld_with_a_reason check ((withheld_at is null) = (withheld_reason is null));

create or replace view person_card as
select a.id as user_id,
  a.username,
  a.first_name || ' ' || a.last_name as display_name,
  case when p.withheld_at is null then p.avatar end as avatar,
  case when p.withheld_at is null then p.professional_title end as professional_title,
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
