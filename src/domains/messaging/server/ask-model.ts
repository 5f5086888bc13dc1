/**
 * Translations, summaries and drafts by the operator's language model: for the person who pressed, shown to nobody
 * else, stored nowhere (decision 152).
 */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { askModel } from '#kit/server/language-model/ask-model.ts';
import type { ModelTask } from '#kit/server/language-model/language-model.ts';
import type { Language } from '../languages.ts';
import { MODEL_CAPS, type Summary } from '../model-contract.ts';
import { fitting, labelsOf, replyOf, summaryOf, translationOf, withNames, type TextByAuthor } from './model-tasks.ts';
import { missing, readMyConversation } from './store.ts';
import { refuseToWrite } from './write-message.ts';

/**
 * What a member may read: nothing from before they joined, nothing deleted, and no lines of cards, which nobody wrote.
 */
const READABLE = `from message s join conversation_member m on m.conversation_id = s.conversation_id
  and m.user_id = :userId and m.left_at is null
   where s.conversation_id = :id and s.seq > m.from_seq and s.body <> ''
     and not exists (select from message_card c where c.conversation_id = s.conversation_id and c.seq = s.seq)`;
const oneText = statement('message_text_for_model', `select s.body as text ${READABLE} and s.seq = :seq`);
const newestTexts = statement(
  'message_texts_for_model',
  `select s.author_id as "authorId", s.body as text ${READABLE} and (:thread::uuid is null or s.thread_id = :thread)
    order by s.seq desc limit :limit`,
);

export async function translateMessage(
  db: Db,
  actor: Actor,
  { id, seq }: { id: string; seq: number },
  to: Language,
  context: Context,
) {
  const found = await db.row(oneText, { id, userId: actor.userId, seq });
  if (found === undefined) throw missing();
  const { text, isCut } = await askModel(db, actor.userId, translationOf(found.text, to), context);
  return { text, is_cut: isCut };
}

interface Asked {
  readonly id: string;
  readonly thread: string | undefined;
  readonly cap: { readonly messages: number; readonly characters: number };
}

async function textsOf(db: Db, { userId }: Actor, { id, thread, cap }: Asked) {
  const newest = await db.rows(newestTexts, { id, userId, thread: thread ?? null, limit: cap.messages + 1 });
  const texts = fitting(newest, cap);
  return { texts, leavesOut: texts.length < newest.length };
}

type TaskOf = (texts: readonly TextByAuthor[], labels: ReadonlyMap<string, string>) => ModelTask;

async function askAbout(
  db: Db,
  actor: Actor,
  { texts, leavesOut }: { texts: readonly TextByAuthor[]; leavesOut: boolean },
  taskOf: TaskOf,
  context: Context,
): Promise<Summary> {
  const labels = labelsOf(texts, actor.userId);
  const [{ text, isCut }, people] = await Promise.all([
    askModel(db, actor.userId, taskOf(texts, labels), context),
    shownPeople(db, [...labels.keys()]),
  ]);
  return {
    text: withNames(text, labels, (userId) => people(userId).name),
    is_cut: isCut,
    messages: texts.length,
    leaves_out: leavesOut,
  };
}

interface WhatToSumUp {
  readonly to: Language;
  readonly thread_id?: string | undefined;
}

export async function sumUpConversation(
  db: Db,
  actor: Actor,
  id: string,
  { to, thread_id: thread }: WhatToSumUp,
  context: Context,
): Promise<Summary> {
  await readMyConversation(db, id, actor.userId);
  const transcript = await textsOf(db, actor, { id, thread, cap: MODEL_CAPS.summary });
  if (transcript.texts.length < 2) throw new Failure('wrong_state', { message: 'There is too little here to sum up.' });
  return askAbout(db, actor, transcript, (texts, labels) => summaryOf(texts, labels, to), context);
}

export async function draftReply(
  db: Db,
  actor: Actor,
  id: string,
  thread: string | undefined,
  context: Context,
): Promise<Summary> {
  await refuseToWrite(db, await readMyConversation(db, id, actor.userId), actor.userId, context.clock());
  const transcript = await textsOf(db, actor, { id, thread, cap: MODEL_CAPS.reply });
  if (transcript.texts.every(({ authorId }) => authorId === actor.userId))
    throw new Failure('wrong_state', { message: 'There is nothing to reply to yet.' });
  return askAbout(db, actor, transcript, replyOf, context);
}
