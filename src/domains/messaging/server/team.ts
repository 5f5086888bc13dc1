/**
 * The conversation of a project's client with the people hired for it: its client opens it, and adds and removes people
 * (decision 144).
 */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { talkedAbout, type TalkTeam } from './talk-subject.ts';
import type { ConversationWith, Member } from '../contract.ts';
import { membersMoved } from '../events.ts';
import { pathOfThread } from '../thread-path.ts';
import { conversationTopic, inboxTopic } from '../topics.ts';
import { lockMyConversation, membersOf } from './store.ts';
import { threadOf } from './thread-of.ts';
import { unreadIn } from './unread-counts.ts';

const PREFIX = 'team:';
export const isTeam = (wanted: string): boolean => wanted.startsWith(PREFIX);

const none = () => new Failure('not_found', { message: 'There is no one to write to about this.' });

async function teamOf(reads: Db | Tx, slug: string, userId: string, context: Context): Promise<TalkTeam | null> {
  for (const { teamOf: read } of talkedAbout.of(context)) {
    const team = await read?.(reads, slug, userId);
    if (team !== undefined && team !== null) return team;
  }
  return null;
}

const ofTeam = statement('conversation_of_team', 'select id from conversation where team_of = :teamOf');
const isIn = statement(
  'conversation_team_member',
  'select left_at from conversation_member where conversation_id = :conversationId and user_id = :userId',
);

/** What the screen shows before the first message to the team. A freelancer finds it once the client has opened it. */
export async function conversationWithTeam(
  db: Db,
  { userId }: Actor,
  wanted: string,
  context: Context,
): Promise<ConversationWith> {
  const team = await teamOf(db, wanted.slice(PREFIX.length), userId, context);
  if (team === null) throw none();
  const found = await db.row(ofTeam, { teamOf: team.ref });
  const mine = found === undefined ? undefined : await db.row(isIn, { conversationId: found.id, userId });
  if (team.clientId !== userId && (mine === undefined || mine.left_at !== null)) throw none();
  const thread = { kind: 'project' as const, ref: team.ref, title: team.title };
  return {
    with: { id: found?.id ?? team.ref, name: team.title, username: '', avatar_url: null },
    thread: { ...thread, path: pathOfThread(thread) },
    conversation_id: found?.id ?? null,
    thread_id: found === undefined ? null : await threadOf(db, found.id, thread),
    unread: found === undefined ? 0 : await unreadIn(db, found.id, userId, thread),
    is_request: false,
    is_before_work: false,
    requests_left: 0,
    why_not_write: null,
  };
}

const insert = statement(
  'conversation_team_insert',
  `insert into conversation (id, created_at, answered_at, team_of, title, owner_id)
    values (:id, :now, :now, :teamOf, :title, :userId)
   on conflict (team_of) where team_of is not null do nothing`,
);
/** People who join, or rejoin, read what is said from now on. */
const add = statement(
  'conversation_member_add',
  `insert into conversation_member (conversation_id, user_id, from_seq, delivered_seq, read_seq, sort_at)
   select c.id, who, c.last_seq, c.last_seq, c.last_seq, :now from conversation c, unnest(:people::uuid[]) who
     where c.id = :id
   on conflict (conversation_id, user_id) do update set left_at = null, from_seq = excluded.from_seq,
     delivered_seq = excluded.delivered_seq,
     read_seq = excluded.read_seq, unread = 0, sort_at = excluded.sort_at where conversation_member.left_at is not null
   returning user_id`,
);

/** Opened by the client with everyone who works on it; the same one for ever after, also under another title. */
export async function openTeam(
  tx: Tx,
  { userId }: Actor,
  wanted: string,
  context: Context,
): Promise<{ id: string; team: TalkTeam }> {
  const team = await teamOf(tx, wanted.slice(PREFIX.length), userId, context);
  if (team === null) throw none();
  const before = await tx.row(ofTeam, { teamOf: team.ref });
  if (before !== undefined) return { id: before.id, team };
  if (team.clientId !== userId) throw none();
  const now = context.clock();
  await tx.rows(insert, { id: context.makeId(), now, teamOf: team.ref, title: team.title.slice(0, 200), userId });
  const found = await tx.row(ofTeam, { teamOf: team.ref });
  if (found === undefined) throw new Error('a team has a conversation after it was made');
  await tx.rows(add, { id: found.id, people: [userId, ...team.freelancerIds], now });
  return { id: found.id, team };
}

