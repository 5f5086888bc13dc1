/**
 * AUT-6, AUT-11, AUT-12: staff change the address of someone who lost their mailbox, and never alone where another
 * operator is.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveSecondStep, PASSWORD, setStaffRoles, testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import { composed } from '#kit/server/db/database.ts';
import type { Email } from '#kit/server/mail/mail.ts';
import { changePersonsEmail } from '../people-contract.ts';
import { securityReactions } from './security-reactions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.base.database.transact((tx) => giveSecondStep(tx, app.people.newClient.id));
});
beforeEach(() => setStaffRoles(app, 'newClient', ['support']));
afterAll(() => app.close());

const REASON = 'Lost the mailbox; identity checked by video.';
const path = (who: Person, step = '') => `/api/admin/people/${app.people[who].id}/change-email${step}`;
const propose = (who: Person, email: string, as: Person = 'operator') =>
  app.send<{ state: string }>('POST', path(who), { as, body: { email, reason: REASON } });
const confirm = (who: Person, as: Person = 'newClient') => app.send('POST', path(who, '/confirm'), { as });
const decline = (who: Person, as: Person = 'operator') =>
  app.send('POST', path(who, '/decline'), { as, body: { reason: 'The owner objects to it.' } });
interface Shown {
  email: string;
  open_sessions: number;
  email_change: { to: string; is_sent: boolean; is_own: boolean } | null;
}
const shown = (who: Person, as: Person = 'operator') =>
  app.must<Shown>('GET', `/api/admin/people/${app.people[who].id}`, { as });

const happened = (who: Person, name: string) =>
  app.context.db.rows(
    composed<{ facts: never }>("select facts from job where name = $1 and facts->>'userId' = $2 order by id"),
    [name, app.people[who].id],
  );

/** The link that the new address gets. */
async function linkFor(who: Person): Promise<{ email: Email; token: string }> {
  const sent: Email[] = [];
  const context = { ...app.context, mail: { send: async (email: Email) => void sent.push(email) } };
  const news = (await happened(who, 'accounts.staff_email_change_sent')).at(-1);
  const reaction = securityReactions.find(({ event }) => event.name === 'accounts.staff_email_change_sent');
  await reaction?.react(news?.facts as never, context, { id: 'test', at: new Date() });
  const email = sent[0];
  if (email === undefined) throw new Error('no link was sent');
  return { email, token: /token=([\w-]+)/.exec(email.text)?.[1] ?? '' };
}
const open = (token: string) =>
  app.send('POST', '/api/password/reset', {
    body: { token, password: `${PASSWORD}-new`, password_confirmation: `${PASSWORD}-new` },
  });

test('two operators agree, the old address is told, and the new one counts once its link is opened', async () => {
  expect((await propose('client', 'found@example.org')).body.data).toEqual({ state: 'proposed' });
  expect(await happened('client', 'accounts.staff_email_change_sent')).toHaveLength(0);
  expect((await confirm('client', 'operator')).status).toBe(403);
  expect((await confirm('client')).status).toBe(200);
  expect((await confirm('client')).status).toBe(409);
  expect(await shown('client')).toMatchObject({
    email: 'client-person@example.com',
    email_change: { is_sent: true, is_own: true },
  });
  const { email, token } = await linkFor('client');
  expect(email.to).toBe('found@example.org');
  expect((await open(token)).status).toBe(200);
  expect(await shown('client')).toMatchObject({ email: 'found@example.org', email_change: null, open_sessions: 0 });
  expect((await happened('client', 'accounts.email_changed')).map(({ facts }) => facts)).toMatchObject([
    { from: 'client-person@example.com', to: 'found@example.org' },
  ]);
  expect((await open(token)).status).toBe(422);
  expect(
    (await app.send('POST', '/api/login', { body: { email: 'found@example.org', password: `${PASSWORD}-new` } }))
      .status,
  ).toBe(200);
  const undo = await app.context.db.rows(
    composed<{ from_email: string }>('select from_email from email_change where user_id = $1'),
    [app.people.client.id],
  );
  expect(undo).toEqual([{ from_email: 'client-person@example.com' }]);
  const acts = await app.context.db.rows(
    composed<{ act: string; text: string }>(
      "select act, coalesce(before, '{}')::text || coalesce(after, '{}')::text as text from staff_acts where act like 'account.%-email' order by id",
    ),
  );
  expect(acts.map(({ act }) => act)).toEqual(['account.propose-email', 'account.confirm-email']);
  // Nothing is ever erased from the audit.
  for (const { text } of acts) expect(text).not.toContain('@');
});

test('a declined change and its link lead nowhere', async () => {
  await propose('freelancer', 'other@example.org', 'newClient');
  await confirm('freelancer', 'operator');
  const { token } = await linkFor('freelancer');
  expect((await decline('freelancer')).status).toBe(200);
  expect((await open(token)).status).toBe(422);
  expect(await shown('freelancer')).toMatchObject({ email: 'freelancer-person@example.com', email_change: null });
  expect((await decline('freelancer')).status).toBe(409);
});

test('of two who confirm and decline at the same moment, the account follows one', async () => {
  await propose('otherClient', 'third@example.org');
  const answers = await Promise.all([
    confirm('otherClient'),
    confirm('otherClient'),
    propose('otherClient', 'fourth@example.org', 'newClient'),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await happened('otherClient', 'accounts.staff_email_change_sent')).toHaveLength(1);
  await decline('otherClient');
});

test('an address that has an account by now is not taken', async () => {
  await propose('otherClient', 'soon-taken@example.org');
  await confirm('otherClient');
  const { token } = await linkFor('otherClient');
  await app.context.db.rows(composed("update account set email = 'soon-taken@example.org' where id = $1"), [
    app.people.unverified.id,
  ]);
  expect((await open(token)).status).toBe(422);
  expect((await shown('otherClient')).email).toBe('otherclient-person@example.com');
  expect((await propose('newFreelancer', 'soon-taken@example.org')).body.errors).toHaveProperty('email');
  expect((await propose('newFreelancer', 'newfreelancer-person@example.com')).body.errors).toHaveProperty('email');
  await decline('otherClient');
});

test('an account that was never verified loses what was set on it before', async () => {
  await propose('unverified', 'proven@example.org');
  await confirm('unverified');
  expect((await open((await linkFor('unverified')).token)).status).toBe(200);
  const row = await app.context.db.row(
    composed<{ email: string; proven: boolean; undo: number }>(
      'select email, email_verified_at is not null as proven, (select count(*)::int from email_change where user_id = account.id) as undo from account where id = $1',
    ),
    [app.people.unverified.id],
  );
  expect(row).toEqual({ email: 'proven@example.org', proven: true, undo: 0 });
});

test('an operator who is alone may do it, never for staff or for themselves', async () => {
  expect((await propose('operator', 'mine@example.org')).status).toBe(403);
  expect((await propose('newClient', 'staff@example.org')).status).toBe(409);
  await setStaffRoles(app, 'newClient', ['trust']);
  expect((await propose('otherFreelancer', 'nope@example.org', 'newClient')).body.code).toBe('role_missing');
  await setStaffRoles(app, 'newClient', []);
  expect((await propose('otherFreelancer', 'alone@example.org', 'client')).status).toBe(401);
  expect((await propose('otherFreelancer', 'alone@example.org')).body.data).toEqual({ state: 'sent' });
  expect(changePersonsEmail.fresh).toBe(true);
});
