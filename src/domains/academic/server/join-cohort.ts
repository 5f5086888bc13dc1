/** Joining a cohort is signing the student rules, after reading what its supervisor will see (ACA-6). */
import { sectionsOfText, textInForce } from '#domains/content/server/content.ts';
import { plain } from '#domains/content/find-in-text.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cohortState, SUPERVISOR_SEES, whyNotJoin, type Joining } from '../cohort.ts';
import type { cohortToJoin, joinCohort as contract } from '../contract.ts';
import { studentJoined } from '../events.ts';
import { cohortWithCode, lockCohort, termOf, type CohortRow } from './cohort-store.ts';
import { presentFacts } from './present.ts';
import { sign } from './signatures.ts';

const earlier = statement(
  'academic_member_earlier',
  `select coalesce(bool_or(left_at is null), false) as "is_in!",
    coalesce(bool_or(left_by = 'supervisor'), false) as "was_removed!"
   from academic_member where cohort_id = :cohortId and user_id = :userId`,
);
const insert = statement(
  'academic_member_insert',
  'insert into academic_member (id, cohort_id, user_id, signature_id, age, joined_at) values (:id, :cohortId, :userId, :signatureId, :age, :now)',
);

async function joining(reads: Db | Tx, cohort: CohortRow, userId: string, now: Date): Promise<Joining> {
  const row = await reads.row(earlier, { cohortId: cohort.id, userId });
  return {
    state: cohortState(termOf(cohort), now),
    isConfirmed: cohort.institution_state === 'confirmed',
    isOwn: cohort.supervisor_id === userId,
    isIn: row?.is_in === true,
    wasRemoved: row?.was_removed === true,
    students: cohort.students,
    limit: cohort.student_limit,
  };
}

const nameOf = async (reads: Db | Tx, { supervisor_id: id }: CohortRow): Promise<string> =>
  (await shownPeople(reads, id === null ? [] : [id]))(id ?? '').name;

export async function readCohortToJoin(
  db: Db,
  actor: Actor,
  cohort: CohortRow,
  context: Context,
): Promise<DataOf<typeof cohortToJoin>> {
  const now = context.clock();
  const [text, supervisor, facts] = await Promise.all([
    textInForce(db, 'agreement-academic', context),
    nameOf(db, cohort),
    joining(db, cohort, actor.userId, now),
  ]);
  const { title, sections } = sectionsOfText(text.body);
  return {
    ...presentFacts(cohort, now),
    supervisor,
    places_left: Math.max(0, cohort.student_limit - cohort.students),
    refusal: whyNotJoin(facts),
    rules: {
      title,
      number: text.number,
      in_short: sections.flatMap((section) =>
        section.summary.length === 0 ? [] : { title: section.title, summary: plain(section.summary) },
      ),
    },
    supervisor_sees: [...SUPERVISOR_SEES],
  };
}

export async function joinCohort(
  tx: Tx,
  actor: Actor,
  { code, age, ...signature }: Parsed<typeof contract>['body'],
  context: Context,
): Promise<DataOf<typeof contract>> {
  const cohort = await lockCohort(tx, (await cohortWithCode(tx, code)).id);
  const now = context.clock();
  const refusal = whyNotJoin(await joining(tx, cohort, actor.userId, now));
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal });
  const signatureId = await sign(tx, actor, 'agreement-academic', signature, context);
  const id = context.makeId();
  await tx.rows(insert, { id, cohortId: cohort.id, userId: actor.userId, signatureId, age, now });
  if (cohort.supervisor_id !== null)
    announce(
      tx,
      studentJoined,
      { cohortId: cohort.id, cohort: cohort.name, supervisorId: cohort.supervisor_id, studentId: actor.userId },
      [userTopic(cohort.supervisor_id)],
    );
  return { id };
}
