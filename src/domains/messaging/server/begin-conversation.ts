/** Whom a message is for, and the one conversation that a pair of people has (decision 135). */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { talkedAbout, type TalkSubject } from './talk-subject.ts';
import type { ConversationWith } from '../contract.ts';
import { MESSAGE_LIMITS, pairOf, standingOf, whyNotAttach, whyNotWrite } from '../message.ts';
import { tooManyPeople } from '../outreach.ts';
import { pathOfThread } from '../thread-path.ts';
import { isInTouch } from './in-touch.ts';
import { peopleToday, reachOut, refuseBlocked, wordsTo } from './outreach.ts';
import { blocksBetween, lockMyConversation, openKnown } from './store.ts';
import { conversationWithTeam, isTeam, openTeam } from './team.ts';
import { haveWork } from './warn.ts';
import { threadOf } from './thread-of.ts';
import { unreadIn } from './unread-counts.ts';
import { writeMessage } from './write-message.ts';

const onShow = statement('message_person', 'select id as "id!" from account_on_show where username = :ref');

interface Partner {
  readonly otherId: string;
  readonly subject: TalkSubject | null;
}

/** From `order:DK-7K3M-92QX` or `person:ana`. What the reader may not know of is not found. */
async function partnerOf(reads: Db | Tx, { userId }: Actor, wanted: string, context: Context): Promise<Partner> {
  const [name = '', ...rest] = wanted.split(':');
  const ref = rest.join(':');
  const subject =
    name === 'person'
      ? null
      : await talkedAbout
          .of(context)
          .find((kind) => kind.name === name)
          ?.read(reads, ref, userId);
  const otherId = name === 'person' ? (await reads.row(onShow, { ref }))?.id : subject?.otherId;
  if (otherId === undefined) throw new Failure('not_found', { message: 'There is no one to write to about this.' });
  if (otherId === userId) throw invalidField('with', 'You can’t write to yourself.');
  return { otherId, subject: subject ?? null };
}

const ofPair = statement(
  'conversation_of_two',
  'select id, asked_by as "askedBy", answered_at as "answeredAt", last_seq > 0 as "isBegun!" from conversation where low_id = :low and high_id = :high',
);
/** What the screen shows before the first message. */
export async function conversationWith(
  db: Db,
  actor: Actor,
  wanted: string,
  context: Context,
): Promise<ConversationWith> {
  if (isTeam(wanted)) return conversationWithTeam(db, actor, wanted, context);
  const { otherId, subject } = await partnerOf(db, actor, wanted, context);
  const { low, high } = pairOf(actor.userId, otherId);
  const now = context.clock();
  const pair = { from: actor.userId, to: otherId };
  const [found, others, words, blocks, people, hasWork, inTouch] = await Promise.all([
    db.row(ofPair, { low, high }),
    peopleToday(db, pair, now),
    wordsTo(db, pair, now),
    blocksBetween(db, actor.userId, otherId),
    shownPeople(db, [otherId]),
    haveWork(db, actor.userId, otherId, context),
    isInTouch(db, actor.userId, otherId),
  ]);
  const unread = found === undefined || subject === null ? 0 : await unreadIn(db, found.id, actor.userId, subject);
  const isRequest = found === undefined && subject?.isKnown !== true && !hasWork && !inTouch;
  const standing = isRequest
    ? 'request_sent'
    : found === undefined || subject?.isKnown === true
      ? 'open'
      : standingOf(found, actor.userId);
  const reason = whyNotWrite({ standing, sent: words, ...blocks });
  const left = Math.max(0, MESSAGE_LIMITS.requestsADay - others);
  return {
    with: people(otherId),
    thread:
      subject === null
        ? null
        : { kind: subject.kind, ref: subject.ref, title: subject.title, path: pathOfThread(subject) },
    // One that was opened for files only is begun by its first message.
    conversation_id: found?.isBegun === true ? found.id : null,
    thread_id: found?.isBegun === true && subject !== null ? await threadOf(db, found.id, subject) : null,
    unread,
    is_request: isRequest,
    requests_left: left,
    is_before_work: !hasWork,
    why_not_write: reason ?? (isRequest && left === 0 ? tooManyPeople(MESSAGE_LIMITS.requestsADay) : null),
  };
}

const insert = statement(
  'conversation_insert',
  `with made as (
     insert into conversation (id, low_id, high_id, created_at, asked_by, answered_at)
       values (:id, :low, :high, :now, :askedBy, :answeredAt)
     on conflict (low_id, high_id) where low_id is not null do nothing returning id)
   insert into conversation_member (conversation_id, user_id, sort_at)
   select made.id, who, :now from made, unnest(array[:low, :high]::uuid[]) who returning conversation_id`,
);

