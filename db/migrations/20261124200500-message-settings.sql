-- How someone talks: what the others see of them, and what they say while they are away (decision 145).
create table message_setting (
  user_id uuid primary key,
  -- Works both ways: who hides it does not see it of others either.
  shows_reading boolean not null default true,
  -- The last day away, and what people who write then read.
  away_until date,
  away_text text check (length(away_text) between 1 and 500),
  constraint away_as_a_whole check ((away_until is null) = (away_text is null))
);

-- What is being written, the same on every device of a person. The version says whether another device wrote in between.
create table message_draft (
  user_id uuid not null,
  conversation_id uuid not null references conversation on delete cascade,
  text text not null check (length(text) <= 10000),
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  -- Written on another device and overwritten by one that had not seen it: nothing is lost.
  replaced text check (length(replaced) between 1 and 10000),
  primary key (user_id, conversation_id)
);
