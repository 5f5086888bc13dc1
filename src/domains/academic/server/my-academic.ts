import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { MyAcademic } from '../contract.ts';
import { whyNotRunCohorts } from '../institution.ts';
import { cohortsOf } from './cohort-store.ts';
import { institutionsOf } from './institution-store.ts';
import { presentCohort, presentFacts } from './present.ts';

const memberships = statement(
  'academic_memberships_of',
  `select m.id, m.joined_at, m.left_at, m.signature_id, t.number, c.id as cohort_id, c.name, i.name as institution,
    i.user_id as supervisor_id,
     c.starts_on::text as "starts_on!", c.ends_on::text as "ends_on!", c.ended_at
   from academic_member m join academic_cohort c on c.id = m.cohort_id
     join academic_institution i on i.id = c.institution_id
   join academic_signature s on s.id = m.signature_id join academic_text t on t.hash = s.text_hash
   where m.user_id = :userId order by m.left_at is not null, m.joined_at desc, m.id limit 50`,
);

/** Those one is in come first. */
export async function readMyAcademic(db: Db, actor: Actor, { clock }: Pick<Context, 'clock'>): Promise<MyAcademic> {
  const now = clock();
  const [joined, institutions, cohorts] = await Promise.all([
    db.rows(memberships, { userId: actor.userId }),
    institutionsOf(db, actor.userId),
    cohortsOf(db, actor.userId),
  ]);
  const personOf = await shownPeople(
    db,
    joined.flatMap(({ supervisor_id: id }) => id ?? []),
  );
  return {
    memberships: joined.map((row) => ({
      id: row.id,
      cohort: presentFacts({ ...row, id: row.cohort_id }, now),
      supervisor: personOf(row.supervisor_id ?? '').name,
      joined_at: row.joined_at.toISOString(),
      left_at: row.left_at?.toISOString() ?? null,
      signature_id: row.signature_id,
      number: row.number,
    })),
    institutions: institutions.map(({ signed_at: at, ...row }) => ({
      ...row,
      signed_at: at.toISOString(),
      refusal: whyNotRunCohorts(row.state),
    })),
    cohorts: cohorts.map((row) => presentCohort(row, now)),
  };
}
