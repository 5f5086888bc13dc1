import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { passwordChanged } from '../events.ts';
import { MAX_PASSWORD } from '../password.ts';
import { countGuess, forgiveGuesses } from './guesses.ts';
import { refuseWeak } from './new-password.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { dropChallenges } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';

interface Holder {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly password_hash: string | null;
}

const holder = statement(
  'credential_holder',
  'select a.email, a.first_name, a.last_name, a.username, c.password_hash from account a left join credential c on c.user_id = a.id where a.id = :userId',
);

/** Asks for the password again before something that a stolen session must not do (AUT-6). */
export async function reauthenticate(
  db: Db,
  userId: string,
  password: string,
  field: string,
  context: Context,
): Promise<Holder> {
  await countGuess(db, 'password', userId, context);
  const row = await db.row(holder, { userId });
  const isRight = await isPassword(password.slice(0, MAX_PASSWORD), row?.password_hash ?? null);
  if (row === undefined || !isRight || password.length > MAX_PASSWORD)
    throw invalidField(field, 'This isn’t your current password.');
  await forgiveGuesses(db, 'password', userId, context);
  return row;
}

export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
  readonly new_password_confirmation: string;
}

/** Everything slow or refusable, before the transaction opens: the hash to store. */
export async function preparePasswordChange(
  db: Db,
  userId: string,
  body: PasswordChange,
  context: Context,
): Promise<string> {
  const missing = Object.entries(body).filter(([, value]) => value === '');
  if (missing.length > 0)
    throw new Failure('invalid_input', {
      message: 'All fields are required',
      fields: Object.fromEntries(missing.map(([field]) => [field, ['This field is required.']])),
    });
  if (body.new_password !== body.new_password_confirmation)
    throw invalidField('new_password_confirmation', 'Passwords do not match');
  const person = await reauthenticate(db, userId, body.current_password, 'current_password', context);
  refuseWeak('new_password', body.new_password, {
    email: person.email,
    names: [person.first_name, person.last_name, person.username],
  });
  if (body.new_password === body.current_password)
    throw invalidField('new_password', 'Choose a password that is different from your current one.');
  return hashPassword(body.new_password);
}

const store = statement(
  'credential_store',
  `insert into credential (user_id, password_hash, changed_at) values (:userId, :passwordHash, :changedAt)
   on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`,
);

export async function storePassword(tx: Tx, userId: string, passwordHash: string, context: Context): Promise<void> {
  await tx.rows(store, { userId, passwordHash, changedAt: context.clock() });
}

/**
 * Every other session ends with the old password (AUT-5). The session that asked continues; only sign-in returns a
 * token.
 */
export async function changePassword(
  tx: Tx,
  actor: Actor,
  passwordHash: string,
  context: Context,
): Promise<{ ended_sessions: number }> {
  await storePassword(tx, actor.userId, passwordHash, context);
  await dropChallenges(tx, actor.userId);
  const sessionIds = await endOtherSessions(tx, actor.userId, actor.sessionId);
  announce(tx, passwordChanged, { userId: actor.userId }, [userTopic(actor.userId)]);
  context.log.info({ event: 'password_changed', actor: actor.userId, ended: sessionIds.length }, 'password changed');
  return { ended_sessions: sessionIds.length };
}