async function conversationOf(
  tx: Tx,
  { userId }: Actor,
  { otherId, subject }: Partner,
  context: Context,
): Promise<string> {
  const { low, high } = pairOf(userId, otherId);
  let isKnown = subject?.isKnown === true;
  if (!isKnown && (await tx.row(ofPair, { low, high })) === undefined)
    ({ isKnown } = await reachOut(tx, { from: userId, to: otherId, door: 'message' }, context));
  else await refuseBlocked(tx, { from: userId, to: otherId });
  return pairConversation(tx, userId, otherId, isKnown, context);
}

const thread = statement(
  'message_thread_keep',
  `insert into message_thread (id, conversation_id, kind, ref, title, last_at)
    values (:id, :conversationId, :kind, :ref, :title, :lastAt)
   on conflict (conversation_id, kind, ref) do update set title = excluded.title returning id`,
);
const TITLE = 200;
export type ThreadAbout = Pick<TalkSubject, 'kind' | 'ref' | 'title'>;

export async function keepThread(
  tx: Tx,
  conversationId: string,
  { kind, ref, title }: ThreadAbout,
  { makeId, clock }: Context,
): Promise<string | null> {
  return (
    (await tx.row(thread, { id: makeId(), conversationId, kind, ref, title: title.slice(0, TITLE), lastAt: clock() }))
      ?.id ?? null
  );
}

/** For something that happened between two people, whatever either of them would write. */
export async function pairConversation(
  tx: Tx,
  from: string,
  to: string,
  isKnown: boolean,
  { makeId, clock }: Context,
): Promise<string> {
  const { low, high } = pairOf(from, to);
  const now = clock();
  if ((await tx.row(ofPair, { low, high })) === undefined)
    await tx.rows(insert, {
      id: makeId(),
      low,
      high,
      now,
      askedBy: isKnown ? null : from,
      answeredAt: isKnown ? now : null,
    });
  const found = await tx.row(ofPair, { low, high });
  if (found === undefined) throw new Error('a pair has a conversation after it was made');
  if (isKnown && found.answeredAt === null) await tx.rows(openKnown, { id: found.id, now });
  return found.id;
}

/** For files of a first message to someone who takes them: a conversation that nobody lists before the message. */
export async function openConversation(
  tx: Tx,
  actor: Actor,
  wanted: string,
  context: Context,
): Promise<{ conversation_id: string }> {
  if (isTeam(wanted)) return { conversation_id: (await openTeam(tx, actor, wanted, context)).id };
  const { otherId, subject } = await partnerOf(tx, actor, wanted, context);
  await refuseBlocked(tx, { from: actor.userId, to: otherId });
  const isNew = (await tx.row(ofPair, pairOf(actor.userId, otherId))) === undefined;
  const isKnown = subject?.isKnown === true;
  if (
    isNew &&
    !isKnown &&
    !(await haveWork(tx, actor.userId, otherId, context)) &&
    !(await isInTouch(tx, actor.userId, otherId))
  )
    throw new Failure('wrong_state', { message: whyNotAttach('request_sent') ?? '' });
  return { conversation_id: await pairConversation(tx, actor.userId, otherId, isNew || isKnown, context) };
}

export interface Begun {
  readonly with: string;
  readonly id: string;
  /** May be empty beside files. */
  readonly text: string;
  readonly files?: readonly string[] | undefined;
}

async function pairPlace(tx: Tx, actor: Actor, wanted: string, context: Context) {
  const partner = await partnerOf(tx, actor, wanted, context);
  return { conversationId: await conversationOf(tx, actor, partner, context), subject: partner.subject };
}
async function teamPlace(tx: Tx, actor: Actor, wanted: string, context: Context) {
  const { id, team } = await openTeam(tx, actor, wanted, context);
  return { conversationId: id, subject: { kind: 'project' as const, ref: team.ref, title: team.title } };
}

export async function beginConversation(
  tx: Tx,
  actor: Actor,
  { with: wanted, id, text, files = [] }: Begun,
  context: Context,
) {
  if (text === '' && files.length === 0) throw invalidField('text', 'Write a message.');
  const { conversationId, subject } = isTeam(wanted)
    ? await teamPlace(tx, actor, wanted, context)
    : await pairPlace(tx, actor, wanted, context);
  // Before its thread, as everything that writes takes them.
  await lockMyConversation(tx, conversationId, actor.userId);
  const threadId = subject === null ? null : await keepThread(tx, conversationId, subject, context);
  return {
    conversation_id: conversationId,
    thread_id: threadId,
    message: await writeMessage(tx, actor, conversationId, { id, text, threadId, files }, context),
  };
}
