import type { Actor, Role } from '#kit/actor.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';

/** People of tests, straight into the tables: how they registered is another domain's business. */
export async function testPerson({ owner }: TestDatabase, username: string, role: Role = 'freelancer'): Promise<Actor> {
  const userId = uuidv7();
  await owner.query(
    `insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name, created_at)
     values ($1, $2, now(), $3, true, $4, initcap($4), 'Tester', now())`,
    [userId, `${username}@example.com`, role, username],
  );
  return { userId, sessionId: uuidv7(), role, isOperator: false, emailVerified: true, onboarded: true };
}

/** A shown review of a service, of work that some other domain finished. */
export async function shownReview(
  { owner }: Pick<TestDatabase, 'owner'>,
  serviceId: string,
  stars: { communication: number; quality: number; value: number },
): Promise<void> {
  const workId = uuidv7();
  await owner.query(
    `insert into review_round (work_id, kind, number, title, path, client_id, freelancer_id, subject_id, opened_at,
      closes_at, shown_at, reviewed_by)
     values ($1, 'test', 'T-1', 'Something', '/', gen_random_uuid(), gen_random_uuid(), $2, now(), now(), now(),
       '{client}')`,
    [workId, serviceId],
  );
  await owner.query(
    `insert into review (id, work_id, author, author_id, about_id, subject_id, communication, quality, value, body,
      written_at, shown_at)
     values (gen_random_uuid(), $1, 'client', gen_random_uuid(), gen_random_uuid(), $2, $3, $4, $5, 'Fine.', now(),
       now())`,
    [workId, serviceId, stars.communication, stars.quality, stars.value],
  );
}
