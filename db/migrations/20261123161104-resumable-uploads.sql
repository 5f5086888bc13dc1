-- Files that arrive in parts (decision 112). A part's row is written once its bytes are on disk, so what a row names is there.
create table partial_upload (
  id uuid primary key,
  user_id uuid not null,
  name text not null,
  bytes bigint not null check (bytes > 0),
  -- As the browser says; only compared.
  modified bigint not null,
  received bigint not null default 0 check (received between 0 and bytes),
  begun_at timestamptz not null,
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  -- When a command used it. Its parts stay for a while, for the case that the command is repeated.
  taken_at timestamptz
);
create index partial_upload_open on partial_upload (user_id, touched_at) where taken_at is null;
create index partial_upload_expired on partial_upload (expires_at);

create table partial_upload_part (
  upload_id uuid not null references partial_upload on delete cascade,
  at bigint not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null,
  storage_key text not null,
  primary key (upload_id, at)
);
