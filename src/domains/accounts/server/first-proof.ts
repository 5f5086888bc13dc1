import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { emailVerified, setBeforeProofEnded } from '../events.ts';
import { endOtherSessions } from './sessions.ts';
import { changeStanding } from './standing-gate.ts';

/**
 * `session`: the code came back in a session of the account itself, so the person who set everything up also reads the
 * address.
 */
export type ProvenBy = 'session' | 'other_act';

const lock = statement(
  'first_proof_lock',
  'select 1 as waits from account where id = :userId and email = :email and email_verified_at is null for no key update',
);
const setBefore = statement('first_proof_set_before', 'select what as "what!", file from set_before_proof(:userId)');
const declare = statement(
  'first_proof_declare',
  "select set_config('docket.address_proven_in_session', :userId, true)",
);
const mark = statement(
  'first_proof_mark',
  'update account set email_verified_at = :emailVerifiedAt where id = :userId',
);

/** A removed password or session is explained where it is set again; the owner has never seen the rest. */
const SILENT = new Set(['password', 'session']);

/**
 * The one place that proves an address for the first time (AUT-11). By any act but `session`, all that was set on the
 * account ends in this transaction: the database's trigger `first_proof_of_address` sees to it, no matter who sets the
 * mark. False when there was nothing to prove: it was proven already, or it is not the account's address any more.
 */
export async function proveAddress(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
  by: ProvenBy,
  context: Context,
): Promise<boolean> {
  if (by === 'other_act') await changeStanding(tx, userId);
  if ((await tx.row(lock, { userId, email })) === undefined) return false;
  if (by === 'session') await tx.rows(declare, { userId });
  else await announceWhatEnds(tx, userId, context);
  await tx.rows(mark, { userId, emailVerifiedAt: context.clock() });
  announce(tx, emailVerified, { userId }, [userTopic(userId)]);
  return true;
}

async function announceWhatEnds(tx: Tx, userId: string, context: Context): Promise<void> {
  const rows = await tx.rows(setBefore, { userId });
  const what = [...new Set(rows.map((row) => row.what))].toSorted();
  await endOtherSessions(tx, userId, null);
  const announced = what.filter((kind) => !SILENT.has(kind));
  if (announced.length > 0) announce(tx, setBeforeProofEnded, { userId, what: announced }, [userTopic(userId)]);
  context.log.warn(
    { event: 'set_before_proof_ended', actor: userId, what },
    'the address was proven by another act: what was set before ended',
  );
  tx.afterCommit(() => {
    for (const { file } of rows)
      if (file !== null)
        void context.files
          .remove(file)
          .catch((error: unknown) => context.log.warn({ err: error }, 'a picture stays behind'));
  });
}
