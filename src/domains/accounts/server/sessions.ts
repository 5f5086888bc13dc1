import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Caller } from '#kit/server/http/api.ts';
import { knownFailure } from '#kit/server/http/errors.ts';
import type { RequestFacts } from '#kit/server/http/handler.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { sessionsEnded } from '../events.ts';
import { HAS_FACTOR, noteSecondStep, SHOWN_SECOND_STEP } from './staff-second-step.ts';
import { isTokenShaped, makeToken, sha256 } from './tokens.ts';

const LIFE_DAYS = 30;
export const IDLE_DAYS = 14;
/** Use is recorded this often and not at every call, so that all but one call in five minutes stay pure reads. */
const NOTE_USE_EVERY = "interval '5 minutes'";
/** How long a confirmed identity counts (AUT-6, MON-11). */
export const CONFIRMED_MINUTES = 5;

/** One indexed pair of rows holds everything a request needs to know about its caller. */
const find = statement(
  'session_find',
  `select s.id, s.user_id, a.role, a.is_operator, a.email_verified_at is not null as email_verified, a.onboarded,
    a.keeps_other_side,
     s.last_used_at < now() - ${NOTE_USE_EVERY} as unnoted,
     coalesce(s.confirmed_at > now() - interval '${CONFIRMED_MINUTES} minutes', false) as confirmed,
       s.confirmed_with_factor, ${HAS_FACTOR} as has_factor,
     a.closing_at is not null as closing,
     a.is_operator and ${SHOWN_SECOND_STEP} as shown,
     case when a.is_operator then array(select r.role from staff_role r where r.account_id = a.id) end as staff_roles
   from session s join account a on a.id = s.user_id
   where s.token_hash = :tokenHash and s.ended_at is null and a.suspended_at is null and s.expires_at > now()
     and s.last_used_at > now() - interval '${IDLE_DAYS} days'`,
);
const noteUse = statement(
  'session_note_use',
  `with used as (update session set last_used_at = now() where id = :id returning user_id)
   update account set last_activity_at = now() from used where account.id = used.user_id`,
);

/** When the use of a session cannot be recorded, the read still succeeds (OPS-6). */
function unlessUnwritable(error: unknown): void {
  const code = knownFailure(error)?.code;
  if (code !== 'out_of_space' && code !== 'read_only') throw error;
}

/** The owner of a bearer token, or null when it is not valid, or no longer. */
export async function authenticate(db: Db, token: string): Promise<Caller | null> {
  if (!isTokenShaped(token)) return null;
  const row = await db.row(find, { tokenHash: sha256(token) });
  if (row === undefined) return null;
  if (row.unnoted) await db.rows(noteUse, { id: row.id }).catch(unlessUnwritable);
  return {
    userId: row.user_id,
    sessionId: row.id,
    role: row.role,
    isOperator: row.is_operator,
    staffRoles: row.staff_roles ?? [],
    emailVerified: row.email_verified,
    onboarded: row.onboarded,
    keepsOtherSide: row.keeps_other_side,
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
  return {
    id: context.makeId(),
    token,
    tokenHash: sha256(token),
    expiresAt: after(context.clock(), LIFE_DAYS * DAY_MS),
    agent,
  };
}

const end = statement(
  'session_end',
  `update session set ended_at = now() where user_id = :userId and ended_at is null
    and (:only::uuid is null or id = :only) and (:but::uuid is null or id <> :but) returning id`,
);

async function ended(tx: Tx, userId: string, only: string | null, but: string | null): Promise<string[]> {
  const sessionIds = (await tx.rows(end, { userId, only, but })).map((row) => row.id);
  if (sessionIds.length > 0) announce(tx, sessionsEnded, { userId, sessionIds }, [userTopic(userId)]);
  return sessionIds;
}

export const endSession = (tx: Tx, userId: string, sessionId: string): Promise<string[]> =>
  ended(tx, userId, sessionId, null);
/** Every session but the one that asks, or all of them: tokens stop immediately, sockets within a second (AUT-5). */
export const endOtherSessions = (tx: Tx, userId: string, keepSessionId: string | null): Promise<string[]> =>
  ended(tx, userId, null, keepSessionId);

const confirm = statement(
  'session_confirm',
  `update session set confirmed_at = now(), confirmed_with_factor = :withFactor
    where id = :sessionId and ended_at is null
   returning confirmed_at as "confirmed_at!"`,
);

/**
 * Records that this session's person confirmed their identity, with a second factor or without (AUT-12). Gives when
 * that expires.
 */
export async function noteConfirmation(tx: Tx, sessionId: string, withFactor: boolean): Promise<Date> {
  const row = await tx.row(confirm, { sessionId, withFactor });
  if (row === undefined) throw new Failure('unauthenticated');
  return after(row.confirmed_at, CONFIRMED_MINUTES * MINUTE_MS);
}

/** A factor was just set up in this session: that proves it as well as using it would. */
export async function noteFactor(tx: Tx, { sessionId }: Actor): Promise<void> {
  await noteSecondStep(tx, { sessionId });
  await noteConfirmation(tx, sessionId, true);
}

const expiry = statement('session_expiry', 'select expires_at from session where id = :sessionId');

export async function sessionExpiry(db: Db | Tx, sessionId: string): Promise<Date | null> {
  return (await db.row(expiry, { sessionId }))?.expires_at ?? null;
}

const endedOf = statement(
  'sessions_ended_among',
  'select id from session where id = any (:sessionIds) and ended_at is not null',
);

/** Which of these are over, whichever process ended them. */
export const endedAmong = async (db: Db, sessionIds: readonly string[]): Promise<string[]> =>
  sessionIds.length === 0 ? [] : (await db.rows(endedOf, { sessionIds })).map((row) => row.id);
