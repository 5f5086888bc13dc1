-- A message that was deleted is not unread: the counts of everyone who had not read it are put right.
update conversation_member m set unread = s.n
from (
  select o.conversation_id, o.user_id, count(g.seq) filter (where g.deleted_at is null)::integer as n
  from conversation_member o
  join message g on g.conversation_id = o.conversation_id and g.seq > greatest(o.read_seq, o.from_seq) and g.author_id <> o.user_id
  where o.left_at is null and o.unread > 0
  group by o.conversation_id, o.user_id
) s
where m.conversation_id = s.conversation_id and m.user_id = s.user_id and m.unread <> s.n;
