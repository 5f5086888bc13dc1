/** What a supervisor sees of a cohort: only what its students read before they joined (`SUPERVISOR_SEES`). */
import { meanOf, reviewsIn, reviewSumsOf, shownPeople, soldBy, sumsOf } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { invitationsLeft } from '../cohort.ts';
import type { Student, WholeCohort } from '../contract.ts';
import { supervised } from './cohort-store.ts';
import { presentCohort } from './present.ts';

const members = statement(
  'academic_members_of',
  `select m.id, m.user_id, m.age, m.joined_at,
    (select count(*)::int from named_service s where s.seller_id = m.user_id and s.card is not null) as "services!"
   from academic_member m where m.cohort_id = :cohortId and m.left_at is null order by m.joined_at, m.id`,
);
const invited = statement(
  'academic_invited',
  'select email, invited_at from academic_invitation where cohort_id = :id order by invited_at desc, email',
);

async function studentsOf(reads: Db | Tx, cohortId: string, { facts }: Pick<Context, 'facts'>): Promise<Student[]> {
  const rows = await reads.rows(members, { cohortId });
  const ids = rows.map(({ user_id: id }) => id);
  const [personOf, dealings, sums] = await Promise.all([
    shownPeople(reads, ids),
    soldBy(reads, facts, ids),
    reviewSumsOf(reads, facts, ids),
  ]);
  return rows.map(({ id, user_id: userId, age, joined_at: at, services }) => {
    const { name, username, avatar_url } = personOf(userId);
    const work = sumsOf(
      dealings.filter((dealing) => dealing.freelancer_id === userId),
      'client_id',
    );
    const rated = sums.filter((sum) => sum.about_id === userId);
    return {
      id,
      name,
      username,
      avatar_url,
      age,
      joined_at: at.toISOString(),
      services,
      completed: work.completed,
      on_time_percent: work.onTimePercent,
      rating: meanOf(rated, 1),
      reviews: reviewsIn(rated),
    };
  });
}

export async function readCohort(reads: Db | Tx, actor: Actor, id: string, context: Context): Promise<WholeCohort> {
  const row = await supervised(reads, id, actor.userId);
  const line = presentCohort(row, context.clock());
  // The timer that ends a cohort may be late; what it shows is not.
  const isOver = line.state === 'ended';
  const addresses = isOver ? [] : await reads.rows(invited, { id });
  return {
    ...line,
    students: isOver ? 0 : line.students,
    code: row.code,
    joined: isOver ? [] : await studentsOf(reads, id, context),
    invited: addresses.map(({ email, invited_at: at }) => ({ email, invited_at: at.toISOString() })),
    invitations_left: invitationsLeft(row.student_limit, addresses.length),
  };
}
