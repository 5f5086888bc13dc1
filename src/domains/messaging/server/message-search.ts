/** Finds words in everything that someone may read, the newest first where they are common (decision 143). */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { wordsOf } from '../format.ts';
import type { FoundFile, FoundMessage } from '../search-contract.ts';
import { SEARCH_LIMITS } from '../search-limits.ts';
import { spansBack } from '../search-spans.ts';
import { passageOf, plainWords, queryFor } from './search-words.ts';
import { endedThreadsOf } from './ended-work.ts';
import { otherSide } from './store.ts';

/** Also after a change: a deleted message has no words. */
const keep = statement(
  'message_search_keep',
  `insert into message_search (conversation_id, seq, thread_id, sent_at, words, is_outdated)
   select s.conversation_id, s.seq, s.thread_id, s.sent_at,
     coalesce(message_readers((select array_agg(m.user_id) from conversation_member m
       where m.conversation_id = s.conversation_id and m.left_at is null), s.sent_at), '')
       || to_tsvector('message_words', :plainWords), false
   from message s where s.conversation_id = :conversationId and s.seq = :seq
   on conflict (conversation_id, seq) do update set words = excluded.words, is_outdated = false`,
);
const drop = statement(
  'message_search_drop',
  'delete from message_search where conversation_id = :conversationId and seq = :seq',
);

/** In the transaction that wrote the message. A deleted one has no text. */
export function keepSearchable(
  tx: Tx,
  conversationId: string,
  { seq, body }: { readonly seq: number | string; readonly body: string },
): void {
  if (body === '') tx.send(drop, { conversationId, seq });
  else tx.send(keep, { conversationId, seq, plainWords: plainWords(body) });
}

const BATCH = 200;
const outdated = statement(
  'message_search_outdated',
  `select o.conversation_id, o.seq, s.body from message_search o join message s on s.conversation_id = o.conversation_id
    and s.seq = o.seq
   where o.is_outdated order by o.sent_at desc limit :limit for update of o, s skip locked`,
);

/** Reindexes messages of earlier releases, the newest first. Returns whether more may be left. */
export const reindexOutdated = ({ database }: Pick<Context, 'database'>): Promise<boolean> =>
  database.transact(async (tx) => {
    const rows = await tx.rows(outdated, { limit: BATCH });
    for (const row of rows) keepSearchable(tx, row.conversation_id, row);
    return rows.length === BATCH;
  });

/**
 * Who may read what is said by the member's row, whatever the index says. The index is asked first and alone: by the
 * member's conversations too, PostgreSQL would go through every message of someone with few of them.
 */
const matches = statement(
  'message_search_matches',
  `with found as materialized (
     select s.conversation_id, s.seq, s.thread_id, s.sent_at, s.words, to_tsquery('message_words', :q) as query
     from message_search s
     where s.words @@ (to_tsquery('message_words', :q) && :span::text::tsquery)
       and numnode(to_tsquery('message_words', :q)) > 0)
   select h.conversation_id, h.seq, h.sent_at, ts_rank_cd(h.words, h.query, 1)::float8 as "rank!"
   from (
     select s.*
     from found s join conversation_member m on m.conversation_id = s.conversation_id and m.user_id = :userId
       and m.left_at is null and s.seq > m.from_seq
     where :within::uuid[] /* archived threads */ is null or m.archived_at is not null or s.thread_id = any(:within)
     order by s.sent_at desc, s.conversation_id, s.seq desc limit :limit::integer) h`,
);
type Match = RowOf<typeof matches>;

const passages = statement(
  'message_search_passages',
  `select s.conversation_id, s.seq, s.author_id, s.sent_at, t.title as about,
     coalesce(case when c.low_id = :userId then c.high_id else c.low_id end, c.id) as "other_id!",
       c.title as group_title, s.body,
     exists (select from message_card k where k.conversation_id = s.conversation_id and k.seq = s.seq) as "is_card!"
   from unnest(:conversationIds::uuid[], :seqs::bigint[]) with ordinality as wanted(conversation_id, seq, place)
     join message s on s.conversation_id = wanted.conversation_id and s.seq = wanted.seq
     join conversation c on c.id = s.conversation_id left join message_thread t on t.id = s.thread_id
   order by wanted.place`,
);

/** As people type it: without capitals, accents and apostrophes. */
const typed = (text: string): string =>
  `translate(regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f''’]', '', 'g'), 'øłđðıħŧ', 'olddiht')`;
/** A word of it begins that way. */
const begins = (text: string, q: string): string => `strpos(' ' || ${typed(text)}, ' ' || ${typed(q)}) > 0`;

