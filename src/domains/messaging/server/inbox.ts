/** Lists of conversations, the count beside them, and threads about projects. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { TalkEvent } from './talk-subject.ts';
import type { Conversation, InboxFilter, ListedConversation } from '../contract.ts';
import { wordsOf } from '../format.ts';
import { excerptOf, standingOf } from '../message.ts';
import { readCards } from './cards.ts';
import { newestWith } from './events-between.ts';
import { missing, otherSide } from './store.ts';
import { threadPage } from './thread-list.ts';

const PAGE_SIZE = 30;
/** On top of all, besides the page. The rest of someone’s pins is among their pinned ones. */
const MOST_PINNED = 50;

const COLUMNS = `c.id, c.asked_by, c.answered_at, m.sort_at, m.unread, m.is_marked_unread, m.pinned_at, m.archived_at, m.muted_at,
  coalesce(case when c.low_id = m.user_id then c.high_id else c.low_id end, c.id) as "other_id!", c.title as group_title,
  l.seq as last_seq, left(l.body, 400) as last_body, l.files as last_files, l.author_id as last_author, l.deleted_at as last_deleted_at, l.sent_at as last_sent_at,
  k.kind as card_kind, k.ref as card_ref, d.text as draft`;
const FROM = `conversation_member m join conversation c on c.id = m.conversation_id
  left join message l on l.conversation_id = c.id and l.seq = c.last_seq and l.seq > m.from_seq
  left join message_card k on k.conversation_id = c.id and k.seq = l.seq left join message_draft d on d.conversation_id = c.id and d.user_id = m.user_id`;

const list = statement(
  'conversation_inbox',
  `select ${COLUMNS} from ${FROM}
   where m.user_id = :userId and m.left_at is null and (c.last_seq > 0 or c.low_id is null)
     and case :filter::text when 'archived' then m.archived_at is not null
       when 'unread' then m.archived_at is null and (m.unread > 0 or m.is_marked_unread)
       when 'requests' then m.archived_at is null and c.answered_at is null and c.asked_by <> :userId
       when 'pinned' then m.archived_at is null and m.pinned_at is not null
       else m.archived_at is null and m.pinned_at is null end
     and (:before::timestamptz is null or (m.sort_at, m.conversation_id) < (:before, :conversationId::uuid))
   order by m.sort_at desc, m.conversation_id desc limit :limit`,
);
/** Among as many of the latest: the count is in every list. */
const COUNTED = 500;
const requests = statement(
  'conversation_requests',
  `select count(*)::integer as "count!" from (
     select conversation_id from conversation_member where user_id = :userId and left_at is null and archived_at is null
     order by sort_at desc, conversation_id desc limit ${COUNTED}) m join conversation c on c.id = m.conversation_id
   where c.answered_at is null and c.asked_by <> :userId and c.last_seq > 0`,
);
const inboxRow = statement(
  'conversation_in_inbox',
  `select ${COLUMNS} from ${FROM} where m.conversation_id = :id and m.user_id = :userId and m.left_at is null`,
);
export type InboxRow = RowOf<typeof inboxRow>;

function present(row: InboxRow, userId: string, people: Awaited<ReturnType<typeof shownPeople>>): Conversation {
  return {
    id: row.id,
    with: otherSide(people, row),
    state: standingOf({ askedBy: row.asked_by, answeredAt: row.answered_at }, userId),
    last:
      row.last_seq === null || row.last_sent_at === null
        ? null
        : {
            seq: Number(row.last_seq),
            text: excerptOf(wordsOf(row.last_body ?? '')),
            files: row.last_files ?? 0,
            is_mine: row.last_author === userId && row.card_kind === null,
            is_deleted: row.last_deleted_at !== null,
            at: row.last_sent_at.toISOString(),
          },
    unread: row.unread,
    is_marked_unread: row.is_marked_unread,
    is_pinned: row.pinned_at !== null,
    is_archived: row.archived_at !== null,
    is_muted: row.muted_at !== null,
  };
}

/** What happened and the card about it are written in one command, by clocks that may differ a little. */
const SAME_MS = 5_000;

/**
 * What the list shows of it: the newest message, or what happened since. A card that doesn’t wait for the reader is not
 * newer than what made it.
 */
