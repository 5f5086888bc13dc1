import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { StaffStanding } from '../security-contract.ts';

/** Of the account `a`: it has an authenticator app or a passkey. */
export const HAS_FACTOR = '(a.two_factor_enabled or exists (select 1 from passkey k where k.user_id = a.id))';

/**
 * This session is known to be more than a password: it began with a code or a passkey, or one was shown in it since.
 * What was shown counts only as long as there is one: someone may have given it up before they became an operator.
 */
export const SHOWN_SECOND_STEP = `((s.way in ('password_and_code', 'passkey') or s.second_step_at is not null)
  and ${HAS_FACTOR})`;

const read = statement(
  'staff_second_step',
  `select a.is_operator,
    a.two_factor_enabled::int + (select count(*)::int from passkey p where p.user_id = a.id) as steps,
    ${SHOWN_SECOND_STEP} as shown
   from session s join account a on a.id = s.user_id where s.id = :sessionId`,
);

interface Row {
  readonly is_operator: boolean;
  readonly steps: number;
  readonly shown: boolean;
}

async function rowOf(reads: Db | Tx, { sessionId }: Actor): Promise<Row> {
  const row = await reads.row(read, { sessionId });
  if (row === undefined) throw new Failure('unauthenticated');
  return row;
}

const isAsked = ({ is_operator }: Row, { config }: Context): boolean => is_operator && !config.demo;

/** Whether an operator may work, and what is in the way if not. */
export async function staffStanding(
  reads: Db | Tx,
  actor: Actor,
  context: Context,
): Promise<{ standing: StaffStanding }> {
  const row = await rowOf(reads, actor);
  if (!row.is_operator) return { standing: 'not_staff' };
  if (row.shown) return { standing: 'shown' };
  if (!isAsked(row, context)) return { standing: 'not_asked' };
  return { standing: row.steps === 0 ? 'missing' : 'not_shown' };
}

/** With an operator's password alone one may add the first second factor, but neither another nor remove any. */
export async function refuseUnshownStep(tx: Tx, actor: Actor, context: Context): Promise<void> {
  const row = await rowOf(tx, actor);
  if (isAsked(row, context) && row.steps > 0 && !row.shown)
    throw new Failure('second_step_missing', { message: 'First confirm with your existing code or passkey.' });
}

/** Staff cannot remove their last one. */
export async function refuseLastStep(tx: Tx, actor: Actor, context: Context): Promise<void> {
  const row = await rowOf(tx, actor);
  if (isAsked(row, context) && row.steps <= 1)
    throw new Failure('wrong_state', {
      message: 'Operators need two-factor authentication. Add another method before you remove this one.',
    });
}

const note = statement('session_second_step', 'update session set second_step_at = now() where id = :sessionId');

export async function noteSecondStep(tx: Tx, { sessionId }: Pick<Actor, 'sessionId'>): Promise<void> {
  await tx.rows(note, { sessionId });
}
