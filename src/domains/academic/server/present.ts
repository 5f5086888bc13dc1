import { cohortState } from '../cohort.ts';
import type { CohortLine } from '../contract.ts';
import { termOf, type CohortRow } from './cohort-store.ts';

type Facts = Pick<CohortRow, 'id' | 'name' | 'institution' | 'starts_on' | 'ends_on' | 'ended_at'>;

/** What its students and its supervisor know of a cohort. */
export const presentFacts = (row: Facts, now: Date) => ({
  id: row.id,
  name: row.name,
  institution: row.institution,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  state: cohortState(termOf(row), now),
});

export const presentCohort = (row: CohortRow, now: Date): CohortLine => ({
  ...presentFacts(row, now),
  students: row.students,
  student_limit: row.student_limit,
});
