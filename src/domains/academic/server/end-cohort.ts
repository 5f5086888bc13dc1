/**
 * Ending a cohort: by its supervisor, with its term, or with its institution (ACA-7). What was kept only for it is
 * deleted.
 */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { onTimer, type TimerReaction } from '#kit/server/jobs/reactions.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import type { WholeCohort } from '../contract.ts';
import { cohortEnded } from '../events.ts';
import { readCohort } from './cohort-page.ts';
import { lockCohort, supervised } from './cohort-store.ts';

export const TERM_END = 'academic.term_end';

const end = statement(
  'academic_cohort_end',
  'update academic_cohort set ended_at = :now where id = :id and ended_at is null returning id',
);
const letGo = statement(
  'academic_members_let_go',
  "update academic_member set left_at = :now, left_by = 'end' where cohort_id = :id and left_at is null returning user_id",
);
const dropInvitations = statement('academic_invitations_drop', 'delete from academic_invitation where cohort_id = :id');

/** False where it had ended before. */
async function close(tx: Tx, id: string, reason: string | null, context: Context): Promise<boolean> {
  const { name } = await lockCohort(tx, id);
  const now = context.clock();
  if ((await tx.row(end, { id, now })) === undefined) return false;
  const studentIds = (await tx.rows(letGo, { id, now })).map(({ user_id: userId }) => userId).toSorted();
  await tx.rows(dropInvitations, { id });
  cancelTimers(tx, id, TERM_END);
  announce(tx, cohortEnded, { cohortId: id, cohort: name, studentIds, reason }, studentIds.map(userTopic));
  return true;
}

export async function endCohort(tx: Tx, actor: Actor, id: string, context: Context): Promise<WholeCohort> {
  await supervised(tx, id, actor.userId);
  if (!(await close(tx, id, null, context)))
    throw new Failure('wrong_state', { message: 'This cohort has already ended.' });
  return readCohort(tx, actor, id, context);
}

const openOf = statement(
  'academic_cohorts_open_of',
  'select id from academic_cohort where institution_id = :institutionId and ended_at is null order by id',
);

/** With the agreement that they were set up under. */
export async function endCohortsOf(tx: Tx, institutionId: string, reason: string, context: Context): Promise<void> {
  for (const { id } of await tx.rows(openOf, { institutionId })) await close(tx, id, reason, context);
}

export const academicTimers: readonly TimerReaction[] = [
  onTimer(TERM_END, 'upkeep', async (tx, id, context) => void (await close(tx, id, null, context))),
];
