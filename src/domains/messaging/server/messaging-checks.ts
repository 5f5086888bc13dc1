import type { Check } from '#kit/server/check.ts';

export const messagingChecks: readonly Check[] = [
  {
    name: 'messages-leave-no-gap',
    means: 'A conversation has lost a message, or has one too many (decision 135).',
    sql: `select format('conversation %s has %s messages up to %s of %s', c.id, m.n, m.newest, c.last_seq) as what
          from conversation c, lateral (select count(*) as n, coalesce(max(seq), 0) as newest from message
            where conversation_id = c.id) m
          where m.n <> c.last_seq or m.newest <> c.last_seq`,
  },
  {
    name: 'unread-messages-add-up',
    means: 'Someone’s count of unread messages is wrong.',
    sql: `select format('%s has %s unread in conversation %s and is told %s', m.user_id, s.n, m.conversation_id,
      m.unread) as what
          from conversation_member m, lateral (
            select count(*) as n from message where conversation_id = m.conversation_id
              and seq > greatest(m.read_seq, m.from_seq) and author_id <> m.user_id and deleted_at is null) s
          where m.left_at is null and m.unread <> s.n`,
  },
  {
    name: 'pairs-have-both-people',
    means: 'A conversation of two people is missing one of them, or has someone else in it.',
    sql: `select format('conversation %s of %s and %s', c.id, c.low_id, c.high_id) as what from conversation c
          where c.low_id is not null
            and (select array_agg(m.user_id order by m.user_id) from conversation_member m
            where m.conversation_id = c.id)
            is distinct from array[c.low_id, c.high_id]`,
  },
];
