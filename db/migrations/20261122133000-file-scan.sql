-- Whether a stored file carries malware. A file without a row here was stored while nothing scanned, and is given out as
-- before; one that waits, or was found infected, is given to nobody.
create table file_scan (
  id uuid primary key,
  storage_key text not null unique check (length(storage_key) between 3 and 300),
  -- Who is told. Emptied with the account.
  uploader_id uuid references account (id),
  name text not null check (length(name) <= 255),
  -- Screens that list the file.
  topics text[] not null default '{}',
  state text not null default 'scanning' check (state in ('scanning', 'clean', 'infected')),
  found text check (length(found) <= 200),
  tries integer not null default 0,
  added_at timestamptz not null,
  scanned_at timestamptz,
  check ((state = 'scanning') = (scanned_at is null)),
  check ((state = 'infected') = (found is not null))
);
create index file_scan_uploader on file_scan (uploader_id) where uploader_id is not null;
create index file_scan_waiting on file_scan (added_at) where state = 'scanning';
