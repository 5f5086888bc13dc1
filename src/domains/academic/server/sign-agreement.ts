/**
 * A representative signs the university agreement for an institution (ACA-1). It binds once an operator countersigned
 * it.
 */
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { institutionSigned } from '../events.ts';
import { whyNotSign } from '../institution.ts';
import type { signAgreement as contract } from '../signing-contract.ts';
import { institutionsOf } from './institution-store.ts';
import { sign } from './signatures.ts';

const insert = statement(
  'academic_institution_insert',
  'insert into academic_institution (id, user_id, signature_id, name, address, position) values (:id, :userId, :signatureId, :name, :address, :position)',
);

export async function signAgreement(
  tx: Tx,
  actor: Actor,
  wish: Parsed<typeof contract>['body'],
  context: Context,
): Promise<DataOf<typeof contract>> {
  lockUntilCommit(tx, 66, `institutions-of:${actor.userId}`);
  const refusal = whyNotSign((await institutionsOf(tx, actor.userId)).map(({ state }) => state));
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal });
  const signatureId = await sign(tx, actor, 'agreement-university', wish, context);
  const id = context.makeId();
  await tx.rows(insert, {
    id,
    userId: actor.userId,
    signatureId,
    name: wish.name,
    address: wish.address,
    position: wish.position,
  });
  announce(tx, institutionSigned, { institutionId: id, name: wish.name });
  return { id };
}
