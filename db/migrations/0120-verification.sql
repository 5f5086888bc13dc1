-- Phone numbers and identities, proven (PRODUCT 4.11). Codes live in one_time_code; here is what was asked for.
create table phone_check (
  user_id uuid primary key references account,
  country char(2) not null,
  dial_code text not null,
  number text not null check (number ~ '^\d{2,15}$'),
  channel text not null check (channel in ('sms', 'voice')),
  asked_at timestamptz not null,
  -- Why the provider would not take the number, in a person's words.
  refused_because text
);
-- A proven number belongs to one account.
create unique index account_proven_phone on account (phone_country_code, phone) where phone_verified_at is not null;

-- One try at proving an identity. What was decided, by whom and on which files (their hashes) outlives the files.
create table verification_case (
  id uuid primary key,
  user_id uuid not null references account,
  state text not null check (state in ('started', 'submitted', 'in_review', 'more_info', 'approved', 'rejected', 'expired', 'revoked')),
  document_kind text check (document_kind in ('passport', 'identity_card', 'driving_licence', 'residence_permit')),
  started_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references account,
  reason_code text,
  statement text check (length(statement) <= 2000),
  document_expires_on date,
  file_hashes jsonb not null default '{}',
  files_deleted_at timestamptz,
  appeal text check (length(appeal) <= 2000),
  appealed_at timestamptz
);
create unique index verification_case_open on verification_case (user_id) where state in ('started', 'submitted', 'in_review', 'more_info');
create index verification_case_of_user on verification_case (user_id, started_at desc);
create index verification_case_queue on verification_case (submitted_at, id) where state in ('submitted', 'in_review');

create table verification_file (
  id uuid primary key,
  case_id uuid not null references verification_case,
  user_id uuid not null references account,
  part text not null check (part in ('front', 'back', 'selfie')),
  kind text not null check (kind in ('webp', 'pdf')),
  bytes integer not null,
  sha256 bytea not null check (length(sha256) = 32),
  added_at timestamptz not null,
  unique (case_id, part)
);
create index verification_file_of_user on verification_file (user_id);
