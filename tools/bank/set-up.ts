import { composed } from '#kit/server/db/database.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { goodDraft } from '#domains/services/test-draft.ts';
import type { Database } from '#kit/server/db/database.ts';
import { testApp, usd, type TestApp } from '../../src/app/server/test-app.ts';
import { SETTLES_WITHIN_MS, type World } from './commands.ts';

/** Shared by all processes on this database: what one seals, the others can open. */
export const INSTANCE_KEY = 'bank-test-instance-key-of-32-bytes!';
const MONEY = 900_000_000;
/** Of what one large order brings, this many operations can withdraw. */
const OPERATIONS_PER_EARNING = 1_000;
const EARNED_WITH = 900_000;
const AGES_EVERY_MS = 10_000;

/** One person adds what thousands would: yesterday's do not count towards the daily limit. */
const ageFundings = (owner: Database): Promise<unknown> =>
  owner.db.rows(
    composed(
      "update funding set created_at = created_at - interval '2 days' where created_at between now() - interval '1 day' and now() - interval '30 seconds'",
    ),
  );

/**
 * People, something to buy, money to spend, and earnings that have cleared: by the product's own calls, through its own
 * desk.
 */
export async function setUp(app: Database, owner: Database, operations: number, url: World['url']): Promise<World> {
  // The sums of a run exceed what may be added or withdrawn without a review. First of all: what read the terms keeps
  // them for a while.
  for (const name of ['withdrawalReviewWhole', 'withdrawalReviewWeekWhole', 'fundingDailyWhole', 'proposalsMonth'])
    await owner.db.rows(
      composed(`insert into term_change (name, old_value, new_value, holds_from, changed_by, changed_at, reason)
       values ($1, 1, 1000000, now() - interval '1 hour', gen_random_uuid(), now() - interval '2 hours',
         'The bank test withdraws and proposes without end')`),
      [name],
    );
  const desk = await testApp({ INSTANCE_KEY }, { database: app, close: async () => {} });
  await desk.addMoney('client', usd(MONEY));
  const { slug } = await desk.publish();
  const purchase = await quoted(desk, slug);
  const large = await publishLarge(desk);
  for (let earned = 0; earned * OPERATIONS_PER_EARNING < operations; earned += 1)
    await earn(desk, await quoted(desk, large));
  await clearAll(desk, owner);
  await owner.db.rows(composed('update account set identity_verified_at = now() where id = $1'), [
    desk.people.freelancer.id,
  ]);
  // Early clearance is open from level 2 on.
  await owner.db.rows(composed("update profile set level = 'level_2' where user_id = $1"), [desk.people.freelancer.id]);
  const method = async (account_number: string): Promise<string> => {
    const bank = { kind: 'bank', country: 'US', holder: 'Test freelancer', routing: '021000021', account_number };
    return (await desk.must<{ id: string }>('POST', '/api/payouts/methods', { as: 'freelancer', body: bank })).id;
  };
  // The database is away now and then; the next time will do.
  setInterval(() => void ageFundings(owner).catch(() => {}), AGES_EVERY_MS).unref();
  const payoutMethods = { standard: await method('10000001'), express: await method('10000002') };
  // Money has arrived there before, so nothing waits for days.
  await owner.db.rows(composed('update payout_method set proven_at = now() where id = $1'), [payoutMethods.express]);
  const offer = {
    freelancer: desk.people.freelancer.username,
    title: 'Signs for a bakery',
    scope: 'Three signs, as in the brief.',
    signature: 'Test client',
  };
  return { app: desk, purchase, offer, ...(await talkAbout(desk, owner)), payoutMethods, url };
}

/** A posted project, and a conversation that was answered. */
async function talkAbout(desk: TestApp, owner: Database): Promise<Pick<World, 'project' | 'conversation'>> {
  // Proposals need most of a profile.
  await owner.db.rows(composed('update profile set completion = 100 where user_id = $1'), [desk.people.freelancer.id]);
  const { id: project } = await desk.must<{ id: string }>('POST', '/api/my/projects', { as: 'client', body: {} });
  await desk.must('PUT', `/api/my/projects/${project}`, { as: 'client', body: goodBrief() });
  await desk.must('POST', `/api/my/projects/${project}/post`, { as: 'client' });
  const body = {
    with: `person:${desk.people.freelancer.username}`,
    id: crypto.randomUUID(),
    text: 'Could you draw three signs?',
  };
  const { conversation_id: conversation } = await desk.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body,
  });
  const answer = { id: crypto.randomUUID(), text: 'Gladly.' };
  await desk.must('POST', `/api/conversations/${conversation}/messages`, { as: 'freelancer', body: answer });
  return { project, conversation };
}

async function quoted(desk: TestApp, service: string): Promise<Record<string, unknown>> {
  const { terms } = await desk.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${service}&package=basic`,
    { as: 'client' },
  );
  return { service, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
}

async function publishLarge(desk: TestApp): Promise<string> {
  const { id } = await desk.must<{ id: string }>('POST', '/api/my/services', { as: 'freelancer', body: {} });
  const packages = goodDraft().packages.map((servicePackage) => ({
    ...servicePackage,
    price: { amount: String(servicePackage.tier === 'basic' ? EARNED_WITH : EARNED_WITH + 1_000), currency: 'USD' },
  }));
  await desk.must('PUT', `/api/my/services/${id}`, {
    as: 'freelancer',
    body: { ...goodDraft(), title: 'A whole city drawn by hand for print', packages },
  });
  return (await desk.must<{ slug: string }>('POST', `/api/my/services/${id}/publish`, { as: 'freelancer' })).slug;
}

async function earn(desk: TestApp, purchase: Record<string, unknown>): Promise<void> {
  const { order_number: orderNumber } = await desk.must<{ order_number: string }>('POST', '/api/orders', {
    as: 'client',
    body: purchase,
  });
  const to = `/api/orders/${orderNumber}`;
  await desk.must('POST', `${to}/requirements`, { as: 'freelancer', body: {} });
  await desk.must('POST', `${to}/deliver`, {
    as: 'freelancer',
    body: { note: 'Here it is.', link: 'https://example.com/files' },
  });
  await desk.must('POST', `${to}/approve`, { as: 'client', body: {} });
}

/** A week passes for what is earned; the apps' own clock then clears it. */
async function clearAll(desk: TestApp, owner: Database): Promise<void> {
  await owner.db.rows(composed("update orders set clears_at = now(), clock_at = now() where state = 'completed'"));
  await owner.db.rows(
    composed(
      "update charge set clears_at = orders.clears_at from orders where orders.id = charge.id and orders.state = 'completed'",
    ),
  );
  await owner.db.rows(
    composed("update job set run_at = now() where subject in (select id from orders where state = 'completed')"),
  );
  const until = Date.now() + SETTLES_WITHIN_MS;
  while (Date.now() < until) {
    if (
      (await owner.db.row(composed('select 1 from orders where state = $1 and cleared_at is null'), ['completed'])) ===
      undefined
    )
      return;
    await sleep(100);
  }
  throw new Error(`the earnings of ${desk.people.freelancer.username} never cleared`);
}
