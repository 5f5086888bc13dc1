-- Short texts of a person's own, to put into a message (decision 151).
create table saved_reply (
  id uuid primary key,
  user_id uuid not null,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null
);
create index saved_reply_user on saved_reply (user_id, created_at);

-- The lines of cards are found by message search too.
insert into message_search (conversation_id, seq, thread_id, sent_at, words)
select s.conversation_id, s.seq, s.thread_id, s.sent_at,
  message_readers((select array_agg(m.user_id) from conversation_member m where m.conversation_id = s.conversation_id and m.left_at is null), s.sent_at)
    || to_tsvector('message_words', s.body)
from message_card k join message s on s.conversation_id = k.conversation_id and s.seq = k.seq
where s.deleted_at is null
  and exists (select from conversation_member m where m.conversation_id = s.conversation_id and m.left_at is null)
on conflict do nothing;
