-- Institutions whose students work here, their cohorts, and what each of them signed (decision 158).

-- The words of a signed text, once for all who signed them: a page's version can be read by number, but names of the
-- operator and the brand are filled in when it is shown.
create table academic_text (
  hash bytea primary key check (length(hash) = 32),
  page text not null check (page in ('agreement-academic', 'agreement-university')),
  number integer not null check (number > 0),
  body text not null
);

create table academic_signature (
  id uuid primary key,
  -- Null once the account is gone.
  user_id uuid,
  text_hash bytea not null references academic_text,
  signed_name text not null check (length(signed_name) <= 120),
  signed_at timestamptz not null
);
create index academic_signature_of on academic_signature (user_id);
-- What was signed stays what it was; a signature only loses its account.
revoke update, delete on academic_text from docket_app;
revoke update on academic_signature from docket_app;
grant update (user_id) on academic_signature to docket_app;

create table academic_institution (
  id uuid primary key,
  -- Who signed for it, and supervises its cohorts. Null once the account is gone.
  user_id uuid,
  signature_id uuid not null references academic_signature,
  name text not null check (length(name) between 2 and 160),
  address text not null check (length(address) between 5 and 300),
  position text not null check (length(position) between 2 and 80),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'declined', 'ended')),
  -- The operator signs with a name of their own.
  countersigned_name text check (length(countersigned_name) <= 120),
  countersigned_by uuid,
  countersigned_at timestamptz,
  reason text check (length(reason) <= 500),
  closed_at timestamptz,
  constraint countersigned_whole check ((countersigned_name is null) = (countersigned_at is null) and (countersigned_name is null) = (countersigned_by is null)),
  constraint countersigned_where_it_holds check ((state in ('confirmed', 'ended')) = (countersigned_at is not null)),
  constraint closed_with_a_reason check ((state in ('declined', 'ended')) = (reason is not null) and (reason is null) = (closed_at is null))
);
-- A person stands for one institution at a time.
create unique index academic_institution_open_once on academic_institution (user_id) where state in ('waiting', 'confirmed');
create index academic_institution_queue on academic_institution (state, id);

create table academic_cohort (
  id uuid primary key,
  institution_id uuid not null references academic_institution,
  name text not null check (length(name) between 2 and 80),
  starts_on date not null,
  ends_on date not null check (ends_on > starts_on),
  student_limit integer not null check (student_limit between 1 and 200),
  -- Who has it can join: unguessable.
  code text not null unique,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index academic_cohort_of on academic_cohort (institution_id, made_at desc);

create table academic_member (
  id uuid primary key,
  cohort_id uuid not null references academic_cohort,
  user_id uuid not null,
  signature_id uuid not null references academic_signature,
  age text not null check (age in ('of_age', 'consented')),
  joined_at timestamptz not null,
  left_at timestamptz,
  left_by text check (left_by in ('student', 'supervisor', 'end')),
  constraint left_whole check ((left_at is null) = (left_by is null))
);
create unique index academic_member_once on academic_member (cohort_id, user_id) where left_at is null;
create index academic_member_of on academic_member (user_id, joined_at desc);

-- Addresses that a supervisor invited, until the cohort ends.
create table academic_invitation (
  id uuid primary key,
  cohort_id uuid not null references academic_cohort,
  email text not null check (length(email) <= 320),
  invited_at timestamptz not null,
  constraint academic_invitation_once unique (cohort_id, email)
);
create index academic_invitation_email on academic_invitation (email);
