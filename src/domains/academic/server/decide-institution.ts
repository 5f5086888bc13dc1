/** Staff confirm, decline or end the agreement with an institution (ACA-2, ACA-3). Each is in the audit. */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { InstitutionRow } from '../admin-contract.ts';
import { institutionDecided } from '../events.ts';
import { whyNotDecide, type InstitutionDecision } from '../institution.ts';
import { endCohortsOf } from './end-cohort.ts';
import { institutionRow } from './institution-queue.ts';
import { lockInstitution, type InstitutionRow as Kept } from './institution-store.ts';

const countersign = statement(
  'academic_institution_countersign',
  "update academic_institution set state = 'confirmed', countersigned_name = :signature, countersigned_by = :countersignedBy, countersigned_at = :countersignedAt where id = :id",
);
const close = statement(
  'academic_institution_close',
  'update academic_institution set state = :state, reason = :reason, closed_at = :closedAt where id = :id',
);

async function lockToDecide(tx: Tx, actor: Actor, decision: InstitutionDecision, id: string): Promise<Kept> {
  const institution = await lockInstitution(tx, id);
  if (institution.user_id === actor.userId)
    throw new Failure('forbidden', { message: 'You signed for this institution, so another operator decides.' });
  const refusal = whyNotDecide(decision, institution.state);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: institution.state } });
  return institution;
}

async function record(
  tx: Tx,
  actor: Actor,
  before: Kept,
  after: 'confirmed' | 'declined' | 'ended',
  reason: string | null,
): Promise<InstitutionRow> {
  const { id, name, user_id: userId } = before;
  await recordStaffAct(
    tx,
    actor,
    `institution.${after}`,
    { type: 'institution', id },
    reason,
    { state: before.state },
    { state: after },
  );
  announce(
    tx,
    institutionDecided,
    { institutionId: id, name, decision: after, reason, userId },
    userId === null ? [] : [userTopic(userId)],
  );
  return institutionRow(tx, id);
}

export async function confirmInstitution(
  tx: Tx,
  actor: Actor,
  id: string,
  signature: string,
  context: Context,
): Promise<InstitutionRow> {
  const before = await lockToDecide(tx, actor, 'confirm', id);
  await tx.rows(countersign, { id, signature, countersignedBy: actor.userId, countersignedAt: context.clock() });
  return record(tx, actor, before, 'confirmed', null);
}

export async function declineInstitution(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
  context: Context,
): Promise<InstitutionRow> {
  const before = await lockToDecide(tx, actor, 'decline', id);
  await tx.rows(close, { id, state: 'declined', reason, closedAt: context.clock() });
  return record(tx, actor, before, 'declined', reason);
}

export async function endInstitution(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
  context: Context,
): Promise<InstitutionRow> {
  const before = await lockToDecide(tx, actor, 'end', id);
  await tx.rows(close, { id, state: 'ended', reason, closedAt: context.clock() });
  await endCohortsOf(tx, id, reason, context);
  return record(tx, actor, before, 'ended', reason);
}
