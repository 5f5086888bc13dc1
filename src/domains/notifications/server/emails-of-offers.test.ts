/** Emails about what one person sends another: together, and none about what was withdrawn (AUT-13, decision 171). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import { notifyOf } from '#app/server/modules.ts';
import { contractOffered, offerEnded as contractOfferEnded } from '#domains/contracts/events.ts';
import { offerEnded, offerRequested } from '#domains/custom-offers/events.ts';
import { invitationSent, invitationWithdrawn } from '#domains/projects/events.ts';
import { proposalEnded, proposalSent } from '#domains/proposals/events.ts';
import type { Context } from '#kit/server/context.ts';
import type { Email } from '#kit/server/mail/mail.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { sendEmail } from './send-email.ts';

let base: TestDatabase;
let app: TestApp;
let context: Context;
let now: Date;
let event = 900_000_000;
const emails: Email[] = [];
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  context = { ...app.context, clock: () => now, mail: { send: async (email) => void emails.push(email) } };
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-18T12:00:00Z');
  emails.length = 0;
  await base.owner.query('truncate push_delivery, notification, notification_letter, notification_preference, job');
});

const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000));
const happen = (kind: { readonly name: string }, facts: object) =>
  notifyOf(kind.name, facts, context, { id: String((event += 1)), at: now });
/** Every email that is due by now. */
async function post(): Promise<void> {
  const { rows } = await base.owner.query<{ id: string }>(
    'select id from notification_letter where sent_at is null and dropped_at is null and due_at <= $1',
    [now],
  );
  for (const { id } of rows) await sendEmail(id, context);
}
const people = () => ({ clientId: app.people.client.id, freelancerId: app.people.freelancer.id });

const request = (n: number) => ({ offerId: `o${n}`, offerNumber: `OF-${n}`, title: 'A logo', ...people() });
const contract = (n: number) => ({ contractId: `c${n}`, contractNumber: `CT-${n}`, title: 'Signs', ...people() });
const project = (n: number) => ({ projectId: `p${n}`, slug: `signs-${n}`, title: `Signs ${n}`, ...people() });
const endsAt = '2026-11-25T12:00:00.000Z';
const money = { amount: '40000', currency: 'USD' };
const cases = {
  request: [
    (n: number) => happen(offerRequested, { ...request(n), endsAt }),
    (n: number) =>
      happen(offerEnded, { ...request(n), by: 'client', was: 'request', outcome: 'withdrawn', reason: null }),
  ],
  contract: [
    (n: number) => happen(contractOffered, { ...contract(n), milestones: 1, ...money, endsAt }),
    (n: number) =>
      happen(contractOfferEnded, {
        ...contract(n),
        by: 'client',
        outcome: 'withdrawn',
        wasAccepted: false,
        reason: null,
      }),
  ],
  invitation: [
    (n: number) => happen(invitationSent, { invitationId: `i${n}`, ...project(n), note: '' }),
    (n: number) => happen(invitationWithdrawn, { invitationId: `i${n}`, ...project(n) }),
  ],
  proposal: [
    (n: number) => happen(proposalSent, { proposalId: `r${n}`, ...project(n), ...money, days: 7, isRevision: false }),
    (n: number) =>
      happen(proposalEnded, {
        proposalId: `r${n}`,
        ...project(n),
        outcome: 'withdrawn',
        reason: null,
        quotaBack: true,
      }),
  ],
} as const;
const all = Object.entries(cases);

test.each(all)('of one sender leave together, one in 15 minutes: %s', async (_name, [send]) => {
  await send(1);
  await post();
  for (const n of [2, 3, 4]) await send(n);
  await post();
  expect(emails).toHaveLength(1);
  later(15);
  await post();
  expect(emails.map(({ subject }) => subject)).toEqual([
    emails[0]?.subject,
    expect.stringMatching(/, and 2 more updates$/),
  ]);
});

test.each(all)('are not sent about what was withdrawn before they left: %s', async (_name, [send, withdraw]) => {
  await send(1);
  await withdraw(1);
  later(15);
  await post();
  expect(emails).toEqual([]);
  await send(2);
  await send(3);
  await withdraw(3);
  later(15);
  await post();
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).not.toContain('more update');
});

test.each(all)('say so when the first one had left, or was read: %s', async (_name, [send, withdraw]) => {
  await send(1);
  await post();
  await send(2);
  await base.owner.query('update notification set read_at = now() where sent_what like $1', ['%2']);
  await withdraw(1);
  await withdraw(2);
  later(15);
  await post();
  expect(emails.map(({ subject }) => subject)).toEqual([
    emails[0]?.subject,
    expect.stringMatching(/, and 1 more update$/),
  ]);
  expect(emails[1]?.text).toContain('withdrew');
});

const withDeadline = [cases.request[0], cases.contract[0]];
test.each(withDeadline)(
  'are not held back by a digest where there is a deadline, and still leave together',
  async (send) => {
    await app.must('PUT', '/api/notifications/preferences', {
      as: 'freelancer',
      body: { groups: {}, digest: 'daily', quiet_hours: null },
    });
    await send(1);
    await post();
    expect(emails).toHaveLength(1);
    await send(2);
    await cases.invitation[0](1);
    await send(3);
    later(15);
    await post();
    expect(emails.map(({ subject }) => subject)).toEqual([
      emails[0]?.subject,
      expect.stringMatching(/, and 1 more update$/),
    ]);
  },
);

test('of different senders do not wait for each other', async () => {
  await cases.request[0](1);
  await post();
  await happen(offerRequested, { ...request(2), clientId: app.people.otherClient.id, endsAt });
  await post();
  expect(emails).toHaveLength(2);
});
