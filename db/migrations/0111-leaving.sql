-- Asked to be deleted: from then on nothing but undoing it and the export; emptied when `closing_at` comes.
alter table account add column closing_at timestamptz;
-- Emptied: the row stays for the books and the other side's orders, nobody is behind it.
alter table account add column erased_at timestamptz;
create index account_closing_at on account (closing_at) where closing_at is not null;

-- What undoing it has to put back.
create table account_closing (
  user_id uuid primary key references account,
  asked_at timestamptz not null,
  paused_services uuid[] not null
);

-- Usernames of emptied accounts: old links and reviews name them, so nobody may inherit them. The name itself is not kept.
create table retired_username (
  hash bytea primary key check (length(hash) = 32)
);
revoke update, delete on retired_username from docket_app;

-- Whatever way an account gets its name.
create function refuse_retired_username() returns trigger language plpgsql as $$
begin
  if exists (select from retired_username where hash = sha256(convert_to(new.username, 'UTF8'))) then
    raise exception 'username is retired' using errcode = 'unique_violation', constraint = 'account_username_key', table = 'account';
  end if;
  return new;
end $$;
create trigger username_not_retired before insert or update of username on account for each row execute function refuse_retired_username();

-- Copies of everything about a person, made by a job (PRODUCT section 4, data rights), kept for a week.
create table data_export (
  id uuid primary key,
  user_id uuid not null references account,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed', 'gone')),
  parts_done integer not null default 0,
  parts integer not null default 0,
  bytes bigint,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  constraint ready_is_whole check (state <> 'ready' or (bytes is not null and ready_at is not null and expires_at is not null))
);
create index data_export_of_user on data_export (user_id, asked_at desc);
create unique index data_export_one_at_a_time on data_export (user_id) where state in ('waiting', 'running');

-- People as others show them: an emptied account has no name to follow.
create or replace view person_card as
select a.id as user_id,
  case when a.erased_at is null then a.username else '' end as username,
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
