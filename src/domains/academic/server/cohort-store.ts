import { Failure } from '#kit/errors.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { Term } from '../cohort.ts';

const COLUMNS = `c.id, c.name, c.institution_id, i.name as institution, i.user_id as supervisor_id, i.state as institution_state, c.starts_on::text as "starts_on!",
  c.ends_on::text as "ends_on!", c.student_limit, c.code, c.ended_at,
  (select count(*)::int from academic_member m where m.cohort_id = c.id and m.left_at is null) as "students!"`;
const FROM = 'from academic_cohort c join academic_institution i on i.id = c.institution_id';

const byId = statement('academic_cohort_by_id', `select ${COLUMNS} ${FROM} where c.id = :id`);
const byCode = statement('academic_cohort_by_code', `select ${COLUMNS} ${FROM} where c.code = :code`);
const ofSupervisor = statement(
  'academic_cohorts_of',
  `select ${COLUMNS} ${FROM} where i.user_id = :userId order by c.made_at desc, c.id desc limit 200`,
);
const lock = statement(
  'academic_cohort_lock',
  'select 1 as found from academic_cohort where id = :id for no key update',
);

export type CohortRow = RowOf<typeof byId>;

export const termOf = ({
  starts_on: startsOn,
  ends_on: endsOn,
  ended_at: endedAt,
}: Pick<CohortRow, 'starts_on' | 'ends_on' | 'ended_at'>): Term => ({
  startsOn,
  endsOn,
  endedAt,
});

export const cohortsOf = (reads: Db | Tx, userId: string): Promise<CohortRow[]> => reads.rows(ofSupervisor, { userId });

function found(row: CohortRow | undefined): CohortRow {
  if (row === undefined) throw new Failure('not_found');
  return row;
}

/** A cohort of this supervisor; for everyone else there is none. */
export async function supervised(reads: Db | Tx, id: string, userId: string): Promise<CohortRow> {
  const row = found(await reads.row(byId, { id }));
  if (row.supervisor_id !== userId) throw new Failure('not_found');
  return row;
}

export async function cohortWithCode(reads: Db | Tx, code: string): Promise<CohortRow> {
  const row = await reads.row(byCode, { code });
  if (row === undefined)
    throw new Failure('not_found', { message: 'No cohort has this code. Check it with your supervisor.' });
  return row;
}

/** Joining, leaving and ending come one after the other; then the cohort as it is now. */
export async function lockCohort(tx: Tx, id: string): Promise<CohortRow> {
  await tx.rows(lock, { id });
  return found(await tx.row(byId, { id }));
}
