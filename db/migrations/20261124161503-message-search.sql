-- Words of messages (decision 143). English endings are taken off, and no word is left out as too common.
create text search dictionary message_stem (template = snowball, language = english);
create text search configuration message_words (copy = english);
alter text search configuration message_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with message_stem;

-- One lexeme says who may read a message and in which span of time it was sent; the spans of each level are eight times as long as
-- those of the one before. Words never contain @.
create function message_span(reader uuid, level integer, span bigint) returns text language sql immutable strict parallel safe
  return '@' || replace(reader::text, '-', '') || '.' || level || '.' || span;

-- Days, 8 days, 64 days, 512 days, all.
create function message_readers(readers uuid[], sent_at timestamptz) returns tsvector language sql immutable strict parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(message_span(reader, level, floor(extract(epoch from sent_at) / (86400 * 8 ^ level))::bigint))), ''::tsvector)
      || coalesce(array_to_tsvector(array_agg(distinct message_span(reader, 4, 0))), ''::tsvector)
    from unnest(readers) reader, generate_series(0, 3) level);

create table message_search (
  conversation_id uuid not null,
  seq bigint not null,
  thread_id uuid,
  sent_at timestamptz not null,
  -- The message's words with their places, and who may read it.
  words tsvector not null,
  primary key (conversation_id, seq),
  foreign key (conversation_id, seq) references message on delete cascade
);
-- A short list of what came since: searches read it whole.
create index message_search_words on message_search using gin (words) with (fastupdate = on, gin_pending_list_limit = 256);

insert into message_search (conversation_id, seq, thread_id, sent_at, words)
select s.conversation_id, s.seq, s.thread_id, s.sent_at,
  message_readers((select array_agg(m.user_id) from conversation_member m where m.conversation_id = s.conversation_id and m.left_at is null), s.sent_at)
    || to_tsvector('message_words', s.body)
from message s where s.deleted_at is null
  and exists (select from conversation_member m where m.conversation_id = s.conversation_id and m.left_at is null);
