import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { RequestFacts } from '#kit/server/http/handler.ts';
import { MAX_PASSWORD } from '../password.ts';
import { deviceHash, deviceMark } from './known-devices.ts';
import { forgiveLogin, refuseTooManyLogins } from './login-limits.ts';
import { isPassword, renewHash } from './password-hash.ts';
import { cleanEmail } from './register-person.ts';
import { askForCode } from './second-factor.ts';
import type { Recognised } from './sign-in.ts';
import { refuseSuspended } from './suspensions.ts';

const byEmail = statement(
  'account_by_email',
  `select a.id, a.email, a.role, a.suspended_at, a.two_factor_enabled, c.password_hash,
     exists (select from known_device d where d.user_id = a.id and d.device_hash = :deviceHash) as is_known_device,
     exists (select from session s where s.user_id = a.id and s.address = :address
       and s.created_at > now() - interval '90 days') as is_known_place
   from account a left join credential c on c.user_id = a.id where a.email = :email`,
);

/**
 * The account of this address and password. Runs before the transaction: an unknown address and a wrong password cost
 * the same queries and the same hash, give the same answer and count the same (AUT-2, AUT-3). Only someone who knows
 * the password learns that a code is needed or that the account is suspended.
 */
export async function recognise(
  db: Db,
  typed: { email: string; password: string },
  request: RequestFacts,
  context: Context,
): Promise<Recognised> {
  const email = cleanEmail(typed.email);
  if (email === '' || typed.password === '')
    throw new Failure('invalid_input', {
      message: 'Email and password are required',
      fields: missing(email, typed.password),
    });
  const isPossible = email.length <= 254 && email.isWellFormed();
  const mark = deviceMark(request);
  const row = await db.row(byEmail, {
    email: isPossible ? email : '',
    deviceHash: deviceHash(mark ?? ''),
    address: request.address,
  });
  const attempt = await refuseTooManyLogins(
    db,
    {
      email,
      address: request.address,
      knownDevice: row?.is_known_device === true ? mark : null,
      isKnownPlace: row?.is_known_place === true,
    },
    context,
  );
  const isRight = await isPassword(typed.password.slice(0, MAX_PASSWORD), row?.password_hash ?? null);
  if (row === undefined || !isRight || typed.password.length > MAX_PASSWORD) {
    context.log.info(
      { event: 'login_failed', address: request.address, requestId: request.id, account: row?.id ?? null },
      'sign-in refused',
    );
    throw new Failure('wrong_credentials');
  }
  if (row.password_hash !== null) await renewHash(db, row.id, typed.password, row.password_hash);
  if (row.suspended_at !== null || row.two_factor_enabled) await forgiveLogin(db, attempt);
  if (row.suspended_at !== null) await refuseSuspended(db, row.id, context);
  if (row.two_factor_enabled) await askForCode(row.id, context);
  return { id: row.id, email: row.email, role: row.role, charged: attempt, isKnownDevice: row.is_known_device };
}

const missing = (email: string, password: string) => ({
  ...(email === '' ? { email: ['This field is required.'] } : {}),
  ...(password === '' ? { password: ['This field is required.'] } : {}),
});
