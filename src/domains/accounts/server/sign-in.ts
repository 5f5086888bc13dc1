import type { Role } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic, type FactsOf } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { describeDevice, deviceWords, networkOf } from '#kit/server/device.ts';
import type { RequestFacts } from '#kit/server/http/handler.ts';
import { wakeRelay } from '#kit/server/jobs/announce.ts';
import { newDevice } from '../events.ts';
import { deviceHash, deviceMark, keepDeviceMark } from './known-devices.ts';
import { startingAnew, type LoginAttempt } from './login-limits.ts';
import { newSession, type OpenedSession, type SignInWay } from './sessions.ts';
import { refuseSuspended } from './suspensions.ts';

/**
 * Everything in one round trip: the account and this browser as they were before and, unless it is suspended, the new
 * session, the browser's cookie, the times, the guesses that are taken back, and the event of a new device.
 */
const enter = statement(
  'sign_in_enter',
  `with who as (
     select a.id, a.suspended_at, a.last_login_at is not null as came_before,
       exists (select from known_device d where d.user_id = a.id and d.device_hash = :before) as knows_device,
       exists (select from session s where s.user_id = a.id and s.address = :address and s.user_agent = :userAgent)
         as knows_place
     from account a where a.id = :id for no key update of a
   ), allowed as (select id from who where suspended_at is null),
   device as (insert into known_device (user_id, device_hash) select id, :newDeviceHash from allowed
     where :newDeviceHash <> :before or not (select knows_device from who) on conflict do nothing),
   noted as (update account set last_login_at = now(), last_activity_at = now() from allowed
     where account.id = allowed.id),
   opened as (insert into session (id, user_id, token_hash, created_at, last_used_at, expires_at, address, user_agent,
     way)
     select :sessionId, id, :tokenHash, now(), now(), :expiresAt, :address, :userAgent, :way from allowed),
   forgiven as materialized (select forgive_attempts(:charged, :whole) from allowed),
   told as materialized (select announce_event(:name, :facts, :topics) from who
     where suspended_at is null and came_before and not (knows_device or knows_place) and :facts::jsonb is not null)
   select suspended_at, (select count(*) from forgiven) + (select count(*) from told) as done from who`,
);

export interface Recognised {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** The counters this sign-in was added to as a guess, to be taken back. */
  readonly charged?: LoginAttempt;
  /** They signed in with this browser before, so no notification is needed. */
  readonly isKnownDevice?: boolean;
}

function newsOf(
  who: Recognised,
  agent: string,
  request: RequestFacts,
  context: Context,
): FactsOf<typeof newDevice> | null {
  if (who.isKnownDevice === true) return null;
  return {
    userId: who.id,
    device: deviceWords(describeDevice(agent)),
    network: networkOf(request.address),
    at: context.clock().toISOString(),
  };
}

/** The caller has proved who they are: opens the session, and notifies the owner of a new device. */
export async function signIn(
  reads: Db | Tx,
  who: Recognised,
  request: RequestFacts,
  context: Context,
  way: SignInWay = 'password',
): Promise<OpenedSession> {
  const session = newSession(request, context);
  const before = deviceHash(deviceMark(request) ?? '');
  const { charged = [] } = who;
  const news = newsOf(who, session.agent, request, context);
  const row = await reads.row(enter, {
    id: who.id,
    before,
    address: request.address,
    userAgent: session.agent,
    newDeviceHash: deviceHash(keepDeviceMark(request)),
    sessionId: session.id,
    tokenHash: session.tokenHash,
    expiresAt: session.expiresAt,
    way,
    charged,
    whole: startingAnew(charged),
    name: newDevice.name,
    facts: news === null ? null : JSON.stringify(news),
    topics: [userTopic(who.id)],
  });
  if (row === undefined) throw new Failure('unauthenticated');
  if (row.suspended_at !== null) await refuseSuspended(reads, who.id, context);
  if (news !== null) (reads.kind === 'tx' ? reads.afterCommit : callNow)(wakeRelay);
  context.log.info(
    { event: 'login', actor: who.id, way, address: request.address, requestId: request.id },
    'signed in',
  );
  return session;
}

const callNow = (run: () => void): void => run();

const byId = statement('recognised_by_id', 'select id, email, role from account where id = :userId');

/** For sign-in methods that know the account by another proof than address and password. */
export async function recognisedBy(reads: Db | Tx, userId: string): Promise<Recognised> {
  const row = await reads.row(byId, { userId });
  if (row === undefined) throw new Failure('unauthenticated');
  return row;
}

/** What every way of signing in answers with (VAL-4). */
export const loginAnswer = (who: Recognised, { token, expiresAt }: OpenedSession) => ({
  api_token: token,
  id: who.id,
  email: who.email,
  role: who.role,
  token_expires_at: expiresAt.toISOString(),
});

export type LoginAnswer = ReturnType<typeof loginAnswer>;