const everyone = statement(
  'conversation_members_ever',
  `select m.user_id, m.left_at, c.owner_id, c.team_of from conversation c
    join conversation_member m on m.conversation_id = c.id
   where c.id = :id and c.team_of is not null order by m.user_id = c.owner_id desc, m.sort_at, m.user_id`,
);

/**
 * Everyone who is or was in it, for names beside messages; and who could be added, for its owner. Nobody in a
 * conversation of two.
 */
export async function teamMembers(reads: Db | Tx, { userId }: Actor, id: string, context: Context): Promise<Member[]> {
  const rows = await reads.rows(everyone, { id });
  const [first] = rows;
  if (first === undefined) return [];
  const team = first.owner_id === userId ? await teamOf(reads, first.team_of ?? '', userId, context) : null;
  const known = new Set(rows.map(({ user_id: memberId }) => memberId));
  const hired = (team?.freelancerIds ?? []).filter((freelancerId) => !known.has(freelancerId));
  const people = await shownPeople(reads, [...known, ...hired]);
  return [
    ...rows.map(({ user_id: memberId, left_at: leftAt, owner_id: ownerId }) => ({
      ...people(memberId),
      is_owner: memberId === ownerId,
      is_here: leftAt === null,
    })),
    ...hired.map((freelancerId) => ({ ...people(freelancerId), is_owner: false, is_here: false })),
  ].map((member) => ({ ...member, is_hired: team?.freelancerIds.includes(member.id) === true }));
}

const owner = statement('conversation_owner', 'select owner_id, team_of from conversation where id = :id');
const remove = statement(
  'conversation_member_remove',
  `update conversation_member set left_at = :leftAt, unread = 0, is_marked_unread = false, pinned_at = null,
    archived_at = null, muted_at = null, notify_at = null
   where conversation_id = :id and user_id = :whose and left_at is null returning user_id`,
);

interface Change {
  readonly user_id: string;
  readonly is_here: boolean;
}

/**
 * Its owner adds hired people and removes anyone; everyone else can only leave. Former members can no longer read it.
 */
export async function changeMember(
  tx: Tx,
  actor: Actor,
  id: string,
  { user_id: whose, is_here: isHere }: Change,
  context: Context,
): Promise<{ members: Member[] }> {
  const { userId } = actor;
  await lockMyConversation(tx, id, userId);
  const group = await tx.row(owner, { id });
  if (group === undefined || group.team_of === null || group.owner_id === null)
    throw new Failure('wrong_state', { message: 'Only groups have people to add and remove.' });
  const isOwner = group.owner_id === userId;
  const before = await membersOf(tx, id);
  if (!isOwner && whose !== userId)
    throw new Failure('wrong_state', { message: 'Only the project’s client can add and remove people.' });
  if (whose === group.owner_id)
    throw new Failure('wrong_state', { message: 'The client of the project stays in the group.' });
  if (isHere) {
    const team = isOwner ? await teamOf(tx, group.team_of, userId, context) : null;
    if (team?.freelancerIds.includes(whose) !== true)
      throw invalidField('user_id', 'Only people with an active contract for this project can be added.');
    await tx.rows(add, { id, people: [whose], now: context.clock() });
  } else await tx.rows(remove, { id, whose, leftAt: context.clock() });
  announce(tx, membersMoved, { conversationId: id, userId: whose, isHere }, [
    conversationTopic(id),
    ...new Set([...before, whose].map(inboxTopic)),
  ]);
  return { members: whose === userId && !isHere ? [] : await teamMembers(tx, actor, id, context) };
}
