/** JOB-4: after a restore nothing is sent again, because the instance that was backed up may have sent it. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailsFor } from '#domains/notifications/server/emails-for.ts';
import type { NoticeRow } from '#domains/notifications/server/notice-rows.ts';
import { sendEmail } from '#domains/notifications/server/send-email.ts';
import { sendOrAsk, sendPayout } from '#domains/payouts/server/send-payout.ts';
import type { Context } from '#kit/server/context.ts';
import { composed, openDatabase, type Database } from '#kit/server/db/database.ts';
import { workJobs, type ReactionJob } from '#kit/server/jobs/work-jobs.ts';
import type { PayoutNews, PayoutOrder, PaymentProvider } from '#kit/server/payments/provider.ts';
import { markCopy, restoredFrom } from '#kit/server/restored.ts';
import type { TestDatabase } from '#kit/server/test-database.ts';
import { reactions } from './modules.ts';
import { testApp, type TestApp } from './test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let app: TestApp;
let owner: Database;
let room = '';
let sent: string[] = [];
const byName = new Map(reactions.map((reaction) => [reaction.name, reaction]));

beforeAll(async () => {
  app = await testApp();
  owner = openDatabase({ connection: (app.base as TestDatabase).connection, poolSize: 2 });
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(() => {
  sent = [];
  room = mkdtempSync(path.join(os.tmpdir(), 'docket-restored-'));
  return () => rmSync(room, { recursive: true, force: true });
});

const copied = (agoMs: number): Date => new Date(Date.now() - agoMs);
const restored = (takenAt: Date | null, more: Partial<Context> = {}): Context => ({
  ...app.context,
  restoredFrom: takenAt,
  mail: { send: async ({ to }) => void sent.push(to) },
  ...more,
});
const unverified = () => app.people.unverified.email;

/** As it waits in the queue of the copy. */
async function workOff(job: Omit<ReactionJob, 'eventId'>, context: Context): Promise<void> {
  const outcomes = await workJobs([{ ...job, id: 'one', eventId: '1' }], byName, context);
  expect([...outcomes.values()]).toEqual([null]);
}

