import type { Actor, Role } from '#kit/actor.ts';
import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Caller } from '#kit/server/http/api.ts';
import { knownFailure } from '#kit/server/http/errors.ts';
import type { RequestFacts } from '#kit/server/http/handler.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { StaffRole } from '#kit/staff.ts';
import { sessionsEnded } from '../events.ts';
import { HAS_FACTOR, noteSecondStep, SHOWN_SECOND_STEP } from './staff-second-step.ts';
import { isTokenShaped, makeToken, sha256 } from './tokens.ts';

const LIFE_DAYS = 30;
export const IDLE_DAYS = 14;
/** Use is noted this often, not at every call: a read stays a read for all but one call in five minutes. */
const NOTE_USE_EVERY = "interval '5 minutes'";
/** How long a confirmation that it is really them is good for (AUT-6, MON-11). */
export const CONFIRMED_MINUTES = 5;

/** One indexed row pair tells everything a request needs to know of its caller. */
const find = statement(
  'session_find',
  `select s.id, s.user_id, a.role, a.is_operator, a.email_verified_at is not null as email_verified, a.onboarded,
     s.last_used_at < now() - ${NOTE_USE_EVERY} as unnoted,
     coalesce(s.confirmed_at > now() - interval '${CONFIRMED_MINUTES} minutes', false) as confirmed, s.confirmed_with_factor, ${HAS_FACTOR} as has_factor,
     a.closing_at is not null as closing,
     a.is_operator and ${SHOWN_SECOND_STEP} as shown,
     case when a.is_operator then array(select r.role from staff_role r where r.account_id = a.id) end as staff_roles
   from session s join account a on a.id = s.user_id
   where s.token_hash = $1 and s.ended_at is null and a.suspended_at is null and s.expires_at > now() and s.last_used_at > now() - interval '${IDLE_DAYS} days'`,
);
const noteUse = statement(
  'session_note_use',
  `with used as (update session set last_used_at = now() where id = $1 returning user_id)
   update account set last_activity_at = now() from used where account.id = used.user_id`,
);

interface Found {
  readonly id: string;
  readonly user_id: string;
  readonly role: Role;
  readonly is_operator: boolean;
  readonly email_verified: boolean;
  readonly onboarded: boolean;
  readonly unnoted: boolean;
  readonly confirmed: boolean;
  readonly confirmed_with_factor: boolean;
  readonly has_factor: boolean;
  readonly closing: boolean;
  readonly shown: boolean;
  readonly staff_roles: StaffRole[] | null;
}

/** Nobody is kept from reading because it cannot be noted that they did (OPS-6). */
function unlessUnwritable(error: unknown): void {
  const code = knownFailure(error)?.code;
  if (code !== 'out_of_space' && code !== 'read_only') throw error;
}

/** Who a bearer token belongs to, or null when it is not, or no longer, good. */
export async function authenticate(db: Db, token: string): Promise<Caller | null> {
  if (!isTokenShaped(token)) return null;
  const row = await db.hot<Found>(find, [sha256(token)]);
  if (row === undefined) return null;
  if (row.unnoted) await db.rows(noteUse, [row.id]).catch(unlessUnwritable);
  return {
    userId: row.user_id,
    sessionId: row.id,
    role: row.role,
    isOperator: row.is_operator,
    staffRoles: row.staff_roles ?? [],
    emailVerified: row.email_verified,
    onboarded: row.onboarded,
    isConfirmed: row.confirmed && (row.confirmed_with_factor || !row.has_factor),
    hasFactor: row.has_factor,
    isClosing: row.closing,
    hasShownSecondStep: row.shown,
  };
}

export type SignInWay = 'password' | 'password_and_code' | 'passkey' | 'google';

export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface NewSession extends OpenedSession {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly agent: string;
}

/** A new token at every sign-in; nothing of an older session carries over (AUT-4). */
export function newSession(request: Pick<RequestFacts, 'userAgent'>, context: Context): NewSession {
  const token = makeToken();
  const agent = request.userAgent.replaceAll('\0', '').slice(0, 300);
  return { id: context.makeId(), token, tokenHash: sha256(token), expiresAt: after(context.clock(), LIFE_DAYS * DAY_MS), agent };
}

const end = statement(
  'session_end',
  `update session set ended_at = now() where user_id = $1 and ended_at is null and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3) returning id`,
);

type Listener = (sessionIds: readonly string[]) => void;
const listeners = new Set<Listener>();

/** For what this process remembers of sessions: told as soon as an end is committed here. */
export const onSessionsEnded = (listener: Listener): void => void listeners.add(listener);

async function ended(tx: Tx, userId: string, only: string | null, but: string | null): Promise<string[]> {
  const sessionIds = (await tx.rows<{ id: string }>(end, [userId, only, but])).map((row) => row.id);
  tx.afterCommit(() => {
    for (const listener of listeners) listener(sessionIds);
  });
  if (sessionIds.length > 0) await announce(tx, sessionsEnded, { userId, sessionIds }, [userTopic(userId)]);
  return sessionIds;
}

export const endSession = (tx: Tx, userId: string, sessionId: string): Promise<string[]> => ended(tx, userId, sessionId, null);
/** Every session but the one that asks, or all of them: tokens stop at once, sockets within a second (AUT-5). */
export const endOtherSessions = (tx: Tx, userId: string, keepSessionId: string | null): Promise<string[]> => ended(tx, userId, null, keepSessionId);

const confirm = statement(
  'session_confirm',
  'update session set confirmed_at = now(), confirmed_with_factor = $2 where id = $1 and ended_at is null returning confirmed_at',
);

/** This session's person proved again that it is them, by a second factor or not (AUT-12). Gives when that stops counting. */
export async function noteConfirmation(tx: Tx, sessionId: string, withFactor: boolean): Promise<Date> {
  const row = await tx.row<{ confirmed_at: Date }>(confirm, [sessionId, withFactor]);
  if (row === undefined) throw new Failure('unauthenticated');
  return after(row.confirmed_at, CONFIRMED_MINUTES * MINUTE_MS);
}

/** A factor was just set up in this session, by whoever holds it: that shows it as well as being asked for it would. */
export async function noteFactor(tx: Tx, { sessionId }: Actor): Promise<void> {
  await noteSecondStep(tx, { sessionId });
  await noteConfirmation(tx, sessionId, true);
}

const expiry = statement('session_expiry', 'select expires_at from session where id = $1');

export async function sessionExpiry(db: Db | Tx, sessionId: string): Promise<Date | null> {
  return (await db.row<{ expires_at: Date }>(expiry, [sessionId]))?.expires_at ?? null;
}

const endedOf = statement('sessions_ended_among', 'select id from session where id = any ($1) and ended_at is not null');

/** Which of these are over, whichever process ended them. */
export const endedAmong = async (db: Db, sessionIds: readonly string[]): Promise<string[]> =>
  sessionIds.length === 0 ? [] : (await db.rows<{ id: string }>(endedOf, [sessionIds])).map((row) => row.id);
