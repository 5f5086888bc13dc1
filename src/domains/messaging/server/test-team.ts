/** For tests: a project with contracts that run, as the domains that come after messages leave it. */
import { randomUUID } from 'node:crypto';
import type { Person, TestApp } from '#app/server/test-app.ts';

/** Answers what a first message to the team is addressed to. */
export async function hiredTeam(app: TestApp, client: Person, freelancers: readonly Person[]): Promise<string> {
  const { pool } = app.base.database;
  const id = randomUUID();
  const slug = `signs-for-three-shops-${id.slice(0, 8)}`;
  await pool.query(
    `insert into project (id, client_id, state, slug, draft, draft_saved_at, created_at, version, content, title,
      currency, hires_wanted, posted_at, hires, running)
     values ($1, $2, 'in_progress', $3, '{}', now(), now(), 1, '{}', 'Signs for three shops', 'USD', $4, now(), $4,
       $4)`,
    [id, app.people[client].id, slug, freelancers.length],
  );
  for (const person of freelancers)
    await pool.query(
      `insert into contract (id, number, state, client_id, freelancer_id, project_id, title, currency, offered_at,
        valid_until, accepted_at, began_at)
       values ($1, $2, 'active', $3, $4, $5, 'Signs', 'USD', now(), now() + interval '1 day', now(), now())`,
      [randomUUID(), `CT-${randomUUID().slice(0, 8)}`, app.people[client].id, app.people[person].id, id],
    );
  return `team:${slug}`;
}
