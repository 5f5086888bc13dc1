-- How full each process's disks are, as it last saw them: one row per machine and data folder. Operators are told when the
-- level of one changes, once however many processes see it.
create table storage_space (
  place text primary key check (length(place) between 1 and 200),
  level text not null check (level in ('ok', 'low', 'full')),
  free_percent smallint not null check (free_percent between 0 and 100),
  changed_at timestamptz not null,
  probed_at timestamptz not null
);
