/** One search of a person over what is theirs in every domain (decision 242). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_KINDS, type OwnSearchGroup } from '#kit/own-search.ts';
import type { Person } from '#kit/server/example-calls.ts';
import { ownFinders } from '#kit/server/own-search.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const search = (q: string, as: Person | null) =>
  app.send<{ groups: OwnSearchGroup[] }>('GET', `/api/my/search?q=${encodeURIComponent(q)}`, { as });
const found = async (q: string, as: Person) => {
  const { status, body, text } = await search(q, as);
  expect(status, text).toBe(200);
  return new Map(body.data.groups.map(({ kind, items }) => [kind, items]));
};

async function plant(): Promise<void> {
  const { id: clientId } = app.people.client;
  const { id: freelancerId } = app.people.freelancer;
  await app.base.database.pool.query(
    `insert into contract (id, number, state, client_id, freelancer_id, title, currency, offered_at, valid_until)
     values (gen_random_uuid(), 'CT-4W8Q-77LM', 'offered', $1, $2, 'Charts of 100% of the coast', 'USD', now(),
       now() + interval '7 days')`,
    [clientId, freelancerId],
  );
  await app.must('POST', '/api/my/projects', {
    as: 'client',
    body: { title: 'Lanterns for a harbor walk', category: 'logo-design' },
  });
}

describe('search of what is one’s own', () => {
  beforeAll(plant);

  test('finds a contract by its number and words of its title, for both who signed it', async () => {
    for (const as of ['client', 'freelancer'] as const)
      for (const typed of ['ct-4w8q', 'CHARTS', '100% of'])
        expect((await found(typed, as)).get('contracts'), `${typed} as ${as}`).toEqual([
          {
            title: 'Charts of 100% of the coast',
            detail: expect.stringContaining('CT-4W8Q-77LM') as string,
            path: '/contracts/CT-4W8Q-77LM',
          },
        ]);
  });

  test('finds a project that is only begun, and leads on with it', async () => {
    const [project] = (await found('lanterns', 'client')).get('projects') ?? [];
    expect(project).toMatchObject({ title: 'Lanterns for a harbor walk', detail: 'Draft' });
    expect(project?.path).toMatch(/^\/post_project\?draft=/);
  });

  test('finds nothing of anyone else, and no sign stands for any text', async () => {
    for (const typed of ['CT-4W8Q', 'charts', 'lanterns']) expect([...(await found(typed, 'newClient'))]).toEqual([]);
    expect((await found('lanterns', 'freelancer')).size).toBe(0);
    for (const typed of ['%%', '__', '\\\\'])
      expect((await found(typed, 'client')).get('contracts'), typed).toBeUndefined();
  });

  test('needs two characters and a person', async () => {
    expect((await search('c', 'client')).status).toBe(422);
    expect((await search('charts', null)).status).toBe(401);
  });

  test('each kind has a domain that finds it', () => {
    expect(new Set(ownFinders.of(app.context).map(({ kind }) => kind))).toEqual(new Set(OWN_KINDS));
  });
});
