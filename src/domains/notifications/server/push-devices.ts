/** The devices of a person that get pushes. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { describeDevice, deviceWords } from '#kit/server/device.ts';
import type { Config } from '#kit/server/config.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { seal, unseal } from '#kit/server/sealed.ts';
import { arePushKeys } from '#kit/server/web-push/encrypt.ts';
import { pushOrigin } from '#kit/server/web-push/push-services.ts';
import type { Subscription } from '#kit/server/web-push/send-web-push.ts';
import type { addPushDevice, PushDevice, pushDevices } from '../device-contract.ts';
import { pushDue } from '../events.ts';
import { pushPublicKey } from './push-key.ts';

/** Pushes to the devices of people (decision 149). */
export const pushLimits = {
  devicesOfAPerson: 10,
  /** The list in the app has the rest. */
  anHourToADevice: 30,
  tries: 6,
  /** Older notifications are in the app and are no longer pushed. */
  staleHours: 24,
  /** For a device that is off. */
  keptByServiceSeconds: 12 * 3_600,
} as const;

const PURPOSE = 'push-device';
const stored = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

const COLUMNS = 'id, label, created_at, sent_at, endpoint_hash';
const list = statement(
  'push_devices',
  `select ${COLUMNS} from push_device where user_id = :userId order by created_at, id`,
);
type Row = RowOf<typeof list>;

const present = ({ id, label, created_at: createdAt, sent_at: sentAt, endpoint_hash: hash }: Row): PushDevice => ({
  id,
  label,
  created_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
  fingerprint: hash.toString('base64url'),
});

export const devicesOf = async (db: Db, { userId }: Actor): Promise<DataOf<typeof pushDevices>> => ({
  public_key: await pushPublicKey(db),
  devices: (await db.rows(list, { userId })).map(present),
});

const lockPerson = statement(
  'push_devices_lock',
  'select id, endpoint_hash from push_device where user_id = :userId for update',
);
const keep = statement(
  'push_device_keep',
  `insert into push_device (id, user_id, session_id, endpoint_hash, sealed, label, created_at, hour_from)
   values (:id, :userId, :sessionId, :hash, :sealed, :label, :createdAt, :createdAt)
   on conflict (endpoint_hash) do update set user_id = excluded.user_id, session_id = excluded.session_id,
     sealed = excluded.sealed, label = excluded.label,
     id = case when push_device.user_id = excluded.user_id then push_device.id else excluded.id end,
     created_at = case when push_device.user_id = excluded.user_id then push_device.created_at
       else excluded.created_at end
   returning ${COLUMNS}`,
);
const dropWaiting = statement(
  'push_deliveries_of_before',
  'delete from push_delivery p using push_device d where d.id = p.device_id and d.endpoint_hash = :hash and d.user_id <> :userId',
);

type Given = Parsed<typeof addPushDevice>['body'];

/** One browser belongs to the person who turned it on last; what waited for the one before is not shown to them. */
export async function addDevice(
  tx: Tx,
  { userId, sessionId }: Actor,
  { endpoint, keys }: Given,
  userAgent: string,
  context: Context,
): Promise<PushDevice> {
  const { config, clock, makeId } = context;
  if (pushOrigin(endpoint, config.pushServices) === null)
    throw invalidField('endpoint', 'We don’t recognize this push service.');
  if (!arePushKeys({ p256dh: Buffer.from(keys.p256dh, 'base64url'), auth: Buffer.from(keys.auth, 'base64url') }))
    throw invalidField('keys', 'These aren’t the keys of a push subscription.');
  const hash = createHash('sha256').update(endpoint).digest();
  const others = (await tx.rows(lockPerson, { userId })).filter((device) => !device.endpoint_hash.equals(hash));
  if (others.length >= pushLimits.devicesOfAPerson)
    throw new Failure('wrong_state', { message: `You have ${pushLimits.devicesOfAPerson} devices. Remove one first.` });
  await tx.rows(dropWaiting, { hash, userId });
  const sealed = seal(config, PURPOSE, hash.toString('base64url'), JSON.stringify({ endpoint, ...keys }));
  const row = await tx.row(keep, {
    id: makeId(),
    userId,
    sessionId,
    hash,
    sealed,
    label: deviceWords(describeDevice(userAgent)).slice(0, 120),
    createdAt: clock(),
  });
  if (row === undefined) throw new Error('a device is kept');
  return present(row);
}

/** As it was given by the browser. */
export function subscriptionOf(config: Config, hash: Buffer, sealed: Buffer): Subscription {
  const { endpoint, p256dh, auth } = z.parse(
    stored,
    JSON.parse(unseal(config, PURPOSE, hash.toString('base64url'), sealed)),
  );
  return { endpoint, p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
}

const remove = statement(
  'push_device_remove',
  'delete from push_device where id = :id and user_id = :userId returning id',
);

export async function removeDevice(tx: Tx, { userId }: Actor, id: string): Promise<null> {
  if ((await tx.row(remove, { id, userId })) === undefined)
    throw new Failure('not_found', { message: 'This device is not in your list.' });
  return null;
}

const mine = statement('push_device_mine', 'select id from push_device where id = :id and user_id = :userId');
const test = statement(
  'push_delivery_test',
  `insert into push_delivery (id, device_id, slot, created_at) values (:deliveryId, :id, :slot, :createdAt)`,
);

export async function testDevice(tx: Tx, { userId }: Actor, id: string, { makeId, clock }: Context): Promise<null> {
  if ((await tx.row(mine, { id, userId })) === undefined)
    throw new Failure('not_found', { message: 'This device is not in your list.' });
  const deliveryId = makeId();
  await tx.rows(test, { deliveryId, id, createdAt: clock(), slot: `test:${deliveryId}` });
  announce(tx, pushDue, { deliveryId });
  return null;
}

const forget = statement(
  'push_devices_of_sessions',
  'delete from push_device where session_id = any(:sessionIds::uuid[])',
);

/** Who signed out of a browser gets nothing there any more. */
export const forgetSessions = ({ database }: Context, sessionIds: readonly string[]): Promise<unknown> =>
  database.transact((tx) => tx.rows(forget, { sessionIds }));
