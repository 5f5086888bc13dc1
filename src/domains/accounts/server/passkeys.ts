import type { Actor } from '#kit/actor.ts';
import { after, MINUTE_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import {
  challengeIn,
  passkeyToAskFor,
  passkeyToMake,
  readMadePasskey,
  readSignature,
  type MadePasskey,
} from '#kit/server/passkeys.ts';
import { passkeyAdded, passkeyRemoved } from '../events.ts';
import type { PasskeyAnswer, PasskeyMade } from '../passkey-shapes.ts';
import { noteFactor } from './sessions.ts';
import { refuseLastStep, refuseUnshownStep } from './staff-second-step.ts';
import { dropUselessRecoveryCodes, firstRecoveryCodes } from './two-factor-codes.ts';

const CHALLENGE_MINUTES = 5;
const MAX_PASSKEYS = 20;

type Purpose = 'add' | 'sign_in' | 'confirm';

const putChallenge = statement(
  'passkey_challenge_put',
  'insert into passkey_challenge (challenge, purpose, user_id, expires_at) values (:challenge, :purpose, :userId, :expiresAt)',
);
const takeChallenge = statement(
  'passkey_challenge_take',
  'delete from passkey_challenge where challenge = :challenge and purpose = :purpose and user_id is not distinct from :userId and expires_at > :now returning 1 as taken',
);
const known = statement('passkey_known', 'select credential_id, transports from passkey where user_id = :userId');
const owner = statement('passkey_owner', 'select email, first_name, last_name from account where id = :id');

const remember = (tx: Tx, challenge: string, purpose: Purpose, userId: string | null, context: Context) =>
  tx.rows(putChallenge, {
    challenge,
    purpose,
    userId,
    expiresAt: after(context.clock(), CHALLENGE_MINUTES * MINUTE_MS),
  });

/** Every challenge is valid for one answer, whatever the outcome. */
async function spendChallenge(
  db: Db,
  clientDataJSON: string,
  purpose: Purpose,
  userId: string | null,
  context: Context,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const taken =
    challenge === null ? undefined : await db.row(takeChallenge, { challenge, purpose, userId, now: context.clock() });
  if (challenge === null || taken === undefined) throw invalidField('passkey', 'That took too long. Try again.');
  return challenge;
}

export async function optionsToAdd(tx: Tx, actor: Actor, context: Context) {
  const person = await tx.row(owner, { id: actor.userId });
  if (person === undefined) throw new Failure('not_found');
  const user = { id: actor.userId, email: person.email, name: `${person.first_name} ${person.last_name}` };
  const options = await passkeyToMake(context.config, user, await tx.rows(known, { userId: actor.userId }));
  await remember(tx, options.challenge, 'add', actor.userId, context);
  return { options: { ...options } };
}

/** For sign-in, for any account; or to confirm the person who is signed in. */
export async function optionsToSign(tx: Tx, userId: string | null, context: Context) {
  const options = await passkeyToAskFor(context.config, userId === null ? [] : await tx.rows(known, { userId }));
  await remember(tx, options.challenge, userId === null ? 'sign_in' : 'confirm', userId, context);
  return { options: { ...options } };
}

export async function readAddition(
  db: Db,
  actor: Actor,
  response: PasskeyMade,
  context: Context,
): Promise<MadePasskey> {
  const challenge = await spendChallenge(db, response.response.clientDataJSON, 'add', actor.userId, context);
  const passkey = await readMadePasskey(context.config, response as never, challenge);
  if (passkey === null) throw invalidField('passkey', 'We couldn’t verify this passkey. Try again.');
  return passkey;
}

const insert = statement(
  'passkey_insert',
  `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
   select :id, :userId, :credentialId, :publicKey, :counter, :transports, :name, :isSynced, :createdAt
   where (select count(*) from passkey where user_id = :userId) < ${MAX_PASSKEYS}
   on conflict (credential_id) do nothing returning id`,
);

export async function addPasskey(
  tx: Tx,
  actor: Actor,
  name: string,
  passkey: MadePasskey,
  context: Context,
): Promise<{ id: string; recovery_codes: string[] | null }> {
  const { credentialId, publicKey, counter, transports, isSynced } = passkey;
  await refuseUnshownStep(tx, actor, context);
  const row = await tx.row(insert, {
    id: context.makeId(),
    userId: actor.userId,
    credentialId,
    publicKey,
    counter,
    transports,
    name,
    isSynced,
    createdAt: context.clock(),
  });
  if (row === undefined)
    throw new Failure('wrong_state', {
      message: `You’ve already added this passkey, or you have the maximum of ${MAX_PASSKEYS}. Remove one first.`,
    });
  await noteFactor(tx, actor);
  announce(tx, passkeyAdded, { userId: actor.userId, name }, [userTopic(actor.userId)]);
  context.log.info({ event: 'passkey_added', actor: actor.userId }, 'a passkey was added');
  // Anyone who loses the device must still be able to confirm who they are.
  return { id: row.id, recovery_codes: await firstRecoveryCodes(tx, actor.userId) };
}

const byCredential = statement(
  'passkey_by_credential',
  'select id, user_id, credential_id, public_key, counter, transports from passkey where credential_id = :credentialId',
);
const noteUse = statement(
  'passkey_note',
  'update passkey set counter = greatest(counter, :counter), last_used_at = :lastUsedAt where id = :id',
);

/** Whose passkey signed. An unknown key, someone else's key and a bad signature get the same answer. */
export async function readPasskey(
  db: Db,
  answer: PasskeyAnswer,
  userId: string | null,
  context: Context,
): Promise<string> {
  const challenge = await spendChallenge(
    db,
    answer.response.clientDataJSON,
    userId === null ? 'sign_in' : 'confirm',
    userId,
    context,
  );
  const key = await db.row(byCredential, { credentialId: answer.id });
  const counter =
    key === undefined || (userId !== null && key.user_id !== userId)
      ? null
      : await readSignature(context.config, answer as never, challenge, key);
  if (key === undefined || counter === null) {
    context.log.info({ event: 'passkey_refused', account: key?.user_id ?? null }, 'passkey refused');
    throw invalidField(
      'passkey',
      'We don’t recognize this passkey. Sign in another way, then add it in your settings.',
    );
  }
  await db.rows(noteUse, { id: key.id, counter, lastUsedAt: context.clock() });
  return key.user_id;
}

const list = statement(
  'passkey_list',
  'select id, name, is_synced, created_at, last_used_at from passkey where user_id = :userId order by created_at',
);
const rename = statement(
  'passkey_rename',
  'update passkey set name = :name where id = :id and user_id = :userId returning id',
);
const drop = statement('passkey_drop', 'delete from passkey where id = :id and user_id = :userId returning name');

export async function passkeysOf(db: Db, userId: string) {
  const rows = await db.rows(list, { userId });
  return {
    passkeys: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at?.toISOString() ?? null,
    })),
  };
}

export async function renamePasskey(tx: Tx, actor: Actor, id: string, name: string): Promise<null> {
  if ((await tx.row(rename, { id, userId: actor.userId, name })) === undefined) throw new Failure('not_found');
  return null;
}

export async function removePasskey(tx: Tx, actor: Actor, id: string, context: Context): Promise<null> {
  await refuseUnshownStep(tx, actor, context);
  await refuseLastStep(tx, actor, context);
  const gone = await tx.row(drop, { id, userId: actor.userId });
  if (gone === undefined) throw new Failure('not_found');
  await dropUselessRecoveryCodes(tx, actor.userId);
  announce(tx, passkeyRemoved, { userId: actor.userId, name: gone.name }, [userTopic(actor.userId)]);
  context.log.info({ event: 'passkey_removed', actor: actor.userId }, 'a passkey was removed');
  return null;
}
