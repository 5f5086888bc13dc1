-- A conversation of a project's client with the people hired for it (decision 144).
alter table conversation
  add column team_of text check (length(team_of) between 1 and 120),
  add column title text check (length(title) between 1 and 200),
  -- Who adds and removes people.
  add column owner_id uuid,
  add constraint group_as_a_whole check ((team_of is null) = (title is null) and (team_of is null) = (owner_id is null) and (team_of is null or low_id is null));
create unique index conversation_of_team on conversation (team_of) where team_of is not null;
