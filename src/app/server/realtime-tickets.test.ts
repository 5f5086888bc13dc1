import { afterAll, beforeAll, expect, it } from 'vitest';
import { useTicket } from '#kit/server/realtime/tickets.ts';
import { endedAmong } from '#domains/accounts/server/accounts.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ticketOf = async (as: 'client' | 'otherClient') =>
  (await app.must<{ ticket: string }>('POST', '/api/realtime/ticket', { as })).ticket;

it('opens one connection, for the person who asked for it, and no second one', async () => {
  const ticket = await ticketOf('client');
  expect(await useTicket(app.context.db, ticket, endedAmong)).toMatchObject({ userId: app.people.client.id });
  expect(await useTicket(app.context.db, ticket, endedAmong)).toBeNull();
});

it('opens nothing once its session has ended (AUT-5)', async () => {
  const ticket = await ticketOf('otherClient');
  await app.must('POST', '/api/logout', { as: 'otherClient' });
  expect(await useTicket(app.context.db, ticket, endedAmong)).toBeNull();
});
