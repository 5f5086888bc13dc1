import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { identityLookUpDue } from '../events.ts';
import { FILES_KEPT_DAYS } from '../identity-case.ts';
import { CASE_FILES_END } from './case-timers.ts';
import { caseById, latestCase, lockCase, type CaseRow } from './case-store.ts';
import { noteBegin } from './move-case.ts';
import { refuseFourthTry } from './identity.ts';

export const CHECK_LOOK_UP = 'verification-look-up';
/** Long enough for a person with their document at hand; then it is looked up, in case the event was lost. */
const FIRST_LOOK_MS = 5 * MINUTE_MS;
const SELDOM_MS = 6 * HOUR_MS;

const begin = statement(
  'case_begin_outside',
  `insert into verification_case (id, user_id, state, started_at, provider, provider_reference, provider_tries)
   values (:id, :userId, 'started', :now, 'stripe', :providerReference, :providerTries)
   on conflict (id) do update set provider = 'stripe', provider_reference = :providerReference,
     provider_tries = :providerTries`,
);

/** A check that was started at the provider, before our own row says so. */
export interface BegunCheck {
  readonly caseId: string;
  readonly tries: number;
  readonly reference: string;
  readonly url: string;
}

const isDraft = (row: CaseRow | undefined): row is CaseRow => row?.state === 'started';

function refuseIfDone(row: CaseRow | undefined): void {
  if (row?.state === 'approved') throw new Failure('wrong_state', { message: 'Your identity is already verified.' });
  if (row?.state === 'submitted' || row?.state === 'in_review')
    throw new Failure('wrong_state', { message: 'Your documents are being reviewed.' });
  if (row?.state === 'more_info')
    throw new Failure('wrong_state', { message: 'Submit your documents to our reviewers.' });
}

/**
 * Outside the transaction: the provider is asked first, so that our row never names a check that does not exist (DB-4).
 */
export async function beginOutside(db: Db, actor: Actor, context: Context): Promise<BegunCheck> {
  if (context.identity === null) throw new Failure('not_found');
  const row = await latestCase(db, actor.userId);
  refuseIfDone(row);
  if (!isDraft(row)) await refuseFourthTry(db, actor.userId, context);
  const open =
    isDraft(row) && row.provider_reference !== null ? await context.identity.lookUp(row.provider_reference) : null;
  // The person left and returned: the same check continues.
  if (isDraft(row) && open?.state === 'open' && open.url !== null)
    return { caseId: row.id, tries: row.provider_tries, reference: open.reference, url: open.url };
  const caseId = isDraft(row) ? row.id : context.makeId();
  const tries = (isDraft(row) ? row.provider_tries : 0) + 1;
  const begun = await context.identity.begin(
    caseId,
    `${caseId}-${tries}`,
    `${context.config.appUrl}/user/identityverification?returned=yes`,
  );
  return { caseId, tries, ...begun };
}

export async function noteBegun(tx: Tx, actor: Actor, begun: BegunCheck, context: Context): Promise<{ url: string }> {
  await lockIdentity(tx, actor.userId);
  const row = await latestCase(tx, actor.userId);
  refuseIfDone(row);
  // Another window began a case of its own in the meantime.
  if (isDraft(row) && row.id !== begun.caseId)
    throw new Failure('wrong_state', { message: 'This was started in another window. Continue there.' });
  const now = context.clock();
  await tx.rows(begin, {
    id: begun.caseId,
    userId: actor.userId,
    now,
    providerReference: begun.reference,
    providerTries: begun.tries,
  });
  if (!isDraft(row)) noteBegin(tx, begun.caseId, actor.userId, now);
  setTimer(tx, CASE_FILES_END, begun.caseId, after(now, FILES_KEPT_DAYS * DAY_MS));
  setTimer(tx, CHECK_LOOK_UP, begun.caseId, after(now, FIRST_LOOK_MS));
  return { url: begun.url };
}

/**
 * Run by the timer. Providers are never called inside a transaction, so it only announces that the look-up is due
 * (DB-4).
 */
export async function askForLookUp(tx: Tx, caseId: string, context: Context): Promise<void> {
  const row = await lockCase(tx, caseId);
  if (row?.provider !== 'stripe' || (row.state !== 'started' && row.state !== 'submitted'))
    return cancelTimers(tx, caseId, CHECK_LOOK_UP);
  announce(tx, identityLookUpDue, { caseId });
  const age = context.clock().getTime() - row.started_at.getTime();
  setTimer(tx, CHECK_LOOK_UP, caseId, after(context.clock(), Math.min(Math.max(age, FIRST_LOOK_MS), SELDOM_MS)));
}

export const caseWaitingOutside = async (db: Db, caseId: string): Promise<string | null> => {
  const row = await caseById(db, caseId);
  const isWaiting = row?.provider === 'stripe' && (row.state === 'started' || row.state === 'submitted');
  return isWaiting ? row.provider_reference : null;
};