/**
 * Of the conversations that were written in last: a name costs the same however many someone has. People come before
 * what they work on.
 */
const named = statement(
  'message_search_names',
  `select c.id, c.other_id as "other_id!", c.title as group_title
   from (
     select c.id, coalesce(case when c.low_id = :userId then c.high_id else c.low_id end, c.id) as other_id, c.title,
       m.sort_at, ${begins('coalesce(c.title, p.display_name)', ':q')} as is_name
     from (select conversation_id, sort_at from conversation_member where user_id = :userId and left_at is null
       order by sort_at desc limit 500) m
       join conversation c on c.id = m.conversation_id and c.last_seq > 0
       left join person_card p on p.user_id = case when c.low_id = :userId then c.high_id else c.low_id end) c
   where c.is_name or exists (select from message_thread t
     where t.conversation_id = c.id and (${begins('t.title', ':q')} or strpos(lower(t.ref), lower(:q)) = 1))
   order by c.is_name desc nulls last, c.sort_at desc limit 5`,
);

/** The newest 200 of each of those that were written in last. */
const filesNamed = statement(
  'message_search_files',
  `select f.conversation_id, f.seq as "seq!", f.id, f.name, s.sent_at,
    coalesce(case when c.low_id = :userId then c.high_id else c.low_id end, c.id) as "other_id!", c.title as group_title
   from (select conversation_id, from_seq from conversation_member where user_id = :userId and left_at is null
     order by sort_at desc limit 100) m
     join conversation c on c.id = m.conversation_id
     cross join lateral (select sent.conversation_id, sent.seq, sent.place, sent.id, file.name
       from message_file sent join attached_file file on file.id = sent.id
       where sent.conversation_id = m.conversation_id and sent.seq > m.from_seq and sent.sealed_until is null
         order by sent.seq desc, sent.place desc limit 200) f
     join message s on s.conversation_id = f.conversation_id and s.seq = f.seq and s.deleted_at is null
   where strpos(${typed('f.name')}, ${typed(':q')}) > 0
   order by s.sent_at desc, f.seq desc, f.place desc limit 5`,
);

interface MessageSearch {
  readonly q: string;
  readonly archive?: 'true' | 'false' | undefined;
}

export async function searchMessages(db: Db, { userId }: Actor, { q, archive }: MessageSearch, context: Context) {
  const within = archive === 'true' ? await endedThreadsOf(db, userId, context) : null;
  const found = await newestMatches(db, userId, queryFor(q), within, context.clock());
  const isRanked = found.length <= SEARCH_LIMITS.ranked;
  const shown = (isRanked ? found.toSorted((a, b) => b.rank - a.rank) : found).slice(0, SEARCH_LIMITS.shown);
  const rows =
    shown.length === 0
      ? []
      : await db.rows(passages, {
          userId,
          conversationIds: shown.map((match) => match.conversation_id),
          seqs: shown.map((match) => match.seq),
        });
  const [names, sent] = await Promise.all([
    archive === 'true' ? [] : db.rows(named, { userId, q }),
    archive === 'true' ? [] : db.rows(filesNamed, { userId, q }),
  ]);
  const people = await shownPeople(
    db,
    [...rows, ...names, ...sent].map((row) => row.other_id),
  );
  const conversations = names.map((row) => ({ id: row.id, with: otherSide(people, row) }));
  const files = sent.map((row): FoundFile => ({
    conversation_id: row.conversation_id,
    seq: Number(row.seq),
    id: row.id,
    name: row.name,
    with: otherSide(people, row),
    sent_at: row.sent_at.toISOString(),
  }));
  const items = rows.map((row): FoundMessage => ({
    conversation_id: row.conversation_id,
    seq: Number(row.seq),
    with: otherSide(people, row),
    is_mine: row.author_id === userId && !row.is_card,
    about: row.about,
    sent_at: row.sent_at.toISOString(),
    passage: passageOf(wordsOf(row.body), q),
  }));
  return {
    conversations,
    files,
    items,
    order: isRanked ? ('best' as const) : ('newest' as const),
    is_capped: found.length > SEARCH_LIMITS.shown,
  };
}

/**
 * From the last days back, in ever longer spans, until there are enough: a common word never costs all its messages.
 */
async function newestMatches(
  db: Db,
  userId: string,
  q: string,
  within: readonly string[] | null,
  now: Date,
): Promise<readonly Match[]> {
  let found: readonly Match[] = [];
  for (const span of spansBack(userId, now)) {
    found = await db.rows(matches, { userId, q, span, limit: SEARCH_LIMITS.ranked + 1, within });
    if (found.length > SEARCH_LIMITS.ranked) break;
  }
  return found;
}
