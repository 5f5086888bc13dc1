/** Whom a message is for, and the one conversation that a pair of people has (decision 135). */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import type { TalkSubject } from '#kit/server/talk-subject.ts';
import type { ConversationWith } from '../contract.ts';
import { MESSAGE_LIMITS, pairOf, REQUEST_WINDOW_MS, standingOf, whyNotWrite } from '../message.ts';
import { pathOfThread } from '../thread-path.ts';
import { blocksBetween, lockMyConversation, sentIn } from './store.ts';
import { conversationWithTeam, isTeam, openTeam } from './team.ts';
import { haveWork } from './warn.ts';
import { writeMessage } from './write-message.ts';

const onShow = statement('message_person', 'select id as "id!" from account_on_show where username = $1');

interface Partner {
  readonly otherId: string;
  readonly subject: TalkSubject | null;
}

/** From `order:DK-7K3M-92QX` or `person:ana`. What the reader may not know of is not found. */
async function partnerOf(reads: Db | Tx, { userId }: Actor, wanted: string, { talkedAbout = [] }: Context): Promise<Partner> {
  const [name = '', ...rest] = wanted.split(':');
  const ref = rest.join(':');
  const subject = name === 'person' ? null : await talkedAbout.find((one) => one.name === name)?.read(reads, ref, userId);
  const otherId = name === 'person' ? (await reads.row(onShow, [ref]))?.id : subject?.otherId;
  if (otherId === undefined) throw new Failure('not_found', { message: 'There is no one to write to about this.' });
  if (otherId === userId) throw invalidField('with', 'You can’t write to yourself.');
  return { otherId, subject: subject ?? null };
}

const ofPair = statement(
  'conversation_of_two',
  'select id, asked_by as "askedBy", answered_at as "answeredAt" from conversation where low_id = $1 and high_id = $2',
);
const askedSince = statement('conversation_asked_since', 'select count(*)::integer as n from conversation where asked_by = $1 and created_at > $2');

const requestsLeft = async (reads: Db | Tx, userId: string, now: Date): Promise<number> =>
  Math.max(0, MESSAGE_LIMITS.requestsADay - ((await reads.row(askedSince, [userId, new Date(now.getTime() - REQUEST_WINDOW_MS)]))?.n ?? 0));

/** What the screen shows before the first message. */
export async function conversationWith(db: Db, actor: Actor, wanted: string, context: Context): Promise<ConversationWith> {
  if (isTeam(wanted)) return conversationWithTeam(db, actor, wanted, context);
  const { otherId, subject } = await partnerOf(db, actor, wanted, context);
  const [low, high] = pairOf(actor.userId, otherId);
  const [found, left, blocks, people, hasWork] = await Promise.all([
    db.row(ofPair, [low, high]),
    requestsLeft(db, actor.userId, context.clock()),
    blocksBetween(db, actor.userId, otherId),
    shownPeople(db, [otherId]),
    haveWork(db, actor.userId, otherId, context),
  ]);
  const standing = found === undefined || subject?.isKnown === true ? 'open' : standingOf(found, actor.userId);
  const why = whyNotWrite({ standing, sent: standing === 'request_sent' ? await sentIn(db, found?.id ?? '', actor.userId) : 0, ...blocks });
  const isRequest = found === undefined && subject?.isKnown !== true;
  return {
    with: people(otherId),
    thread: subject === null ? null : { kind: subject.kind, ref: subject.ref, title: subject.title, path: pathOfThread(subject) },
    conversation_id: found?.id ?? null,
    is_request: isRequest,
    requests_left: left,
    is_before_work: !hasWork,
    why_not_write: why ?? (isRequest && left === 0 ? TOO_MANY : null),
  };
}

const TOO_MANY = `You wrote to ${MESSAGE_LIMITS.requestsADay} new people today. You can write to more tomorrow.`;

const insert = statement(
  'conversation_insert',
  `with made as (
     insert into conversation (id, low_id, high_id, created_at, asked_by, answered_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (low_id, high_id) where low_id is not null do nothing returning id)
   insert into conversation_member (conversation_id, user_id, sort_at)
   select made.id, who, $4 from made, unnest(array[$2, $3]::uuid[]) who returning conversation_id`,
);
/** People who work together need nobody's leave. */
const openKnown = statement('conversation_open_known', 'update conversation set answered_at = coalesce(answered_at, $2) where id = $1');

