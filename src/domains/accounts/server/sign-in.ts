import type { Role } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { RequestFacts } from '#kit/server/http/handler.ts';
import { MAX_PASSWORD } from '../password.ts';
import { forgiveLogin, refuseTooManyLogins } from './login-limits.ts';
import { isPassword } from './password-hash.ts';
import { cleanEmail } from './register-person.ts';
import { openSession, type OpenedSession } from './sessions.ts';

export interface Recognised {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

const byEmail = statement(
  'account_by_email',
  'select a.id, a.email, a.role, c.password_hash from account a left join credential c on c.user_id = a.id where a.email = $1',
);

/**
 * Whose address and password these are. Runs before the transaction: an unknown address and a wrong password cost the
 * same hash, give the same answer and count the same (AUT-2, AUT-3).
 */
export async function recognise(db: Db, typed: { email: string; password: string }, request: RequestFacts, context: Context): Promise<Recognised> {
  const email = cleanEmail(typed.email);
  if (email === '' || typed.password === '')
    throw new Failure('invalid_input', { message: 'Email and password are required', fields: missing(email, typed.password) });
  const attempt = await refuseTooManyLogins(db, email, request.address, context);
  const isPossible = email.length <= 254 && email.isWellFormed();
  const row = isPossible ? await db.row<Recognised & { password_hash: string | null }>(byEmail, [email]) : undefined;
  const isRight = await isPassword(typed.password.slice(0, MAX_PASSWORD), row?.password_hash ?? null);
  if (row === undefined || !isRight || typed.password.length > MAX_PASSWORD) {
    context.log.info({ event: 'login_failed', address: request.address, requestId: request.id, account: row?.id ?? null }, 'sign-in refused');
    throw new Failure('wrong_credentials');
  }
  await forgiveLogin(db, attempt);
  return { id: row.id, email: row.email, role: row.role };
}

const missing = (email: string, password: string) => ({
  ...(email === '' ? { email: ['This is required.'] } : {}),
  ...(password === '' ? { password: ['This is required.'] } : {}),
});

const noteLogin = statement('account_note_login', 'update account set last_login_at = now(), last_activity_at = now() where id = $1');

export async function signIn(tx: Tx, who: Recognised, request: RequestFacts, context: Context): Promise<OpenedSession> {
  await tx.rows(noteLogin, [who.id]);
  context.log.info({ event: 'login', actor: who.id, address: request.address, requestId: request.id }, 'signed in');
  return openSession(tx, who.id, request, context);
}
