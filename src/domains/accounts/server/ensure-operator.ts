import { randomInt } from 'node:crypto';
import { Failure, invalidField } from '#kit/errors.ts';
import { READABLE_ALPHABET } from '#kit/ids.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { lockNumberUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';
import { storePassword } from './change-password.ts';
import { proveAddress } from './first-proof.ts';
import { pathTo } from '#routes';
import { weakness } from './new-password.ts';
import { makeOneTimeCode, takeLink } from './one-time-codes.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { cleanEmail, emailProblem, registerPerson } from './register-person.ts';
import { endOtherSessions } from './sessions.ts';
import { makeOwnerAtStart, UNSET_EMAIL } from './staff-roles.ts';

const DEMO_EMAIL = 'operator@example.org';
const SETUP_MINUTES = 24 * 60;

/** Any number, the same in every process: of two that start on one database, the second finds what the first made. */
const OPERATOR_LOCK = 4_207_314;

const byEmail = statement(
  'operator_by_email',
  `select a.id, c.password_hash,
    exists (select from staff_role r where r.account_id = a.id and r.role = 'owner') as is_owner
   from account a left join credential c on c.user_id = a.id where a.email = :email`,
);
const ready = statement(
  'operator_ready',
  "select 1 as found from staff_role r join credential c on c.user_id = r.account_id where r.role = 'owner' limit 1",
);
const promote = statement('account_promote', 'update account set onboarded = true where id = :id');
const settle = statement(
  'operator_settle',
  `update account set email = :email, email_verified_at = :emailVerifiedAt
   where id = :id and not exists (select 1 from account where email = :email and id <> :id) returning id`,
);

const operator = (email: string, passwordHash: string | null) =>
  ({
    firstName: 'Instance',
    lastName: 'Operator',
    email,
    role: 'user',
    passwordHash,
    isOwner: true,
    emailVerified: true,
  }) as const;

/** Copied from a terminal, or read out: `7K3M-92QX-HT4W-ZC8P`. Four groups of four of 30 characters are 78 bits. */
const group = (): string =>
  Array.from({ length: 4 }, () => READABLE_ALPHABET[randomInt(READABLE_ALPHABET.length)]).join('');
const printedPassword = (): string => Array.from({ length: 4 }, group).join('-');

/**
 * Ensures at start that the instance has an operator, and gives the line to print, if there is one. The operator in
 * the configuration is kept as configured; no account has a password that others could know (ADM-1).
 */
export async function ensureOperator(context: Context): Promise<string | null> {
  const { admin, demo, appUrl } = context.config;
  if (admin !== null) {
    await keepConfigured(context, cleanEmail(admin.email), admin.password);
    return null;
  }
  if ((await context.db.row(ready)) !== undefined) return null;
  if (demo) {
    const password = printedPassword();
    const passwordHash = await hashPassword(password);
    const isOurs = await context.database.transact(async (tx) => {
      lockNumberUntilCommit(tx, OPERATOR_LOCK);
      if ((await tx.row(ready)) !== undefined) return false;
      await registerPerson(tx, operator(DEMO_EMAIL, passwordHash), context);
      return true;
    });
    if (!isOurs) return null;
    return `Operator of this demo, shown only now: ${DEMO_EMAIL} with the password ${password}`;
  }
  const { link } = await context.database.transact(async (tx) => {
    lockNumberUntilCommit(tx, OPERATOR_LOCK);
    const known = await tx.row(byEmail, { email: UNSET_EMAIL });
    const { id } = known ?? (await registerPerson(tx, operator(UNSET_EMAIL, null), context));
    return makeOneTimeCode(tx, id, 'operator_setup', UNSET_EMAIL, context, SETUP_MINUTES);
  });
  return `This instance has no operator yet. Open ${appUrl}${pathTo('operator-setup', {}, { token: link })} within 24 hours to set up the operator account, or start with ADMIN_EMAIL and ADMIN_PASSWORD. The link works once.`;
}

async function keepConfigured(context: Context, email: string, password: string): Promise<void> {
  // SUP-1: an instance does not start with an operator anyone could guess.
  const problem = weakness(password, { email });
  if (problem !== null) throw new StartRefusal(`ADMIN_PASSWORD is too weak: ${problem}`);
  const before = await context.db.row(byEmail, { email });
  if (before?.is_owner === true && before.password_hash !== null && (await isPassword(password, before.password_hash)))
    return;
  const passwordHash = await hashPassword(password);
  await context.database.transact(async (tx) => {
    lockNumberUntilCommit(tx, OPERATOR_LOCK);
    const known = await tx.row(byEmail, { email });
    if (known === undefined) return void (await registerPerson(tx, operator(email, passwordHash), context));
    // Anyone who registered this address before must not keep a sign-in method.
    await proveAddress(tx, { userId: known.id, email }, 'other_act', context);
    await storePassword(tx, known.id, passwordHash, context);
    await tx.rows(promote, { id: known.id });
    await makeOwnerAtStart(tx, known.id, context.clock());
    await endOtherSessions(tx, known.id, null);
  });
}

export interface OperatorSetup {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
}

export async function prepareOperator(body: OperatorSetup): Promise<string> {
  const wrongEmail = emailProblem(cleanEmail(body.email));
  if (wrongEmail !== null) throw invalidField('email', wrongEmail);
  if (body.password !== body.password_confirmation)
    throw invalidField('password_confirmation', 'Passwords do not match');
  const wrongPassword = weakness(body.password, { email: cleanEmail(body.email) });
  if (wrongPassword !== null) throw invalidField('password', wrongPassword);
  return hashPassword(body.password);
}

export async function setUpOperator(
  tx: Tx,
  body: OperatorSetup,
  passwordHash: string,
  context: Context,
): Promise<{ id: string; email: string }> {
  const taken = await takeLink(tx, body.token, 'operator_setup', context);
  if (taken === undefined) throw new Failure('not_found', { message: 'This token is invalid or was already used.' });
  const email = cleanEmail(body.email);
  if ((await tx.row(settle, { id: taken.user_id, email, emailVerifiedAt: context.clock() })) === undefined)
    throw invalidField('email', 'This email address already has an account.');
  await storePassword(tx, taken.user_id, passwordHash, context);
  return { id: taken.user_id, email };
}
