import type { Role } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { describeDevice, deviceWords, networkOf } from '#kit/server/device.ts';
import type { RequestFacts } from '#kit/server/http/handler.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { newDevice } from '../events.ts';
import { deviceHash, deviceMark, keepDeviceMark } from './known-devices.ts';
import { openSession, type OpenedSession, type SignInWay } from './sessions.ts';
import { refuseSuspended } from './suspensions.ts';

const before = statement(
  'sign_in_before',
  `select a.suspended_at, a.last_login_at is not null as came_before,
     exists (select from known_device d where d.user_id = a.id and d.device_hash = $2) or
     exists (select from session s where s.user_id = a.id and s.address = $3 and s.user_agent = $4) as is_known
   from account a where a.id = $1 for no key update of a`,
);
const note = statement(
  'sign_in_note',
  `with device as (insert into known_device (user_id, device_hash) values ($1, $2)
     on conflict (user_id, device_hash) do update set last_used_at = now())
   update account set last_login_at = now(), last_activity_at = now() where id = $1`,
);

interface Before {
  readonly suspended_at: Date | null;
  readonly came_before: boolean;
  readonly is_known: boolean;
}

export interface Recognised {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

/** Whoever gets here has proved who they are: opens the session, and tells the owner of a device never seen before. */
export async function signIn(tx: Tx, who: Recognised, request: RequestFacts, context: Context, way: SignInWay = 'password'): Promise<OpenedSession> {
  const agent = request.userAgent.replaceAll('\0', '').slice(0, 300);
  const row = await tx.row<Before>(before, [who.id, deviceHash(deviceMark(request) ?? ''), request.address, agent]);
  if (row === undefined) throw new Failure('unauthenticated');
  if (row.suspended_at !== null) await refuseSuspended(tx, who.id, context);
  await tx.rows(note, [who.id, deviceHash(keepDeviceMark(request))]);
  const opened = await openSession(tx, who.id, request, context, way);
  if (row.came_before && !row.is_known) {
    const facts = { userId: who.id, device: deviceWords(describeDevice(agent)), network: networkOf(request.address), at: context.clock().toISOString() };
    await announce(tx, newDevice, facts, [userTopic(who.id)]);
  }
  context.log.info({ event: 'login', actor: who.id, way, address: request.address, requestId: request.id }, 'signed in');
  return opened;
}

const byId = statement('recognised_by_id', 'select id, email, role from account where id = $1');

/** For ways in that know the account by another proof than address and password. */
export async function recognisedBy(reads: Db | Tx, userId: string): Promise<Recognised> {
  const row = await reads.row<Recognised>(byId, [userId]);
  if (row === undefined) throw new Failure('unauthenticated');
  return row;
}

/** What every way of signing in answers with (SPEC section 5). */
export const loginAnswer = (who: Recognised, { token, expiresAt }: OpenedSession) => ({
  api_token: token,
  id: who.id,
  email: who.email,
  role: who.role,
  token_expires_at: expiresAt.toISOString(),
});
