-- Every change of someone's level, with the measures that it was judged by (LIM-37).
create table level_change (
  id uuid primary key,
  user_id uuid not null,
  level_before text not null check (level_before in ('new', 'level_1', 'level_2', 'top')),
  level_after text not null check (level_after in ('new', 'level_1', 'level_2', 'top')),
  measures jsonb not null,
  at timestamptz not null
);
create index level_change_of_person on level_change (user_id, at desc, id desc);