describe('an instance restored from a backup', () => {
  test('sends no code that was asked for before the backup, and every one asked for after it', async () => {
    const facts = { userId: app.people.unverified.id };
    const job = { reaction: 'accounts-send-code', facts, announcedAt: new Date(Date.now() - 5_000) };
    await workOff(job, restored(new Date()));
    expect(sent).toEqual([]);
    await workOff(job, restored(copied(10_000)));
    expect(sent).toEqual([unverified()]);
  });

  test('emails no notice from before the backup, and those from after it', async () => {
    const message = async (): Promise<string> => {
      const id = crypto.randomUUID();
      const { id: user } = app.people.client;
      await owner.db.rows(
        composed(
          `insert into notification_letter (id, user_id, due_at, slot, created_at) values ($1, $2, now(), $3, now())`,
        ),
        [id, user, `test:${id}`],
      );
      await owner.db.rows(
        composed(`insert into notification (id, user_id, event_id, event, topic, group_key, group_title, title, body,
          path, essential, in_app, letter_id, at)
         values (gen_random_uuid(), $1, (random() * 1e9)::bigint, 'orders.paid', 'orders', $2::text, 'Order', 'Paid',
           'It is paid.', '/', false, true, $2::text::uuid, now() - interval '1 hour')`),
        [user, id],
      );
      return id;
    };
    const old = await message();
    await sendEmail(old, restored(new Date()));
    expect(sent).toEqual([]);
    expect(
      await owner.db.row(composed('select from notification_letter where id = $1 and dropped_at is not null'), [old]),
    ).toBeDefined();
    await sendEmail(await message(), restored(copied(2 * HOUR_MS)));
    expect(sent).toEqual([app.people.client.email]);
  });

  test('adds no notice to an email that was open before the backup', async () => {
    const notice = {
      id: crypto.randomUUID(),
      userId: app.people.client.id,
      essential: false,
      kept: { digest: 'off', quietHours: null, timeZone: 'UTC' },
      notice: { group: { key: 'order:restored', title: 'Order' } },
    } as unknown as NoticeRow;
    const notificationEmail = async (context: Context) =>
      (await app.context.database.transact((tx) => emailsFor(tx, [notice], context))).get(notice.id);
    const before = await notificationEmail(app.context);
    expect(await notificationEmail(app.context)).toBe(before);
    const after = await notificationEmail(restored(new Date()));
    expect(after).not.toBe(before);
  });

  test('pays nobody twice: it looks the payout up, and stops asking once the provider may have forgotten it', async () => {
    const user = app.people.freelancer.id;
    const [method, withdrawal] = [crypto.randomUUID(), crypto.randomUUID()];
    const atProvider = new Set<string>();
    const providerCalls: string[] = [];
    const news = ({ reference, amount }: PayoutOrder): PayoutNews => ({
      about: 'payout',
      providerReference: '',
      reference,
      amount,
      state: 'unknown',
      reason: null,
      live: false,
    });
    const provider: Partial<PaymentProvider> = {
      name: 'test',
      live: false,
      payouts: {
        lookUpPayout: async (order: PayoutOrder) => (
          providerCalls.push('look up'),
          atProvider.has(order.reference) ? news(order) : null
        ),
        sendPayout: async (order: PayoutOrder) => (
          providerCalls.push('send'),
          atProvider.add(order.reference),
          news(order)
        ),
      },
    };
    await app.must('POST', '/api/payouts/methods', {
      as: 'freelancer',
      body: {
        kind: 'bank',
        country: 'US',
        holder: 'Test freelancer',
        routing: '021000021',
        account_number: '10000001',
      },
    });
    await owner.db.rows(
      composed(
        "update payout_method set id = $1, proven_at = now(), created_at = now() - interval '90 days' where user_id = $2",
      ),
      [method, user],
    );
    await owner.db.rows(composed('update account set identity_verified_at = now() where id = $1'), [user]);
    await owner.db.rows(
      composed(`insert into withdrawal (id, number, user_id, method_id, provider, live, lane, amount, fee, currency,
        state, requested_at)
       values ($1, 'WD-REST-ORED', $2, $3, 'test', false, 'standard', 5000, 100, 'USD', 'approved',
         now() - interval '40 days')`),
      [withdrawal, user, method],
    );
    const announced = () =>
      owner.db.rows(composed("select from job where name = 'wallet.operator_needed' and facts ->> 'subject' = $1"), [
        withdrawal,
      ]);
    const after = (takenAt: Date): Context => restored(takenAt, { payments: { test: provider as PaymentProvider } });

    // The instance that was backed up sent it after the backup; the copy has it as approved.
    atProvider.add(withdrawal);
    await app.context.database.transact((tx) => sendOrAsk(tx, withdrawal, after(copied(HOUR_MS))));
    await sendPayout(after(copied(HOUR_MS)), withdrawal);
    expect(providerCalls).toEqual(['look up']);
    expect(await announced()).toHaveLength(0);

    // The same from a backup so old that the provider may have forgotten it.
    atProvider.clear();
    await app.context.database.transact((tx) => sendOrAsk(tx, withdrawal, after(copied(26 * DAY_MS))));
    await sendPayout(after(copied(26 * DAY_MS)), withdrawal);
    expect(providerCalls).toEqual(['look up']);
    expect(await announced()).toHaveLength(1);
  });

  test('recognizes itself by a mark in its folder, from then on', async () => {
    const lines: string[] = [];
    const start = () => restoredFrom(owner.db, room, (line) => void lines.push(line));
    expect(await start()).toBeNull();
    const takenAt = copied(HOUR_MS);
    markCopy(room, takenAt);
    expect(await start()).toEqual(takenAt);
    expect(existsSync(path.join(room, 'restored-from.json'))).toBe(false);
    expect(await start()).toEqual(takenAt);
    expect(lines).toHaveLength(1);
    // A clock that was ahead no longer holds anything back.
    markCopy(room, new Date(Date.now() + DAY_MS));
    expect((await start())?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
    writeFileSync(path.join(room, 'restored-from.json'), '{"takenAt":"yesterday"}');
    await expect(start()).rejects.toThrow('does not say when the backup was taken');
  });
});
