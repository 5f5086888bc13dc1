-- The best SQL we can write by hand for what a message leaves behind: the same rows, the same constraints, one call and one round trip.
create sequence bench_turn cache 50;
create function bench_send(p_conversation uuid, p_author uuid) returns void language plpgsql as $$
declare
  place bigint;
begin
  update conversation set last_seq = last_seq + 1 where id = p_conversation returning last_seq into place;
  update conversation_member set sort_at = now(), unread = case when user_id = p_author then 0 else unread + 1 end,
    read_seq = case when user_id = p_author then place else read_seq end,
    delivered_seq = case when user_id = p_author then place else delivered_seq end,
    notify_at = case when user_id = p_author then null else greatest(now() + interval '10 minutes', notified_at + interval '15 minutes') end
  where conversation_id = p_conversation and left_at is null;
  insert into message (conversation_id, seq, id, author_id, body, sent_at)
  values (p_conversation, place, gen_random_uuid(), p_author, 'The second draft is in the folder, with the two changes you asked for.', now());
  insert into message_search (conversation_id, seq, sent_at, words)
  select p_conversation, place, now(), message_readers(array_agg(user_id), now())
    || to_tsvector('message_words', 'The second draft is in the folder, with the two changes you asked for.')
  from conversation_member where conversation_id = p_conversation and left_at is null;
  insert into job (lane, name, facts, topics)
  select 'urgent', 'messaging.sent', jsonb_build_object('conversationId', p_conversation, 'seq', place, 'authorId', p_author),
    array['conversation:' || p_conversation] || array_agg('inbox:' || user_id)
  from conversation_member where conversation_id = p_conversation and left_at is null;
end $$;

create table bench_pair as
  select row_number() over (order by conversation_id, user_id) as n, conversation_id, user_id from conversation_member;
create unique index on bench_pair (n);
