import { statement, type Db } from '#kit/server/db/database.ts';
import type { TalkSubject } from './talk-subject.ts';

const ofSubject = statement(
  'message_thread_of',
  'select id from message_thread where conversation_id = :conversationId and kind = :kind and ref = :ref',
);

/** The part of a conversation that is about one thing; null before anything was written about it. */
export const threadOf = async (
  db: Db,
  conversationId: string,
  { kind, ref }: Pick<TalkSubject, 'kind' | 'ref'>,
): Promise<string | null> => (await db.row(ofSubject, { conversationId, kind, ref }))?.id ?? null;