function listed(
  row: InboxRow,
  conversation: Conversation,
  newest: TalkEvent | undefined,
  isTurn: boolean,
  userId: string,
): ListedConversation {
  const { last } = conversation;
  const waits = row.card_kind !== null && !isTurn ? SAME_MS : 0;
  const happened =
    newest !== undefined && (last === null || newest.at.getTime() > Date.parse(last.at) - waits) ? newest : null;
  return {
    ...conversation,
    happened:
      happened === null
        ? null
        : {
            words: happened.words,
            title: happened.title,
            is_mine: happened.by === null ? null : happened.by === userId,
            at: happened.at.toISOString(),
          },
    is_your_turn: isTurn,
    draft: excerptOf(row.draft ?? ''),
  };
}

const instantOf = ({ last, happened }: ListedConversation): string => happened?.at ?? last?.at ?? '';

interface InboxAsked extends PageAsked {
  readonly filter?: InboxFilter | undefined;
}

export async function inboxOf(
  db: Db,
  { userId }: Actor,
  { cursor, limit = PAGE_SIZE, filter = 'all' }: InboxAsked,
  context: Context,
) {
  const place = placeOf(cursor);
  const [pinned, rows, waiting] = await Promise.all([
    filter === 'all' && place === null
      ? db.rows(list, { userId, filter: 'pinned', before: null, conversationId: null, limit: MOST_PINNED })
      : [],
    db.rows(list, { userId, filter, before: place?.key ?? null, conversationId: place?.id ?? null, limit: limit + 1 }),
    db.row(requests, { userId }),
  ]);
  const cut = cutPage(rows, limit, ({ sort_at: at, id }) => ({ key: at.toISOString(), id }));
  const page = { ...cut, items: [...pinned, ...cut.items] };
  const others = page.items.map((row) => row.other_id);
  const cards = page.items.flatMap(({ id, card_kind: kind, card_ref: ref }) =>
    kind === null || ref === null ? [] : [{ id, kind, ref }],
  );
  const [people, events, shown] = await Promise.all([
    shownPeople(db, others),
    newestWith(db, userId, others, context),
    readCards(db, cards, userId, context),
  ]);
  const turns = new Set(shown.flatMap(([{ id }, { turn }]) => (turn === 'yours' ? [id] : [])));
  const items = page.items.map((row) =>
    listed(row, present(row, userId, people), events.get(row.other_id), turns.has(row.id), userId),
  );
  const isFirst = (conversation: ListedConversation): number => (filter === 'all' && conversation.is_pinned ? 1 : 0);
  const sorted = items.toSorted(
    (conversation, other) =>
      isFirst(other) - isFirst(conversation) || Date.parse(instantOf(other)) - Date.parse(instantOf(conversation)),
  );
  return { items: sorted, next_cursor: page.next_cursor, requests: waiting?.count ?? 0 };
}

export async function oneInInbox(reads: Db | Tx, { userId }: Actor, id: string): Promise<Conversation> {
  const row = await reads.row(inboxRow, { userId, id });
  if (row === undefined) throw missing();
  return present(row, userId, await shownPeople(reads, [row.other_id]));
}

/** Reads only the rows that count: an index holds no others. */
const count = statement(
  'conversation_unread',
  `select coalesce(sum(greatest(unread, is_marked_unread::integer)), 0)::integer as "count!" from conversation_member
   where user_id = :userId and (unread > 0 or is_marked_unread) and left_at is null and muted_at is null
     and archived_at is null`,
);
export const unreadOf = async (reads: Db | Tx, userId: string): Promise<number> =>
  (await reads.row(count, { userId }))?.count ?? 0;

const ofProjects = statement(
  'message_threads_of_projects',
  `select t.id, t.conversation_id, t.kind, t.ref, t.title, t.last_at,
    coalesce(case when c.low_id = :userId then c.high_id else c.low_id end, c.id) as "other_id!",
    c.title as group_title,
     (select count(*)::integer from message s where s.thread_id = t.id and s.seq > m.read_seq and s.seq > m.from_seq
       and s.author_id <> :userId and s.deleted_at is null) as "unread!"
   from conversation_member m join conversation c on c.id = m.conversation_id
     join message_thread t on t.conversation_id = c.id
   where m.user_id = :userId and m.left_at is null and t.kind in ('project', 'contract')
     and (:before::timestamptz is null or (t.last_at, t.id) < (:before, :id::uuid))
   order by t.last_at desc, t.id desc limit :limit`,
);

export async function projectThreadsOf(db: Db, { userId }: Actor, { cursor, limit = PAGE_SIZE }: PageAsked) {
  const place = placeOf(cursor);
  const rows = await db.rows(ofProjects, {
    userId,
    before: place?.key ?? null,
    id: place?.id ?? null,
    limit: limit + 1,
  });
  return threadPage(db, rows, limit);
}
