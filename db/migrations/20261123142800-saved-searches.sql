-- Searches that people keep, and are told of: what was published since they were told last.
create table saved_search (
  id uuid primary key,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- The address of the list without its path, its page and what it ignores, fields in one order.
  query text not null check (length(query) <= 1000),
  alert text not null check (alert in ('none', 'daily', 'at_once')),
  -- Services that were published after this are new to its owner.
  seen_until timestamptz not null,
  -- When it is looked at next; null without an alert.
  due_at timestamptz,
  created_at timestamptz not null,
  constraint saved_search_due check ((alert = 'none') = (due_at is null))
);
create unique index saved_search_name on saved_search (user_id, lower(name));
create index saved_search_newest on saved_search (user_id, created_at desc, id desc);
create index saved_search_due_at on saved_search (due_at) where due_at is not null;

