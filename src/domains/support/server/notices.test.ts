import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveSecondStep, setStaffRoles, testApp, type TestApp } from '#app/server/test-app.ts';
import { composed } from '#kit/server/db/database.ts';
import type { Notice } from '../notice-contract.ts';
import { ticketForm, COUNTER, noticed, opened } from './test-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const REASONS = { statement: 'The picture is the claimant’s drawing.' };
const decide = (number: string, body: object, as: 'operator' | 'client' = 'operator') =>
  app.send(`POST`, `/api/admin/tickets/${number}/decision`, { as, body: { ...REASONS, ...body } });
const removal = { decision: 'removed', ground: 'law' };
const keeping = { decision: 'kept', ground: 'none' };
const noticeOf = async (number: string): Promise<Notice> =>
  (await app.must<{ notice: Notice }>('GET', `/api/admin/tickets/${number}`, { as: 'operator' })).notice;
const counter = async (number: string) => {
  const { topic: _topic, subject: _subject, ...form } = await ticketForm(app);
  return app.send<{ ticket_number: string }>('POST', '/api/support/counter-notices', {
    body: { ...form, ...COUNTER, notice_number: number },
  });
};
const profile = () => `${app.context.config.appUrl}/user/profile/${app.people.freelancer.username}`;
const notified = composed<{ decision: string; user: string }>(
  "select facts->>'decision' as decision, facts->>'userId' as user from job where name = 'support.notice_decided' order by id",
);

test('a claim needs the work and an address; every notice a declaration and the exact place', async () => {
  const { topic: _topic, subject: _subject, ...form } = await ticketForm(app);
  const send = (more: object) =>
    app.send('POST', '/api/support/notices', {
      body: {
        ...form,
        kind: 'copyright',
        link: 'https://example.org/x',
        concerns: 'My drawing of a crane',
        contact: '1 Harbor Road, Malmö',
        text: 'It is my drawing.',
        signed_name: 'Test',
        declared: true,
        ...more,
      },
    });
  for (const wrong of [
    { concerns: '' },
    { contact: '' },
    { declared: false },
    { link: 'somewhere' },
    { signed_name: '' },
  ])
    expect((await send(wrong)).status).toBe(422);
  expect((await send({})).status).toBe(201);
});

describe('a decision', () => {
  test('hides what the link leads to, and its reasons reach who sent the notice and who published it', async () => {
    const ticket = await noticed(app, { kind: 'illegal', link: profile() });
    expect((await noticeOf(ticket.number)).thing).toMatchObject({ is_public: true });
    expect((await decide(ticket.number, { decision: 'removed', ground: 'none' })).status).toBe(422);
    expect((await decide(ticket.number, removal)).status).toBe(201);
    expect((await noticeOf(ticket.number)).thing).toMatchObject({ is_public: false });
    const { messages } = await app.must<{ messages: { body: string }[] }>(
      'GET',
      `/api/support/tickets/${ticket.number}?token=${ticket.token}`,
      {},
    );
    expect(messages.at(-1)?.body).toMatch(
      /hidden from everyone[\s\S]*illegal[\s\S]*claimant’s[\s\S]*No automated means/,
    );
    expect((await app.context.db.rows(notified)).at(-1)).toEqual({
      decision: 'removed',
      user: app.people.freelancer.id,
    });
  });

  test('is looked at again after a counter-notice, by another person, and shows the content again', async () => {
    const ticket = await noticed(app, { kind: 'illegal', link: profile() });
    expect((await counter(ticket.number)).status).toBe(422);
    await decide(ticket.number, removal);
    const { ticket_number: answered } = (await counter(ticket.number)).body.data;
    expect(await noticeOf(ticket.number)).toMatchObject({ counters: [answered], decisions: [{ decision: 'removed' }] });
    expect((await noticeOf(answered)).answers).toBe(ticket.number);
    expect((await decide(answered, keeping)).status).toBe(403);
    await setStaffRoles(app, 'client', ['support']);
    await app.context.database.transact((tx) => giveSecondStep(tx, app.people.client.id));
    expect((await noticeOf(ticket.number)).refusal).toContain('another operator');
    expect((await decide(ticket.number, keeping)).status).toBe(403);
    expect((await decide(ticket.number, keeping, 'client')).status).toBe(201);
    await setStaffRoles(app, 'client', []);
    expect((await noticeOf(ticket.number)).thing).toMatchObject({ is_public: true });
    const staff = await app.must<{ messages: { body: string }[] }>('GET', `/api/admin/tickets/${answered}`, {
      as: 'operator',
    });
    expect(staff.messages.at(-1)?.body).toContain('After a review by another person');
    expect((await app.context.db.rows(notified)).at(-1)?.decision).toBe('kept');
  });

  test('about another site’s page is recorded, and about a plain message there is none', async () => {
    const elsewhere = await noticed(app);
    expect((await decide(elsewhere.number, removal)).status).toBe(201);
    expect((await noticeOf(elsewhere.number)).thing).toBeNull();
    expect((await decide((await opened(app)).number, removal)).status).toBe(404);
  });
});

describe('saved answers', () => {
  const save = (title: string, body = 'Hello {name}, thank you.') =>
    app.send<{ id: string }>('POST', '/api/admin/macros', { as: 'operator', body: { title, body } });
  test('have a title each, also when two are saved at once, and only known placeholders', async () => {
    const both = await Promise.all([save('Thanks'), save('thanks')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect((await save('Typo', 'Hello {nmae}, thank you.')).status).toBe(422);
  });
  test('are not overwritten by someone who read an older one', async () => {
    const { id } = (await save('Fees')).body.data;
    const change = () =>
      app.send('PUT', `/api/admin/macros/${id}`, {
        as: 'operator',
        body: { title: 'Fees', body: 'Hello {name}, it is a fee.', revision: 1 },
      });
    expect([(await change()).status, (await change()).status]).toEqual([200, 409]);
  });
});
