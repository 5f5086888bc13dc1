/** A student leaves, or is removed by the supervisor: from then on the supervisor sees nothing of them (ACA-7). */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { whyNotLeave } from '../cohort.ts';
import type { WholeCohort } from '../contract.ts';
import { studentLeft, studentRemoved } from '../events.ts';
import { readCohort } from './cohort-page.ts';
import { lockCohort, supervised } from './cohort-store.ts';

const byId = statement(
  'academic_member_by_id',
  'select id, cohort_id, user_id, left_at from academic_member where id = :id',
);
const part = statement(
  'academic_member_part',
  'update academic_member set left_at = :leftAt, left_by = :leftBy where id = :id and left_at is null',
);

export async function leaveCohort(tx: Tx, actor: Actor, id: string, context: Context): Promise<null> {
  const found = await tx.row(byId, { id });
  if (found === undefined || found.user_id !== actor.userId) throw new Failure('not_found');
  const cohort = await lockCohort(tx, found.cohort_id);
  const member = await tx.row(byId, { id });
  const refusal = whyNotLeave(member?.left_at ?? null);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal });
  await tx.rows(part, { id, leftAt: context.clock(), leftBy: 'student' });
  if (cohort.supervisor_id !== null)
    announce(
      tx,
      studentLeft,
      { cohortId: cohort.id, cohort: cohort.name, supervisorId: cohort.supervisor_id, studentId: actor.userId },
      [userTopic(cohort.supervisor_id)],
    );
  return null;
}

interface Removal {
  readonly id: string;
  readonly studentId: string;
  readonly reason: string;
}

export async function removeStudent(
  tx: Tx,
  actor: Actor,
  { id, studentId, reason }: Removal,
  context: Context,
): Promise<WholeCohort> {
  await supervised(tx, id, actor.userId);
  const cohort = await lockCohort(tx, id);
  const member = await tx.row(byId, { id: studentId });
  if (member === undefined || member.cohort_id !== id) throw new Failure('not_found');
  if (member.left_at !== null) throw new Failure('wrong_state', { message: 'This student already left the cohort.' });
  await tx.rows(part, { id: studentId, leftAt: context.clock(), leftBy: 'supervisor' });
  announce(tx, studentRemoved, { cohortId: id, cohort: cohort.name, userId: member.user_id, reason }, [
    userTopic(member.user_id),
  ]);
  return readCohort(tx, actor, id, context);
}
