import type { Actor, Role } from '#kit/actor.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';

/** People of tests, straight into the tables: how they registered is another domain's story. */
export async function testPerson({ owner }: TestDatabase, username: string, role: Role = 'freelancer'): Promise<Actor> {
  const userId = uuidv7();
  await owner.query(
    `insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name, created_at)
     values ($1, $2, now(), $3, true, $4, initcap($4), 'Tester', now())`,
    [userId, `${username}@example.com`, role, username],
  );
  return { userId, sessionId: uuidv7(), role, isOperator: false, emailVerified: true, onboarded: true };
}