async function conversationOf(tx: Tx, { userId }: Actor, { otherId, subject }: Partner, { makeId, clock }: Context): Promise<string> {
  const now = clock();
  const [low, high] = pairOf(userId, otherId);
  const isKnown = subject?.isKnown === true;
  const before = await tx.row(ofPair, [low, high]);
  if (before === undefined) {
    // One person's first messages are counted one after the other, however many tabs they have.
    lockUntilCommit(tx, 64, `message-requests:${userId}`);
    const { blockedByMe, blockedByOther, otherLeft } = await blocksBetween(tx, userId, otherId);
    const why = whyNotWrite({ standing: 'open', sent: 0, blockedByMe, blockedByOther, otherLeft });
    if (why !== null) throw new Failure('wrong_state', { message: why });
    const isThere = (await tx.row(ofPair, [low, high])) !== undefined;
    if (!isThere && !isKnown && (await requestsLeft(tx, userId, now)) === 0) throw new Failure('too_many_requests', { message: TOO_MANY });
    await tx.rows(insert, [makeId(), low, high, now, isKnown ? null : userId, isKnown ? now : null]);
  }
  const found = await tx.row(ofPair, [low, high]);
  if (found === undefined) throw new Error('a pair has a conversation after it was made');
  if (isKnown && found.answeredAt === null) await tx.rows(openKnown, [found.id, now]);
  return found.id;
}

const thread = statement(
  'message_thread_keep',
  `insert into message_thread (id, conversation_id, kind, ref, title, last_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (conversation_id, kind, ref) do update set title = excluded.title returning id`,
);
const TITLE = 200;
export type ThreadAbout = Pick<TalkSubject, 'kind' | 'ref' | 'title'>;

export async function keepThread(tx: Tx, conversationId: string, { kind, ref, title }: ThreadAbout, { makeId, clock }: Context): Promise<string | null> {
  return (await tx.row(thread, [makeId(), conversationId, kind, ref, title.slice(0, TITLE), clock()]))?.id ?? null;
}

/** For something that happened between two people, whatever either of them would write. */
export async function pairConversation(tx: Tx, from: string, to: string, isKnown: boolean, { makeId, clock }: Context): Promise<string> {
  const [low, high] = pairOf(from, to);
  const now = clock();
  if ((await tx.row(ofPair, [low, high])) === undefined) await tx.rows(insert, [makeId(), low, high, now, isKnown ? null : from, isKnown ? now : null]);
  const found = await tx.row(ofPair, [low, high]);
  if (found === undefined) throw new Error('a pair has a conversation after it was made');
  if (isKnown && found.answeredAt === null) await tx.rows(openKnown, [found.id, now]);
  return found.id;
}

export interface Begun {
  readonly with: string;
  readonly id: string;
  readonly text: string;
}

async function pairPlace(tx: Tx, actor: Actor, wanted: string, context: Context) {
  const partner = await partnerOf(tx, actor, wanted, context);
  return { conversationId: await conversationOf(tx, actor, partner, context), subject: partner.subject };
}
async function teamPlace(tx: Tx, actor: Actor, wanted: string, context: Context) {
  const { id, team } = await openTeam(tx, actor, wanted, context);
  return { conversationId: id, subject: { kind: 'project' as const, ref: team.ref, title: team.title } };
}

export async function beginConversation(tx: Tx, actor: Actor, { with: wanted, id, text }: Begun, context: Context) {
  const { conversationId, subject } = isTeam(wanted) ? await teamPlace(tx, actor, wanted, context) : await pairPlace(tx, actor, wanted, context);
  // Before its thread, as everything that writes takes them.
  await lockMyConversation(tx, conversationId, actor.userId);
  const threadId = subject === null ? null : await keepThread(tx, conversationId, subject, context);
  return { conversation_id: conversationId, thread_id: threadId, message: await writeMessage(tx, actor, conversationId, { id, text, threadId }, context) };
}
