-- Messages are found by the words one sees in them (decision 143). Rows of the release before are indexed again in the background;
-- its processes leave the column out.
alter table message_search add column is_outdated boolean not null default true;
create index message_search_outdated on message_search (sent_at desc) where is_outdated;

-- What was typed, by the beginnings of longer words.
create function message_query(q text) returns tsquery language sql immutable strict parallel safe
  return regexp_replace(websearch_to_tsquery('message_words', q)::text, '''([^''0-9 ]{4,})''', '''\1'':*', 'g')::tsquery;
