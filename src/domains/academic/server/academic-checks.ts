import type { Check } from '#kit/server/check.ts';

export const academicChecks: readonly Check[] = [
  {
    name: 'signed-text-is-what-was-signed',
    means:
      'A signed text of students or institutions differs from its hash, or a confirmed institution is not signed by both sides (ACA-1, ACA-2).',
    sql: `select format('%s, version %s: another text than its hash', page, number) as what from academic_text
      where sha256(convert_to(body, 'UTF8')) <> hash
          union all
          select format('institution %s (%s) is not countersigned', id, state) from academic_institution
            where state = 'confirmed' and countersigned_at is null`,
  },
  {
    name: 'cohort-has-its-timer-and-places',
    means:
      'A cohort is missing the timer that ends it, has more students than places, or ended and still has some (ACA-4, ACA-7).',
    sql: `select format('cohort %s has no timer', c.id) as what from academic_cohort c
          where c.ended_at is null and not exists (select from job where subject = c.id and name = 'academic.term_end')
          union all
          select format('cohort %s: %s students in %s places', c.id, count(*), c.student_limit) from academic_cohort c
            join academic_member m on m.cohort_id = c.id and m.left_at is null
          group by c.id having count(*) > c.student_limit or c.ended_at is not null`,
  },
];
