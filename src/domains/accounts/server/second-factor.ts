import { after, MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { readCode, takeCode, type ReadCode } from './two-factor-codes.ts';
import { makeLinkToken, sha256 } from './tokens.ts';

const TICKET_MINUTES = 10;
const TRIES = 5;

const put = statement(
  'challenge_put',
  'insert into login_challenge (ticket_hash, user_id, expires_at) values (:ticketHash, :userId, :expiresAt)',
);

/**
 * The password was right, but two-factor is on: refuses with a ticket for the second step. Only that step returns a
 * token.
 */
export async function askForCode(userId: string, context: Context): Promise<never> {
  const ticket = makeLinkToken();
  const expiresAt = after(context.clock(), TICKET_MINUTES * MINUTE_MS);
  await context.database.transact((tx) => tx.rows(put, { ticketHash: sha256(ticket), userId, expiresAt }));
  throw new Failure('second_factor_needed', { data: { ticket, expires_at: expiresAt.toISOString() } });
}

const tryOnce = statement(
  'challenge_try',
  `update login_challenge set tries = tries + 1 where ticket_hash = :ticketHash and expires_at > :now
    and tries < ${TRIES} returning user_id`,
);

export interface SecondStep {
  readonly userId: string;
  readonly code: ReadCode;
}

/** Before the transaction, so that a refusal cannot undo its count. */
export async function checkSecondStep(
  db: Db,
  given: { ticket: string; code: string },
  context: Context,
): Promise<SecondStep> {
  const row = await db.row(tryOnce, { ticketHash: sha256(given.ticket), now: context.clock() });
  if (row === undefined)
    throw new Failure('wrong_state', { message: 'This sign-in took too long. Enter your password again.' });
  return { userId: row.user_id, code: await readCode(db, row.user_id, given.code, context) };
}

const take = statement(
  'challenge_take',
  'delete from login_challenge where ticket_hash = :ticketHash returning user_id',
);

/** Uses the ticket and the code up: both work once. */
export async function takeSecondStep(tx: Tx, ticket: string, step: SecondStep): Promise<void> {
  if ((await tx.row(take, { ticketHash: sha256(ticket) })) === undefined)
    throw new Failure('wrong_state', { message: 'This sign-in took too long. Enter your password again.' });
  await takeCode(tx, step.userId, step.code);
}

const drop = statement('challenge_drop', 'delete from login_challenge where user_id = :userId');

/** A changed password or second factor ends every unfinished sign-in (AUT-5). */
export const dropChallenges = (tx: Tx, userId: string): Promise<unknown[]> => tx.rows(drop, { userId });
