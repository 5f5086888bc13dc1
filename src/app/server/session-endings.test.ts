import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutEnded } from './session-endings.ts';
import type { Hub } from '#kit/server/realtime/hub.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('sockets of a session that another process ended are closed, and no others', async () => {
  const { db } = app.context;
  const idOf = async (who: 'client' | 'freelancer') =>
    (await db.row(composed<{ id: string }>('select id from session where user_id = $1'), [app.people[who].id]))?.id ??
    '';
  const [theirs, others] = [await idOf('client'), await idOf('freelancer')];
  const cut: string[][] = [];
  const hub = {
    cutSessions: (ids: readonly string[]) => void cut.push([...ids]),
    openSessions: () => [theirs, others],
  } as unknown as Hub;
  await cutEnded(hub, db);
  await app.must('POST', '/api/logout', { as: 'client' });
  await cutEnded(hub, db);
  expect(cut).toEqual([[], [theirs]]);
});
