-- Ways to sign in and what protects them (AUT-1 to AUT-7). Secrets are hashed, or sealed with the instance's key.

-- The program names the purposes; here only that it is a name.
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check check (purpose ~ '^[a-z_]{1,40}$');

-- Withdrawals wait after a password was reset by letter (MON-11): the fact, for whoever decides about money.
alter table account add column password_reset_at timestamptz;
-- Whoever is suspended has no session and gets none.
alter table account add column suspended_at timestamptz;

-- How this session began.
alter table session add column way text not null default 'password' check (way in ('password', 'password_and_code', 'passkey', 'google'));
create index session_done on session (expires_at);

-- Browsers their owner signed in with before: strangers' failures never lock these out (AUT-3).
create table known_device (
  device_hash bytea not null check (length(device_hash) = 32),
  user_id uuid not null references account,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_device_age on known_device (last_used_at);

-- Failures in a row and until when the next try is refused; shared by all processes, kept over a restart.
create table attempt (
  counter text primary key check (length(counter) <= 200),
  failures integer not null,
  blocked_until timestamptz,
  last_at timestamptz not null
);
create index attempt_age on attempt (last_at);

-- The password was right, the code is still to come. The ticket is told once; here is its hash.
create table login_challenge (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  user_id uuid not null references account,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index login_challenge_of_user on login_challenge (user_id);
create index login_challenge_age on login_challenge (expires_at);

create table two_factor (
  user_id uuid primary key references account,
  -- Sealed: useless without the instance's key.
  secret bytea not null,
  -- Null while it is being set up and protects nothing yet.
  enabled_at timestamptz,
  -- The last 30-second step a code was taken for: a code is good once.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_code (
  user_id uuid not null references account,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkey (
  id uuid primary key,
  user_id uuid not null references account,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  -- Kept by a password manager or account, so that it survives the loss of the device.
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);

-- What a passkey is asked to sign: good once, for a few minutes, for one purpose.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'sign_in', 'confirm')),
  user_id uuid references account,
  expires_at timestamptz not null
);
create index passkey_challenge_age on passkey_challenge (expires_at);

-- Who may not use the product, why, and who decided. Rows stay when it is lifted.
create table suspension (
  id uuid primary key,
  user_id uuid not null references account,
  -- Told to the person (statement of reasons).
  reason text not null check (length(reason) between 10 and 2000),
  suspended_by uuid not null references account,
  suspended_at timestamptz not null,
  lifted_by uuid references account,
  lifted_at timestamptz,
  lifted_because text check (length(lifted_because) <= 2000),
  check ((lifted_at is null) = (lifted_by is null))
);
create unique index suspension_open on suspension (user_id) where lifted_at is null;
create index suspension_of_user on suspension (user_id, suspended_at);
create index account_suspended on account (suspended_at) where suspended_at is not null;
create index account_newest on account (created_at desc, id);
create index account_search on account using gin ((email || ' ' || username || ' ' || first_name || ' ' || last_name) gin_trgm_ops);
