import { randomBytes } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { readableCode } from '#kit/ids.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { setTimer } from '#kit/server/jobs/timers.ts';
import { COHORT_LIMITS, termEndsAt, whyNotTerm } from '../cohort.ts';
import type { setUpCohort as contract } from '../contract.ts';
import { whyNotRunCohorts } from '../institution.ts';
import { TERM_END } from './end-cohort.ts';
import { institutionsOf, lockInstitution } from './institution-store.ts';

/** In groups of four that can be read out; nobody guesses one among 30 to the power of 12. */
const CODE_BYTES = 12;

const count = statement(
  'academic_cohorts_count',
  'select count(*)::int as "n!" from academic_cohort where institution_id = :institutionId and ended_at is null',
);
const insert = statement(
  'academic_cohort_insert',
  `insert into academic_cohort (id, institution_id, name, starts_on, ends_on, student_limit, code, made_at)
   values (:id, :institutionId, :name, :startsOn::text::date, :endsOn::text::date, :studentLimit, :code, :now)`,
);

export async function setUpCohort(
  tx: Tx,
  actor: Actor,
  wish: Parsed<typeof contract>['body'],
  context: Context,
): Promise<DataOf<typeof contract>> {
  const [newest] = await institutionsOf(tx, actor.userId);
  if (newest === undefined) throw new Failure('wrong_state', { message: 'Sign the university agreement first.' });
  const institution = await lockInstitution(tx, newest.id);
  const refusal = whyNotRunCohorts(institution.state);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: institution.state } });
  const now = context.clock();
  const wrong = whyNotTerm(wish.starts_on, wish.ends_on, now);
  if (wrong !== null) throw invalidField(wrong.field, wrong.why);
  if (((await tx.row(count, { institutionId: institution.id }))?.n ?? 0) >= COHORT_LIMITS.cohorts)
    throw new Failure('wrong_state', { message: `You have ${COHORT_LIMITS.cohorts} cohorts. End one first.` });
  const id = context.makeId();
  const code = readableCode('CH', randomBytes(CODE_BYTES));
  await tx.rows(insert, {
    id,
    institutionId: institution.id,
    name: wish.name,
    startsOn: wish.starts_on,
    endsOn: wish.ends_on,
    studentLimit: wish.student_limit,
    code,
    now,
  });
  setTimer(tx, TERM_END, id, termEndsAt({ endsOn: wish.ends_on }));
  return { id };
}
