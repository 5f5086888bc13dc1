/** One conversation as a member reads it, and its messages page by page. */
import type { Actor } from '#kit/actor.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { ConversationPage } from '../contract.ts';
import { whyNotWrite } from '../message.ts';
import { pathOfThread } from '../thread-path.ts';
import { cardsAt } from './cards.ts';
import { eventsIn } from './events-between.ts';
import { oneInInbox } from './inbox.ts';
import { otherNow } from './message-settings.ts';
import { wordsTo } from './outreach.ts';
import { blocksBetween, missing } from './store.ts';
import { MESSAGE_COLUMNS, presentMessages } from './present-messages.ts';
import { teamMembers } from './team.ts';
import { haveWork } from './warn.ts';
import { NO_WORK, workWith } from './work-with.ts';

const PAGE_SIZE = 50;

/** The slowest of the others: what all of them have. */
const marks = statement(
  'conversation_marks',
  `select c.last_seq, m.from_seq, m.delivered_seq, m.read_seq, c.low_id is not null as "is_pair!",
    o.delivered as other_delivered, o.read as other_read
   from conversation c join conversation_member m on m.conversation_id = c.id and m.user_id = :userId
     and m.left_at is null,
     lateral (select min(delivered_seq) as delivered, min(read_seq) as read from conversation_member o
       where o.conversation_id = c.id and o.user_id <> :userId and o.left_at is null) o
   where c.id = :id`,
);
const threads = statement(
  'conversation_threads',
  'select id, kind, ref, title from message_thread where conversation_id = :id order by last_at desc, id desc limit 100',
);

export async function conversationPage(db: Db, actor: Actor, id: string, context: Context): Promise<ConversationPage> {
  const conversation = await oneInInbox(db, actor, id);
  const [row, subjects, blocks, sent, members, hasWork, work] = await Promise.all([
    db.row(marks, { id, userId: actor.userId }),
    db.rows(threads, { id }),
    blocksBetween(db, actor.userId, conversation.with.id),
    conversation.state === 'request_sent'
      ? wordsTo(db, { from: actor.userId, to: conversation.with.id }, context.clock())
      : 0,
    teamMembers(db, actor, id, context),
    haveWork(db, actor.userId, conversation.with.id === id ? null : conversation.with.id, context),
    conversation.with.id === id ? NO_WORK : workWith(db, actor.userId, conversation.with.id, context),
  ]);
  if (row === undefined) throw missing();
  const others = row.is_pair
    ? [conversation.with.id]
    : members.filter((member) => member.is_here && member.id !== actor.userId).map((member) => member.id);
  const { shows_reading: showsReading, timezone, away } = await otherNow(db, actor.userId, others, context);
  return {
    ...conversation,
    last_seq: Number(row.last_seq),
    mine: { delivered: Number(row.delivered_seq), read: Number(row.read_seq) },
    // A request says nothing of its reader before they answer it.
    other: {
      delivered: Number(row.other_delivered ?? 0),
      read: showsReading && conversation.state !== 'request_sent' ? Number(row.other_read ?? 0) : 0,
    },
    threads: subjects.map((thread) => ({ ...thread, path: pathOfThread(thread) })),
    members,
    is_group: !row.is_pair,
    ...work,
    about: { timezone, away },
    is_blocked: blocks.blockedByMe,
    is_before_work: !hasWork,
    why_not_write: row.is_pair ? whyNotWrite({ standing: conversation.state, sent, ...blocks }) : null,
    model_host: context.languageModel?.host ?? null,
  };
}

const mine = statement(
  'conversation_last_of_mine',
  `select c.last_seq, m.from_seq, case when c.low_id = :userId then c.high_id else c.low_id end as other_id
   from conversation c join conversation_member m on m.conversation_id = c.id
   where c.id = :id and m.user_id = :userId and m.left_at is null`,
);
/** Without a place, all: as one comparison, so that a plan for any place begins there and not at the newest. */
const BEFORE = 'coalesce(:at::bigint, 9223372036854775807)';
const newest = statement(
  'message_page',
  `select ${MESSAGE_COLUMNS} from message where conversation_id = :id and seq > :fromSeq and seq < ${BEFORE}
   order by seq desc limit :limit`,
);
const newestOfThread = statement(
  'message_page_of_thread',
  `select ${MESSAGE_COLUMNS} from message where thread_id = :thread and conversation_id = :id and seq > :fromSeq
    and seq < ${BEFORE}
   order by seq desc limit :limit`,
);
const later = statement(
  'message_page_after',
  `select ${MESSAGE_COLUMNS} from message where conversation_id = :id and seq > :after
    and (:thread::uuid is null or thread_id = :thread)
   order by seq limit :limit`,
);

/** `sent_at` grows with `seq`. */
const firstFrom = statement(
  'message_first_from',
  'select seq from message where conversation_id = :id and seq > :seq and sent_at >= :sentAt order by seq limit 1',
);

const isSeq = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);
const PLACE = { key: isSeq, id: isSeq };
/** After the first message of a day, this many come with it. */
const AFTER_FOUND = 12;

interface Asked extends PageAsked {
  readonly thread?: string | undefined;
  readonly after?: number | undefined;
  readonly up_to?: number | undefined;
  readonly on?: string | undefined;
}

export async function messagesOf(db: Db, { userId }: Actor, id: string, query: Asked, context: Context) {
  const { cursor, limit = PAGE_SIZE, thread, after, on } = query;
  const here = await db.row(mine, { id, userId });
  if (here === undefined) throw missing();
  const place = placeOf(cursor, PLACE);
  const found =
    on === undefined
      ? null
      : Number((await db.row(firstFrom, { id, seq: here.from_seq, sentAt: new Date(on) }))?.seq ?? 0) || null;
  const upTo = found === null ? query.up_to : found + AFTER_FOUND;
  const at = place?.key ?? (upTo === undefined ? null : upTo + 1);
  const read = () => {
    if (after !== undefined)
      return db.rows(later, {
        id,
        after: Math.max(Number(here.from_seq), Number(place?.key ?? after)),
        thread: thread ?? null,
        limit: limit + 1,
      });
    if (thread === undefined) return db.rows(newest, { id, fromSeq: here.from_seq, at, limit: limit + 1 });
    return db.rows(newestOfThread, { id, fromSeq: here.from_seq, at, limit: limit + 1, thread });
  };
  const page = cutPage(await read(), limit, ({ seq }) => ({ key: seq, id: seq }));
  const seqs = page.items.map(({ seq }) => seq);
  const end = page.next_cursor === null ? null : (page.items.at(-1)?.sent_at ?? null);
  const span = after === undefined ? { from: end, beforeSeq: at } : { fromSeq: after, before: end };
  const [items, cards, events] = await Promise.all([
    presentMessages(db, id, page.items, userId),
    cardsAt(db, id, seqs, userId, context),
    here.other_id === null
      ? []
      : eventsIn(db, { conversationId: id, userId, otherId: here.other_id, thread: thread ?? null, ...span }, context),
  ]);
  return { items, next_cursor: page.next_cursor, last_seq: Number(here.last_seq), cards, events, found };
}
