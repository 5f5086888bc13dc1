/**
 * What happened to the work of two people in the time of a page of messages, as their domains wrote it down (decision
 * 194).
 */
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { talkedAbout, MOST_EVENTS, newestOf, type TalkEvent } from './talk-subject.ts';
import type { TalkEventLine } from '../contract.ts';
import { pathOfThread } from '../thread-path.ts';
import { threadWords } from '../thread-words.ts';

/** The message at that place, or the next there is. */
const instant = statement(
  'message_instant',
  'select sent_at from message where conversation_id = :conversationId and seq >= :seq order by seq limit 1',
);
const threadOf = statement(
  'message_thread_kind',
  'select kind, ref from message_thread where id = :thread and conversation_id = :conversationId',
);

/** Each end is the instant of a message, or that of the message at a place; without either, all on that side. */
interface Span {
  readonly conversationId: string;
  readonly userId: string;
  readonly otherId: string;
  readonly thread: string | null;
  readonly from?: Date | null;
  readonly fromSeq?: number | string;
  readonly before?: Date | null;
  readonly beforeSeq?: number | string | null;
}

/**
 * Pages that follow each other have each event once: a page begins with its oldest message, and ends before that of the
 * page after it.
 */
export async function eventsIn(db: Db, span: Span, context: Context): Promise<TalkEventLine[]> {
  const { conversationId, userId, otherId, thread } = span;
  const at = async (seq: number | string | null | undefined): Promise<Date | null> =>
    seq === undefined || seq === null ? null : ((await db.row(instant, { conversationId, seq }))?.sent_at ?? null);
  const [from, before, subject] = await Promise.all([
    span.from ?? at(span.fromSeq),
    span.before ?? at(span.beforeSeq),
    thread === null ? null : db.row(threadOf, { thread, conversationId }),
  ]);
  if (subject === undefined) return [];
  const between = { one: userId, other: otherId, from, before, ref: subject?.ref ?? null };
  const found = await Promise.all(
    talkedAbout
      .of(context)
      .flatMap(({ name, happenedBetween: read }) =>
        subject === null || subject.kind === name ? (read?.(db, between) ?? []) : [],
      ),
  );
  return found
    .flat()
    .toSorted((event, other) => event.at.getTime() - other.at.getTime())
    .slice(-MOST_EVENTS)
    .map(({ id, at: when, by, words, due = [], note, kind, ref, title, anchor }) => ({
      id,
      at: when.toISOString(),
      is_mine: by === null ? null : by === userId,
      words,
      due: due.map((date) => date.toISOString()),
      note,
      path: `${pathOfThread({ kind, ref })}${anchor === undefined ? '' : `#${anchor}`}`,
      about: threadWords({ kind, ref, title }),
    }));
}

/** The newest thing that happened to the work of someone with each of these people. */
export async function newestWith(
  db: Db,
  userId: string,
  otherIds: readonly string[],
  context: Context,
): Promise<ReadonlyMap<string, TalkEvent>> {
  const found = await Promise.all(
    talkedAbout.of(context).map(async ({ newestWith: read }) => [...((await read?.(db, userId, otherIds)) ?? [])]),
  );
  return newestOf(found.flat());
}
