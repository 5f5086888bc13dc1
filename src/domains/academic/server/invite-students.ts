/** The link of a cohort by email: once to each address, with or without an account (ACA-5). */
import type { Actor } from '#kit/actor.ts';
import type { Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announceAll } from '#kit/server/jobs/announce.ts';
import { cohortState, invitationsLeft } from '../cohort.ts';
import type { inviteStudents as contract, WholeCohort } from '../contract.ts';
import { studentInvited } from '../events.ts';
import { readCohort } from './cohort-page.ts';
import { lockCohort, supervised, termOf } from './cohort-store.ts';

const known = statement(
  'academic_invitations_count',
  'select count(*)::int as "n!" from academic_invitation where cohort_id = :id',
);
const insert = statement(
  'academic_invitation_insert',
  `insert into academic_invitation (id, cohort_id, email, invited_at) values (:id, :cohortId, :email, :invitedAt)
   on conflict (cohort_id, email) do nothing returning id`,
);

export async function inviteStudents(
  tx: Tx,
  actor: Actor,
  id: string,
  { emails }: Parsed<typeof contract>['body'],
  context: Context,
): Promise<WholeCohort> {
  await supervised(tx, id, actor.userId);
  const cohort = await lockCohort(tx, id);
  if (cohortState(termOf(cohort), context.clock()) === 'ended')
    throw new Failure('wrong_state', { message: 'This cohort has ended.' });
  const left = invitationsLeft(cohort.student_limit, (await tx.row(known, { id }))?.n ?? 0);
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  const sent: string[] = [];
  for (const email of addresses) {
    const row = await tx.row(insert, { id: context.makeId(), cohortId: id, email, invitedAt: context.clock() });
    if (row !== undefined) sent.push(row.id);
  }
  if (sent.length > left)
    throw new Failure('wrong_state', {
      message: `You can invite ${left} more addresses to this cohort. Share its link instead.`,
    });
  announceAll(
    tx,
    studentInvited,
    sent.map((invitationId) => ({ facts: { invitationId } })),
  );
  return readCohort(tx, actor, id, context);
}
